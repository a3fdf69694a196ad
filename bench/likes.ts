import { type Bench, shown } from './support/finding.ts'
import { type Guest, invite } from './support/people.ts'
import { fillGallery } from './support/rows.ts'
import { withPreparedServer } from './support/server.ts'
import { percentile } from './support/statistics.ts'

const PEOPLE = 200
/** Liked, taken back and liked again: an odd number ends with every like in place. */
const ROUNDS = 3

/** 200 people like one picture at once, take it back and like it again: no like may be lost or counted twice. */
export const likes: Bench = async ({ isQuick }) => {
  const amount = isQuick ? 20 : PEOPLE
  return await withPreparedServer(
    {
      async prepare(database) {
        const guests = await invite(database, amount)
        await fillGallery(database, guests[0]!.userId, 1)
        return guests
      },
    },
    async (url, guests) => {
      const { data } = await ask(url, guests[0]!, '/v1/image/list', {})
      const imageId: string = data[0].id
      const times: number[] = []
      const begun = performance.now()
      for (let round = 0; round < ROUNDS; round++) {
        const like = round % 2 === 0
        await Promise.all(
          guests.map(async guest => {
            const sent = performance.now()
            await ask(url, guest, '/v1/like/set', { imageId, like })
            times.push(performance.now() - sent)
          }),
        )
      }
      const seconds = (performance.now() - begun) / 1000
      const { data: after } = await ask(url, guests[0]!, '/v1/image/info', { imageId })
      if (after.numberOfLikes !== amount) {
        throw new Error(`${amount} people like it, but it counts ${after.numberOfLikes}`)
      }
      return [
        {
          what: `likes of one picture by ${amount} people at once, none lost and none counted twice`,
          value: (amount * ROUNDS) / seconds,
          unit: 'per second',
          comparison: `99 of 100 answered within ${shown(percentile(times, 0.99), 'ms')}`,
        },
      ]
    },
  )
}

async function ask(url: string, guest: Guest, path: string, body: unknown) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { origin: url, cookie: guest.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return await response.json()
}
