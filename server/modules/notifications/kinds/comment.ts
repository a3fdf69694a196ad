import * as z from 'zod'
import type { Kind } from './kind.ts'

/** How many comments one e-mail quotes. */
const MOST_QUOTED = 10

/** Somebody commented on one's creation. */
const payload = z.object({ commentId: z.string(), message: z.string() })

export const comment: Kind<'comment', z.infer<typeof payload>> = {
  payload,
  about: ({ payload: { commentId } }) => commentId,
  shows: () => [],
  present: ({ message }) => ({ message }),
  email: {
    isWanted: ({ notifyComment }) => notifyComment,
    write({ reader, items, creationUrl, unsubscribeUrl }) {
      const quoted = items.slice(0, MOST_QUOTED)
      const more = items.length - quoted.length
      const [only] = items
      return {
        subject:
          items.length === 1
            ? `${only?.author} commented on your creation`
            : `${items.length} comments on your creation`,
        paragraphs: [
          `Hello ${reader},`,
          ...quoted.flatMap(({ author, payload: { message } }) => [`${author} wrote:`, message]),
          ...(more > 0 ? [`And ${more} more.`] : []),
        ],
        action: { label: 'Open your creation', url: creationUrl },
        footnote: 'You get this because you asked for an email when somebody comments on your creations.',
        unsubscribeUrl,
      }
    },
  },
}
