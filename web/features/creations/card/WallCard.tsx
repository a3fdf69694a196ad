import { Copy, MessageCircle, Share2 } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Creation } from '#contract/creations.ts'
import { LikeCount } from '#web/features/likes/LikeCount.tsx'
import { formatCount } from '#web/lib/format.ts'
import { TOUCH, useMedia } from '#web/lib/media.ts'
import { useSession } from '#web/lib/session.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { IconButton } from '#web/ui/Button.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { copyPrompt } from '../copy.tsx'
import { CardMenu, RepromptButton } from './CardActions.tsx'
import { PictureCard } from './PictureCard.tsx'
import styles from './WallCard.module.css'

const ShareDialog = lazy(() =>
  import('../sharing/ShareDialog.tsx').then(file => ({ default: file.ShareDialog })),
)

const WallCardMenu = lazy(() => import('./WallCardMenu.tsx').then(file => ({ default: file.WallCardMenu })))

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
  const { user } = useSession()
  const [sharing, setSharing] = useState(false)
  const comments = (
    <span className={styles.comments}>
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
          <>
            {!touch && creation.prompt && (
              <IconButton label="Copy prompt" variant="glass" onClick={() => copyPrompt(creation)}>
                <Copy size={20} />
              </IconButton>
            )}
            {!touch && <RepromptButton creation={creation} onReprompt={onReprompt} />}
            {!touch && user?.id === creation.userId ? (
              <IconButton label="Share" variant="glass" onClick={() => setSharing(true)}>
                <Share2 size={20} />
              </IconButton>
            ) : (
              <MoreMenu
                creation={creation}
                touch={touch}
                onReprompt={onReprompt}
                onShare={() => setSharing(true)}
              />
            )}
          </>
        }
        bottom={
          <div className={styles.by}>
            <Link to={`/user/${creation.userId}`} className={styles.author}>
              <Avatar person={creation.userInfo} size={28} />
              <span className={styles.name}>{creation.userInfo.nickName}</span>
            </Link>
            <LikeCount creation={creation} />
            {comments}
          </div>
        }
        below={
          <>
            <Link to={`/user/${creation.userId}`} className={styles.author}>
              <Avatar person={creation.userInfo} size={20} />
              <span className={styles.name}>{creation.userInfo.nickName}</span>
            </Link>
            <LikeCount creation={creation} />
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

/** What else can be done with it; on touch screens everything. Its contents are loaded when it is opened. */
function MoreMenu(contents: Omit<ComponentProps<typeof WallCardMenu>, 'close'>) {
  return (
    <CardMenu>
      {close => (
        <Suspense fallback={<Spinner />}>
          <WallCardMenu close={close} {...contents} />
        </Suspense>
      )}
    </CardMenu>
  )
}
