import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenAiStandIn, startOpenAi } from '#tests/fakes/providers/openai.ts'
import { picture } from '#tests/fakes/providers/stand-in.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, send, settled } from '#tests/support/creations.ts'
import { createTestEngine } from '#tests/support/engine.ts'

let judge: OpenAiStandIn
let app: TestApp
let person: Person
const engine = createTestEngine({ id: 'comfyui' })

beforeAll(async () => {
  judge = await startOpenAi()
  judge.flag('dynamite', 'violence')
  app = await startApp({
    engines: [engine, createTestEngine({ id: 'stability', serves: mode => mode === 'searchReplace' })],
    configuration: {
      moderation: { baseUrl: judge.baseUrl, apiKey: judge.apiKey, model: 'omni-moderation-latest' },
      moderatedEngines: ['comfyui'],
    },
    timing: { retry: 20 },
  })
  person = await app.signIn()
})
afterAll(async () => {
  await app.close()
  await judge.close()
})

async function refused(fields: Record<string, unknown>, files = {}) {
  const before = await person.credits()
  const { status, body } = await send(person, fields, files)
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'text_refused' })
  expect(await person.credits()).toBe(before)
  expect(engine.requests).toHaveLength(0)
  return body.descr
}

test('a refusal names the field and the term, and no credit moves', async () => {
  expect(await refused({ prompt: 'hentai on a wall' })).toBe(
    'The prompt was refused because of “hentai” (sexual content). Change it and try again. Nothing was charged.',
  )
  // What the list refuses is not sent on.
  expect(judge.judged).toHaveLength(0)
  const file1 = await picture({ width: 70, height: 70 })
  const fields = { imageMode: 'searchReplace', model: 'pro', prompt: 'a hat', searchPrompt: 'a p0rn poster' }
  expect(await refused(fields, { file1 })).toContain('The search prompt was refused because of “porn”')
})

test('a service that judges is asked too, before any credit moves', async () => {
  expect(await refused({ prompt: 'a house and dynamite' })).toContain(
    'The prompt was refused because of violence',
  )
})

test('what is not to be shown may be named', async () => {
  const { id } = await create(person, { negativePrompt: 'porn, dynamite', prompt: 'a pegboard' })
  expect((await settled(person, id)).status).toBe(3)
})

test('without an answer of the service nothing is charged', async () => {
  const before = await person.credits()
  judge.fail('other', { status: 500 }, { resets: true })
  const { status, body } = await send(person, { prompt: 'a boat' })
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' })
  expect(body.descr).toMatch(/could not be checked.*Nothing was charged/)
  expect(await person.credits()).toBe(before)
})

test('a finished picture that is flagged is refunded', async () => {
  judge.flag('pictures', 'sexual')
  const before = await person.credits()
  const { id } = await create(person)
  expect(await settled(person, id)).toMatchObject({ status: 4, own: { failure: { kind: 'moderated' } } })
  expect(await person.credits()).toBe(before)
})
