import { Eye, EyeOff, Settings, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import type { PublicInfo } from '#contract/people.ts'
import { useSafety } from '#web/lib/safety.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button } from '#web/ui/Button.tsx'
import styles from './ProfileHeader.module.css'

/** Who this is, and since when. */
export function ProfileHeader({
  person,
  isMine,
  onShare,
  onShowAgain,
}: {
  person: PublicInfo
  isMine: boolean
  onShare: () => void
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
        <Button icon={<Share2 size={20} />} onClick={onShare}>
          Share
        </Button>
        {!isMine && (
          <Button
            icon={person.isHidden ? <Eye size={20} /> : <EyeOff size={20} />}
            onClick={() => (person.isHidden ? onShowAgain() : hide(person))}
          >
            {person.isHidden ? 'Show this person again' : 'Hide this person'}
          </Button>
        )}
      </div>
    </header>
  )
}
