import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, EngineError } from '#server/engines/engine.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, send, settled } from '#tests/support/creations.ts'
import { createTestEngine } from '#tests/support/engine.ts'

const form = { imageMode: 'upscale', model: 'v1.0', prompt: '', options: { scale: '2' } }
const NOT_LOOKED =
  'The pictures could not be looked at just now, so nothing was charged. Try again in a moment.'

const engine = createTestEngine()
let unusableContentReasonOf: NonNullable<Engine['unusableContentReasonOf']>
let app: TestApp
let person: Person
let file1: Buffer
beforeAll(async () => {
  const looking: Engine = {
    ...engine,
    unusableContentReasonOf: (...given) => unusableContentReasonOf(...given),
  }
  app = await startApp({ engines: [looking], timing: { look: 150, retry: 10, abortGrace: 50 } })
  person = await app.signIn()
  file1 = await sharp({ create: { width: 80, height: 70, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
})
afterAll(() => app.close())

test.each<[string, typeof unusableContentReasonOf, number, string]>([
  ['sees that it cannot use', async () => 'It is too blue.', 400, 'It is too blue. Nothing was charged.'],
  [
    'cannot read',
    async () => {
      throw new EngineError('invalid', { detail: 'It could not be read.' })
    },
    400,
    'It could not be read. Nothing was charged.',
  ],
  [
    'could not look at',
    async () => {
      throw new EngineError('unavailable')
    },
    503,
    NOT_LOOKED,
  ],
  ['looks at for ever', () => new Promise(() => {}), 503, NOT_LOOKED],
])('a picture that the engine %s costs nothing', async (_, look, status, descr) => {
  unusableContentReasonOf = look
  const answer = await send(person, form, { file1 })
  expect({ status: answer.status, descr: answer.body.descr }).toEqual({ status, descr })
  expect(await person.credits()).toBe(135)
  expect((await person.call('/v1/image/list', {})).body.data).toEqual([])
})

test('an engine is shown the picture as it will be given it', async () => {
  const seen: Parameters<typeof unusableContentReasonOf>[0][] = []
  unusableContentReasonOf = async request => {
    seen.push(request)
    return null
  }
  const { id } = await create(person, form, { file1 })
  expect(await settled(person, id)).toMatchObject({ status: 3 })
  expect(seen).toMatchObject([
    {
      mode: 'upscale',
      model: 'v1.0',
      inputs: [{ name: 'file1', mediaType: 'image/png', width: 80, height: 70 }],
    },
  ])
  expect(seen[0]!.inputs[0]!.bytes).toEqual(engine.requests.at(-1)!.inputs[0]!.bytes)
})

test('an engine is told when nobody waits for its look any more', async () => {
  const gone = Promise.withResolvers<unknown>()
  unusableContentReasonOf = (_, signal) =>
    new Promise(() => signal.addEventListener('abort', () => gone.resolve(signal.aborted)))
  expect((await send(person, form, { file1 })).status).toBe(503)
  expect(await gone.promise).toBe(true)
})

test('a picture that failed is looked at again before it is tried again', async () => {
  unusableContentReasonOf = async () => null
  engine.behaveNext({ failure: 'invalid' })
  const { id } = await create(person, form, { file1 })
  expect(await settled(person, id)).toMatchObject({ status: 4 })
  unusableContentReasonOf = async () => 'It is too blue.'
  const credits = await person.credits()
  const { status, body } = await person.call('/v1/image/retry', { imageId: id })
  expect({ status, descr: body.descr }).toEqual({
    status: 400,
    descr: 'It is too blue. Nothing was charged.',
  })
  expect(await person.credits()).toBe(credits)
  expect(await settled(person, id)).toMatchObject({ status: 4 })
})
