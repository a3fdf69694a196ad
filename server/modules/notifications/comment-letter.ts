import type { Letter } from '#server/mail/message.ts'

/** How many comments one letter quotes. */
const MOST_QUOTED = 10

/** What a letter tells of comments on one creation, the oldest first. */
export function commentLetter(told: {
  reader: string
  comments: { author: string; message: string }[]
  creationUrl: string
  unsubscribeUrl: string
}): Letter {
  const { reader, comments, creationUrl, unsubscribeUrl } = told
  const quoted = comments.slice(0, MOST_QUOTED)
  const more = comments.length - quoted.length
  const [only] = comments
  return {
    subject:
      comments.length === 1
        ? `${only?.author} commented on your creation`
        : `${comments.length} comments on your creation`,
    paragraphs: [
      `Hello ${reader},`,
      ...quoted.flatMap(({ author, message }) => [`${author} wrote:`, message]),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    action: { label: 'Open your creation', url: creationUrl },
    footnote: 'You get this because you asked for an email when somebody comments on your creations.',
    unsubscribeUrl,
  }
}
