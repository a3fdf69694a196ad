import { Ellipsis, Eye, EyeOff, Link as LinkIcon, Settings, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import type { PublicInfo } from '#contract/identity.ts'
import { copyText } from '../../lib/clipboard.ts'
import { useSafety } from '../../lib/safety.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { notify, notifyError } from '../../ui/toasts.ts'
import styles from './ProfileHeader.module.css'

/** Passes the profile's address on, by the device where it can, else by the clipboard. */
async function share({ nickName }: PublicInfo): Promise<void> {
  const url = `${location.origin}${location.pathname}`
  try {
    if (navigator.share && matchMedia('(hover: none)').matches) {
      return await navigator.share({ title: nickName, url })
    }
    await copyText(url)
    notify('Link copied!', null, <LinkIcon size={20} />)
  } catch (error) {
    // The person closed the device's own dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notifyError('Share failed', 'The browser did not allow it. Copy the address of this page instead.')
  }
}

/** Who this is, and since when. */
export function ProfileHeader({
  person,
  isMine,
  onShowAgain,
}: {
  person: PublicInfo
  isMine: boolean
  /** Shows a person again who was hidden. */
  onShowAgain: () => void
}) {
  const { hide } = useSafety()
  return (
    <header className={styles.header}>
      <Avatar person={person} size={112} />
      <div className={styles.who}>
        <h2>{person.nickName}</h2>
        <p>Member since {new Date(person.createdAt).getFullYear()}</p>
      </div>
      <div className={styles.actions}>
        {isMine && (
          <Link to="/settings" className={styles.edit}>
            <Settings size={20} aria-hidden="true" />
            Edit profile
          </Link>
        )}
        <Button icon={<Share2 size={20} />} onClick={() => share(person)}>
          Share
        </Button>
        {!isMine && (
          <Menu
            label="Actions"
            trigger={props => (
              <IconButton label="More actions" look="filled" {...props}>
                <Ellipsis size={20} />
              </IconButton>
            )}
          >
            {close => (
              <MenuItem
                icon={person.isHidden ? <Eye size={20} /> : <EyeOff size={20} />}
                onSelect={() => {
                  close()
                  if (person.isHidden) onShowAgain()
                  else hide(person)
                }}
              >
                {person.isHidden ? 'Show this person again' : 'Hide this person'}
              </MenuItem>
            )}
          </Menu>
        )}
      </div>
    </header>
  )
}
