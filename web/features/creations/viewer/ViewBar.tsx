import {
  ChevronLeft,
  ChevronRight,
  Columns2,
  Download,
  Ellipsis,
  EyeOff,
  FileImage,
  Flag,
  Lock,
  LockOpen,
  Share2,
  Trash2,
  X,
  ZoomIn,
} from 'lucide-react'
import type { Creation } from '#contract/creations.ts'
import { useSafety } from '#web/lib/safety.ts'
import { useSession } from '#web/lib/session.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { Menu, MenuItem } from '#web/ui/Menu.tsx'
import { downloadAddress, save } from '../download.ts'
import { useTogglePrivacy } from '../privacy.tsx'
import styles from './ViewBar.module.css'

export type ViewActions = {
  close: () => void
  goBack: () => void
  goOn: () => void
  zoom: () => void
  compare: () => void
  share: () => void
  remove: () => void
}

/** Along the upper edge of the image view: leaving it, and what can be done with the picture as such. */
export function ViewBar({
  creation,
  comparing,
  hasPrevious,
  hasNext,
  actions,
}: {
  /** Undefined while it is loaded. */
  creation: Creation | undefined
  comparing: boolean
  /** Whether there are others before and after it in the list that it was opened from. */
  hasPrevious: boolean
  hasNext: boolean
  actions: ViewActions
}) {
  const hasPicture = creation !== undefined && creation.pictures.length > 0
  return (
    <div className={styles.bar}>
      <IconButton label="Close" onClick={actions.close}>
        <X size={20} />
      </IconButton>
      {(hasPrevious || hasNext) && (
        <>
          <IconButton
            label="Previous picture"
            className={styles.back}
            // Not disabled: the focus stays on it, and with it the keys go on.
            aria-disabled={!hasPrevious}
            onClick={actions.goBack}
          >
            <ChevronLeft size={24} />
          </IconButton>
          <IconButton
            label="Next picture"
            className={styles.on}
            aria-disabled={!hasNext}
            onClick={actions.goOn}
          >
            <ChevronRight size={24} />
          </IconButton>
        </>
      )}
      <span className={styles.space} />
      {hasPicture && (
        <>
          {creation.promptImages.length > 0 && (
            <IconButton
              label="Before and after"
              variant={comparing ? 'filled' : 'plain'}
              aria-pressed={comparing}
              onClick={actions.compare}
            >
              <Columns2 size={20} />
            </IconButton>
          )}
          <IconButton label="Zoom" className={styles.zoom} disabled={comparing} onClick={actions.zoom}>
            <ZoomIn size={20} />
          </IconButton>
          {!creation.isPrivate && (
            <IconButton label="Share" onClick={actions.share}>
              <Share2 size={20} />
            </IconButton>
          )}
          <a
            className={styles.download}
            href={downloadAddress(creation, 'jpg')}
            download={`${creation.id}.jpg`}
            aria-label="Download"
            title="Download"
          >
            <Download size={20} />
          </a>
        </>
      )}
      {creation && <MoreMenu creation={creation} hasPicture={hasPicture} remove={actions.remove} />}
    </div>
  )
}

function MoreMenu({
  creation,
  hasPicture,
  remove,
}: {
  creation: Creation
  hasPicture: boolean
  remove: () => void
}) {
  const { user } = useSession()
  const { report, hide } = useSafety()
  const togglePrivacy = useTogglePrivacy()
  const isMine = user?.id === creation.userId
  if (isMine && !hasPicture)
    return (
      <IconButton label="Delete" onClick={remove}>
        <Trash2 size={20} />
      </IconButton>
    )
  return (
    <Menu
      label="More"
      trigger={props => (
        <IconButton label="More" {...props}>
          <Ellipsis size={20} />
        </IconButton>
      )}
    >
      {close => {
        const then = (act: () => void) => () => {
          close()
          act()
        }
        return (
          <>
            {hasPicture && (
              <>
                <MenuItem
                  icon={<FileImage size={20} />}
                  onSelect={then(() => save(downloadAddress(creation, 'original')))}
                >
                  Download original
                </MenuItem>
                <MenuItem
                  icon={<FileImage size={20} />}
                  onSelect={then(() => save(downloadAddress(creation, 'png')))}
                >
                  Download as PNG
                </MenuItem>
              </>
            )}
            {isMine && (
              <MenuItem
                icon={creation.isPrivate ? <LockOpen size={20} /> : <Lock size={20} />}
                onSelect={then(() => togglePrivacy(creation))}
              >
                {creation.isPrivate ? 'Make public' : 'Make private'}
              </MenuItem>
            )}
            {isMine ? (
              <MenuItem icon={<Trash2 size={20} />} onSelect={then(remove)}>
                Delete
              </MenuItem>
            ) : (
              <>
                <MenuItem icon={<Flag size={20} />} onSelect={then(() => report({ imageId: creation.id }))}>
                  Report…
                </MenuItem>
                <MenuItem icon={<EyeOff size={20} />} onSelect={then(() => hide(creation.userInfo))}>
                  Hide this person
                </MenuItem>
              </>
            )}
          </>
        )
      }}
    </Menu>
  )
}
