import { Copy, EyeOff, Heart, Link as LinkIcon, Lock, Repeat2 } from 'lucide-react'
import { Link } from 'react-router'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { CommentComposer } from '#web/features/comments/CommentComposer.tsx'
import { CommentList } from '#web/features/comments/CommentList.tsx'
import { useToggleLike } from '#web/features/likes/like.ts'
import { formatCount, formatDate } from '#web/lib/format.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { copyLink, copyPrompt } from '../copy.tsx'
import { ModelHint } from '../ModelHint.tsx'
import { Details } from './Details.tsx'
import styles from './Panel.module.css'
import { Siblings } from './Siblings.tsx'
import { Title } from './Title.tsx'
import { UseAsInput } from './UseAsInput.tsx'

/** Beside the picture, on a phone below it: who made it, with what, and what people say of it. */
export function Panel({
  creation,
  onTurn,
  onReprompt,
  onInputStarted,
}: {
  creation: Creation
  /** Goes to another picture of the same batch. */
  onTurn: (id: string) => void
  onReprompt: (creation: Creation) => void
  onInputStarted: () => void
}) {
  const toggleLike = useToggleLike()
  const { userInfo, own } = creation
  // Nobody else sees it before; there is nothing to like, to link to or to talk about.
  const isComplete = creation.status === CREATION_STATUS.complete
  return (
    <aside className={styles.panel} aria-label="About this picture">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label="Description and comments" tabIndex={0}>
        <div className={styles.about}>
          <div className={styles.author}>
            <Link to={`/user/${userInfo.id}`} className={styles.person}>
              <Avatar person={userInfo} size={40} />
              <span>
                <strong>{userInfo.nickName}</strong>
                <time dateTime={creation.createdAt}>{formatDate(creation.createdAt)}</time>
              </span>
            </Link>
            {isComplete && (
              <Button
                aria-pressed={creation.isLike}
                aria-label={`Like, ${formatCount(creation.numberOfLikes)} so far`}
                className={creation.isLike ? styles.loved : ''}
                icon={<Heart size={18} fill={creation.isLike ? 'currentColor' : 'none'} />}
                onClick={() => toggleLike(creation)}
              >
                {formatCount(creation.numberOfLikes)}
              </Button>
            )}
          </div>
          <Title creation={creation} />
          <div className={styles.actions}>
            <Button
              variant="primary"
              className={styles.reprompt}
              icon={<Repeat2 size={20} />}
              onClick={() => onReprompt(creation)}
            >
              Reprompt
            </Button>
            {creation.prompt && (
              <Button icon={<Copy size={20} />} onClick={() => copyPrompt(creation)}>
                Copy prompt
              </Button>
            )}
            {isComplete && (
              <IconButton label="Copy link" variant="filled" onClick={() => copyLink(creation)}>
                <LinkIcon size={20} />
              </IconButton>
            )}
            {creation.pictures.length > 0 && <UseAsInput creation={creation} onStarted={onInputStarted} />}
          </div>
          <Siblings creation={creation} onTurn={onTurn} />
          {creation.isPrivate && (
            <p className={styles.note}>
              <Lock size={16} aria-hidden="true" /> Private: only you can see it.
            </p>
          )}
          {own?.hidden && (
            <p className={styles.note}>
              <EyeOff size={16} aria-hidden="true" /> {own.hidden.descr}
            </p>
          )}
          <Details creation={creation} />
          {own?.engine === 'builtin' && isComplete && <ModelHint mode={creation.mode} />}
          {creation.note && <p className={styles.note}>{creation.note}</p>}
        </div>
        {isComplete && <CommentList creation={creation} />}
      </section>
      {isComplete && <CommentComposer creation={creation} />}
    </aside>
  )
}
