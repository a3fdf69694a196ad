import type { QueryClient } from '@tanstack/react-query'
import type { Creation } from '#contract/creations.ts'

/**
 * Asks for creations. A live event that came while the answer was on its way tells something newer than
 * the answer: then that stands in its place, or a finished picture would be shown as being drawn for ever.
 */
export async function newestOf(client: QueryClient, ask: () => Promise<Creation[]>): Promise<Creation[]> {
  const asked = Date.now()
  const answer = await ask()
  return answer.map(creation => {
    const known = client.getQueryState<Creation>(['creation', creation.id])
    return known?.data && known.dataUpdatedAt >= asked ? known.data : creation
  })
}
