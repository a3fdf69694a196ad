import { Copy, EyeOff, Heart, Lock, LockOpen, Repeat2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { LikeCount } from '#web/features/likes/LikeCount.tsx'
import { useToggleLike } from '#web/features/likes/like.ts'
import { formatCount } from '#web/lib/format.ts'
import { TOUCH, useMedia } from '#web/lib/media.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { MenuItem } from '#web/ui/Menu.tsx'
import { copyPrompt } from '../copy.tsx'
import { modeName } from '../describe.ts'
import { useOwnerActions } from '../owner-actions.ts'
import { useTogglePrivacy } from '../privacy.tsx'
import { CardMenu, RepromptButton } from './CardActions.tsx'
import styles from './GalleryCard.module.css'
import { OpenCard } from './OpenCard.tsx'
import { PictureCard } from './PictureCard.tsx'

/** One's own creation, whatever its status. */
export function GalleryCard({
  creation,
  columnWidth,
  onReprompt,
}: {
  creation: Creation
  columnWidth: number
  onReprompt: (creation: Creation) => void
}) {
  const touch = useMedia(TOUCH)
  const toggleLike = useToggleLike()
  const togglePrivacy = useTogglePrivacy()
  const { busy, remove } = useOwnerActions(creation)
  const [confirming, setConfirming] = useState(false)
  const confirm = confirming && (
    <ConfirmDialog
      title="Delete Creation"
      act="Delete"
      message="Are you sure you want to delete this creation?"
      busy={busy}
      onCancel={() => setConfirming(false)}
      onConfirm={async () => {
        if (!(await remove())) setConfirming(false)
      }}
    />
  )
  if (creation.status !== CREATION_STATUS.complete) {
    return (
      <>
        <OpenCard creation={creation} onDelete={() => setConfirming(true)} onReprompt={onReprompt} />
        {confirm}
      </>
    )
  }
  return (
    <>
      {(creation.isPrivate || creation.own?.hidden) && (
        <span
          className={styles.badge}
          role="img"
          aria-label={creation.own?.hidden ? creation.own.hidden.descr : 'Private'}
          title={creation.own?.hidden?.descr}
        >
          {creation.own?.hidden ? <EyeOff size={16} /> : <Lock size={16} />}
        </span>
      )}
      <PictureCard
        creation={creation}
        columnWidth={columnWidth}
        eager={false}
        touch={touch}
        top={
          touch ? (
            <CardMenu>
              {close => (
                <>
                  {creation.prompt && (
                    <MenuItem icon={<Copy size={20} />} onSelect={() => copyPrompt(creation).then(close)}>
                      Copy prompt
                    </MenuItem>
                  )}
                  <MenuItem
                    icon={<Repeat2 size={20} />}
                    onSelect={() => {
                      close()
                      onReprompt(creation)
                    }}
                  >
                    Reprompt
                  </MenuItem>
                  <MenuItem
                    icon={creation.isPrivate ? <LockOpen size={20} /> : <Lock size={20} />}
                    onSelect={() => {
                      close()
                      togglePrivacy(creation)
                    }}
                  >
                    {creation.isPrivate ? 'Make public' : 'Make private'}
                  </MenuItem>
                  <MenuItem
                    icon={<Trash2 size={20} />}
                    onSelect={() => {
                      close()
                      setConfirming(true)
                    }}
                  >
                    Delete
                  </MenuItem>
                </>
              )}
            </CardMenu>
          ) : (
            <>
              <IconButton
                label={creation.isPrivate ? 'Make public' : 'Make private'}
                variant="glass"
                className={styles.privacy}
                onClick={() => togglePrivacy(creation)}
              >
                {creation.isPrivate ? <LockOpen size={20} /> : <Lock size={20} />}
              </IconButton>
              <IconButton label="Delete" variant="glass" onClick={() => setConfirming(true)}>
                <Trash2 size={20} />
              </IconButton>
            </>
          )
        }
        bottom={
          <div className={styles.actions}>
            <RepromptButton creation={creation} onReprompt={onReprompt} wide />
            {creation.prompt && (
              <IconButton label="Copy prompt" variant="glass" onClick={() => copyPrompt(creation)}>
                <Copy size={20} />
              </IconButton>
            )}
            <IconButton
              label={`Like, ${formatCount(creation.numberOfLikes)} so far`}
              variant="glass"
              aria-pressed={creation.isLike}
              className={creation.isLike ? styles.loved : ''}
              onClick={() => toggleLike(creation)}
            >
              <Heart size={20} fill={creation.isLike ? 'currentColor' : 'none'} />
            </IconButton>
          </div>
        }
        below={
          <>
            <span className={styles.mode}>{modeName(creation)}</span>
            <LikeCount creation={creation} />
          </>
        }
      />
      {confirm}
    </>
  )
}
