import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReplicateEngine } from '#server/engines/replicate/replicate.ts'
import { violations } from '#server/modules/operations/invariants.ts'
import { type ReplicateStandIn, startReplicate } from '#tests/fakes/providers/replicate.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, eventually, info } from '#tests/support/creations.ts'

let replicate: ReplicateStandIn
let app: TestApp
let person: Person

beforeAll(async () => {
  replicate = await startReplicate()
  const { token, baseUrl } = replicate
  app = await startApp({
    engines: [createReplicateEngine({ token, baseUrl, webhookUrl: null, pollMs: 5 })],
    // What failed waits in the queue for longer than a test lasts.
    timing: { retry: 60_000, sweepEvery: 100 },
  })
  person = await app.signIn()
})
afterAll(async () => {
  await app.close()
  await replicate.close()
})

test.each([
  ['cancelled', '/v1/image/cancel'],
  ['deleted', '/v1/image/delete'],
])('a job that waits for its next turn is stopped at the provider when it is %s', async (_, path) => {
  replicate.behave({ questions: 1_000 })
  replicate.script(({ kind }) => (kind === 'ask' ? { status: 500 } : null))
  const asked = () => replicate.journal.filter(({ kind }) => kind === 'ask').length
  const before = { credits: await person.credits(), asked: asked() }
  const { id } = await create(person, { imageMode: 'txt2img', model: 'fast' })
  await eventually(
    () => info(person, id),
    ({ status }) => status === 1 && asked() - before.asked >= 5,
  )
  const prediction = replicate.predictions.at(-1)!
  expect(prediction.status).not.toBe('canceled')
  replicate.script(null)
  expect((await person.call(path, { imageId: id })).status).toBe(200)
  await eventually(
    async () => prediction.status,
    status => status === 'canceled',
  )
  expect(await person.credits()).toBe(before.credits)
  expect(await violations(app.database.db)).toEqual([])
})
