import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, settled } from '#tests/support/creations.ts'
import { createBuiltinEngine } from '../builtin/builtin.ts'
import { createLocalEngine } from './local.ts'
import { createModelHost } from './model-host.ts'

const PATIENCE_MS = 60_000
const SETTINGS = { threads: 1, memoryMb: 2_000, provider: 'cpu' }
/** A woman in an orange suit, a helmet before her; a flag with red stripes and a model of a rocket behind. */
const ASTRONAUT = readFileSync(new URL('../../../tests/pictures/astronaut-360.jpg', import.meta.url))
/** The same with more of the wall on both sides. */
const wider = () => sharp(ASTRONAUT).extend({ left: 150, right: 250, background: '#b9b2a8' }).png().toBuffer()

let app: TestApp
let person: Person
beforeAll(async () => {
  const builtin = createBuiltinEngine({ threads: 1 })
  const host = createModelHost(SETTINGS)
  const { memoryMb } = SETTINGS
  const models = { now: () => new Map() }
  const local = createLocalEngine({ builtin, host, models, memoryMb, safetyLimit: null })
  app = await startApp({ engines: [local, builtin] })
})
beforeEach(async () => {
  person = await app.signIn()
})
afterAll(() => app.close())

async function removed(searchPrompt: string, file1: Uint8Array = ASTRONAUT) {
  const form = { imageMode: 'searchReplace', model: 'pro', searchPrompt, prompt: 'nothing' }
  const { id } = await create(person, form, { file1 })
  return await settled(person, id, PATIENCE_MS)
}

describe('in the photograph of a person', { timeout: PATIENCE_MS }, () => {
  test.each([
    ['the astronaut', 'took out the main subject;'],
    ['people', 'took out the main subject;'],
    ['the orange suit', 'took out what is orange on the main subject;'],
    ['blue', 'took out what is blue;'],
  ])('“%s” is found, and what was taken out is said', async (search, note) => {
    expect(await removed(search, await wider())).toMatchObject({
      status: 3,
      note: expect.stringContaining(note),
    })
  })

  test.each([
    ['the astronaut', 'percent of the picture'],
    ['flag', 'What stands out is a person.'],
    ['the rocket', 'What stands out is a person.'],
    ['a cat', 'What stands out is a person.'],
    ['the red flag', 'What stands out is a person.'],
    ['the white rocket', 'Something white was seen, but without clear edges.'],
    ['the green frog', 'green'],
  ])('“%s” is not guessed, what was seen is said, and it costs nothing', async (search, seen) => {
    const before = await person.credits()
    const { status, own } = await removed(search)
    expect({ status, kind: own?.failure?.kind }).toEqual({ status: 4, kind: 'invalid' })
    expect(own?.failure?.descr).toContain(seen)
    expect(await person.credits()).toBe(before)
  })
})
