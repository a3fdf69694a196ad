import { useQueryClient } from '@tanstack/react-query'
import type { Creation } from '#contract/creations.ts'
import { setLike } from '#web/features/creations/api.ts'
import { changeEverywhere } from '#web/features/creations/lists.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { useSession } from '#web/lib/session.ts'
import { notifyError } from '#web/ui/toasts.ts'

/** Flips the like of a creation once the server has it, wherever the creation is shown. */
export function useToggleLike(): (creation: Creation) => Promise<void> {
  const client = useQueryClient()
  const { user, requireLogin } = useSession()
  return async creation => {
    if (!user) return requireLogin()
    const like = !creation.isLike
    try {
      await setLike(creation.id, like)
    } catch (error) {
      return notifyError('Toggle like failed', sentenceOf(error))
    }
    changeEverywhere(client, creation.id, one =>
      one.isLike === like
        ? one
        : { ...one, isLike: like, numberOfLikes: one.numberOfLikes + (like ? 1 : -1) },
    )
    client.invalidateQueries({ queryKey: ['profile', user.id, 'liked'], refetchType: 'none' })
  }
}
