import { CircleUserRound, Copy, Ellipsis, Heart, MessageCircle, Repeat2, Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Creation } from '#contract/creations.ts'
import { formatCount } from '../../../lib/format.ts'
import { TOUCH, useMedia } from '../../../lib/media.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import { copyPrompt } from '../actions.tsx'
import { useToggleLike } from '../like.ts'
import { PictureCard } from './PictureCard.tsx'
import styles from './WallCard.module.css'

const ShareDialog = lazy(() =>
  import('../dialogs/ShareDialog.tsx').then(file => ({ default: file.ShareDialog })),
)

/** A creation on the public wall. */
export function WallCard({
  creation,
  columnWidth,
  eager = false,
  onReprompt,
}: {
  creation: Creation
  columnWidth: number
  eager?: boolean
  onReprompt: (creation: Creation) => void
}) {
  const touch = useMedia(TOUCH)
  const toggleLike = useToggleLike()
  const navigate = useNavigate()
  const [sharing, setSharing] = useState(false)
  const likes = (
    <button
      type="button"
      className={`${styles.count} ${creation.isLike ? styles.loved : ''}`}
      aria-pressed={creation.isLike}
      aria-label={`Like, ${formatCount(creation.numberOfLikes)} so far`}
      onClick={() => toggleLike(creation)}
    >
      <Heart size={16} fill={creation.isLike ? 'currentColor' : 'none'} aria-hidden="true" />
      {formatCount(creation.numberOfLikes)}
    </button>
  )
  const comments = (
    <span className={styles.count}>
      <MessageCircle size={16} aria-hidden="true" />
      {formatCount(creation.numberOfComments)}
      <span className="visually-hidden"> comments</span>
    </span>
  )
  return (
    <>
      <PictureCard
        creation={creation}
        columnWidth={columnWidth}
        eager={eager}
        touch={touch}
        top={
          touch ? (
            <Menu
              label="Actions"
              trigger={props => (
                <button type="button" className={styles.more} aria-label="More actions" {...props}>
                  <span>
                    <Ellipsis size={18} />
                  </span>
                </button>
              )}
            >
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
                    icon={<CircleUserRound size={20} />}
                    onSelect={() => {
                      close()
                      navigate(`/user/${creation.userId}`)
                    }}
                  >
                    <span className="visually-hidden">Profile of </span>
                    {creation.userInfo.nickName}
                  </MenuItem>
                  <MenuItem
                    icon={<Share2 size={20} />}
                    onSelect={() => {
                      close()
                      setSharing(true)
                    }}
                  >
                    Share
                  </MenuItem>
                </>
              )}
            </Menu>
          ) : (
            <>
              {creation.prompt && (
                <IconButton label="Copy prompt" look="glass" onClick={() => copyPrompt(creation)}>
                  <Copy size={20} />
                </IconButton>
              )}
              <Button
                className={styles.reprompt}
                icon={<Repeat2 size={20} />}
                onClick={() => onReprompt(creation)}
              >
                Reprompt
              </Button>
            </>
          )
        }
        bottom={
          <div className={styles.by}>
            <span className={styles.author}>
              <Avatar person={creation.userInfo} size={28} />
              <span className={styles.name}>{creation.userInfo.nickName}</span>
            </span>
            {likes}
            {comments}
          </div>
        }
        below={
          <>
            <span className={styles.name}>{creation.userInfo.nickName}</span>
            {likes}
            {comments}
          </>
        }
      />
      {sharing && (
        <Suspense>
          <ShareDialog creation={creation} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  )
}
