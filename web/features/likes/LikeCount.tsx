import { Heart } from 'lucide-react'
import type { Creation } from '#contract/creations.ts'
import { formatCount } from '#web/lib/format.ts'
import styles from './LikeCount.module.css'
import { useToggleLike } from './like.ts'

/** How many like a creation, as the button that flips one's own like. */
export function LikeCount({ creation }: { creation: Creation }) {
  const toggleLike = useToggleLike()
  return (
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
}
