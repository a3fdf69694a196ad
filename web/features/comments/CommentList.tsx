import { Ellipsis, EyeOff, Flag, MessageCircle, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Comment } from '#contract/comments.ts'
import type { Creation } from '#contract/creations.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { formatAge, formatCount } from '#web/lib/format.ts'
import { useSafety } from '#web/lib/safety.ts'
import { useSession } from '#web/lib/session.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { Menu, MenuItem } from '#web/ui/Menu.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { notifyError } from '#web/ui/toasts.ts'
import { useFailureNotice } from '#web/ui/use-failure-notice.ts'
import styles from './Comments.module.css'
import { useCommentActions, useComments } from './comments.ts'

/** What people said of a creation, oldest first. */
export function CommentList({ creation }: { creation: Creation }) {
  const { data, error, refetch } = useComments(creation.id)
  const { remove } = useCommentActions(creation.id)
  const [asked, setAsked] = useState<Comment | null>(null)
  const [busy, setBusy] = useState(false)
  useFailureNotice('Fetch comments failed', error)

  const confirm = async (comment: Comment) => {
    setBusy(true)
    try {
      await remove(comment)
    } catch (failure) {
      notifyError('Delete comment failed', sentenceOf(failure))
    } finally {
      setBusy(false)
      setAsked(null)
    }
  }
  return (
    <section className={styles.comments} aria-label="Comments">
      <h2 id="comments" tabIndex={-1}>
        Comments <span>{formatCount(creation.numberOfComments)}</span>
      </h2>
      {error && !data && (
        <p className={styles.none}>
          {sentenceOf(error)} <Button onClick={() => refetch()}>Try again</Button>
        </p>
      )}
      {!data && !error && <Skeleton height={40} />}
      {data?.length === 0 && (
        <p className={styles.none}>
          <MessageCircle size={20} aria-hidden="true" />
          No comments yet
        </p>
      )}
      <ol>
        {data?.map(comment => (
          <li key={comment.id} className={styles.comment}>
            <Link to={`/user/${comment.userInfo.id}`} tabIndex={-1} aria-hidden="true">
              <Avatar person={comment.userInfo} size={32} />
            </Link>
            <div className={styles.said}>
              <p className={styles.by}>
                <Link to={`/user/${comment.userInfo.id}`}>{comment.userInfo.nickName}</Link>
                <time dateTime={comment.createdAt}>{formatAge(comment.createdAt)}</time>
              </p>
              <p className={styles.message}>{comment.message}</p>
            </div>
            <CommentMenu comment={comment} onDelete={() => setAsked(comment)} />
          </li>
        ))}
      </ol>
      {asked && (
        <ConfirmDialog
          title="Delete Comment"
          act="Delete"
          message="Are you sure you want to delete this comment?"
          busy={busy}
          onCancel={() => setAsked(null)}
          onConfirm={() => confirm(asked)}
        />
      )}
    </section>
  )
}

function CommentMenu({ comment, onDelete }: { comment: Comment; onDelete: () => void }) {
  const { user } = useSession()
  const { report, hide } = useSafety()
  const isMine = comment.userInfo.id === user?.id
  if (isMine)
    return (
      <IconButton label="Delete your comment" className={styles.more} onClick={onDelete}>
        <Trash2 size={18} />
      </IconButton>
    )
  return (
    <Menu
      label="Actions"
      trigger={props => (
        <IconButton
          label={`More about the comment of ${comment.userInfo.nickName}`}
          className={styles.more}
          {...props}
        >
          <Ellipsis size={18} />
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
            {comment.canDelete && (
              <MenuItem icon={<Trash2 size={20} />} onSelect={then(onDelete)}>
                Delete
              </MenuItem>
            )}
            <MenuItem icon={<Flag size={20} />} onSelect={then(() => report({ commentId: comment.id }))}>
              Report…
            </MenuItem>
            <MenuItem icon={<EyeOff size={20} />} onSelect={then(() => hide(comment.userInfo))}>
              Hide this person
            </MenuItem>
          </>
        )
      }}
    </Menu>
  )
}
