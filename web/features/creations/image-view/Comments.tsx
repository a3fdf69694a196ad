import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import type { Creation } from '#contract/creations.ts'
import { sentenceOf } from '../../../lib/call.ts'
import { formatAge, formatCount } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { fetchComments } from '../api.ts'
import styles from './Comments.module.css'

/** What people said of a creation, oldest first. */
export function Comments({ creation }: { creation: Creation }) {
  const { data, error } = useQuery({
    queryKey: ['comments', creation.id],
    queryFn: () => fetchComments(creation.id),
  })
  return (
    <section className={styles.comments} aria-label="Comments">
      <h2>
        Comments <span>{formatCount(creation.numberOfComments)}</span>
      </h2>
      {error && <p role="alert">Fetch comments failed. {sentenceOf(error)}</p>}
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
            <Avatar person={comment.userInfo} size={32} />
            <div>
              <p className={styles.by}>
                <strong>{comment.userInfo.nickName}</strong>
                <time dateTime={comment.createdAt}>{formatAge(comment.createdAt)}</time>
              </p>
              <p>{comment.message}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
