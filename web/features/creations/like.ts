import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { Creation } from '#contract/creations.ts'
import { sentenceOf } from '../../lib/call.ts'
import { useSession } from '../../lib/session.ts'
import { notifyError } from '../../ui/toasts.ts'
import { setLike } from './api.ts'

type Pages = InfiniteData<Creation[], unknown>

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
    const flip = (one: Creation): Creation =>
      one.id === creation.id && one.isLike !== like
        ? { ...one, isLike: like, numberOfLikes: one.numberOfLikes + (like ? 1 : -1) }
        : one
    for (const queryKey of [['wall'], ['gallery']]) {
      client.setQueriesData<Pages>(
        { queryKey },
        data => data && { ...data, pages: data.pages.map(page => page.map(flip)) },
      )
    }
    client.setQueryData<Creation>(['creation', creation.id], one => one && flip(one))
  }
}
