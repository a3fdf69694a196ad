import * as z from 'zod'
import type { Kind } from './kind.ts'

/** Somebody made a public picture that was started from one's own. */
const payload = z.object({ remixId: z.string() })

export const remix: Kind<'remix', z.infer<typeof payload>> = {
  payload,
  // One a day for a person, by the world's clock, however many pictures are started from theirs.
  about: ({ userId }, now) => `${userId}:${now.toISOString().slice(0, 10)}`,
  shows: ({ remixId }) => [remixId],
  present({ remixId }, covers) {
    const picture = covers.get(remixId)
    return {
      message: 'Made a picture from your creation.',
      remixId: picture ? remixId : null,
      ...(picture && { picture }),
    }
  },
  // Nobody was asked whether they want e-mails of this.
  email: null,
}
