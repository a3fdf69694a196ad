import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Comment } from '#contract/comments.ts'
import { changeEverywhere } from '#web/features/creations/lists.ts'
import { call } from '#web/lib/call.ts'

const PAGE = 100
/** What others write is looked for while somebody reads. */
const REFRESH_MS = 20_000

const keyOf = (imageId: string) => ['comments', imageId]

/** What people said of a creation, oldest first. */
export function useComments(imageId: string) {
  return useQuery({
    queryKey: keyOf(imageId),
    queryFn: async ({ signal }) => {
      const body = { imageId, page: 1, perPage: PAGE }
      return (await call('/v1/comment/list', body, { signal })).data
    },
    refetchInterval: query => (query.state.error ? false : REFRESH_MS),
  })
}

/** Writes and deletes comments of a creation; the list and the count everywhere follow. */
export function useCommentActions(imageId: string) {
  const client = useQueryClient()
  const changeCount = (by: number) =>
    changeEverywhere(client, imageId, one => ({ ...one, numberOfComments: one.numberOfComments + by }))
  const setList = (change: (list: Comment[]) => Comment[]) =>
    client.setQueryData<Comment[]>(keyOf(imageId), list => list && change(list))
  return {
    async post(text: string): Promise<void> {
      const { data } = await call('/v1/comment/create', { imageId, comment: text })
      setList(list => [...list.filter(({ id }) => id !== data.id), data])
      changeCount(1)
      await client.invalidateQueries({ queryKey: keyOf(imageId) })
    },
    async remove({ id }: Comment): Promise<void> {
      await call('/v1/comment/delete', { commentId: id })
      setList(list => list.filter(one => one.id !== id))
      changeCount(-1)
    },
  }
}
