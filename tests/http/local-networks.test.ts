import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuiltinEngine } from '#server/engines/builtin/builtin.ts'
import { createLocalEngine } from '#server/engines/local/local.ts'
import { createModelHost } from '#server/engines/local/model-host.ts'
import { violations } from '#server/modules/operations/invariants.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, info, settled } from '#tests/support/creations.ts'

const PATIENCE_MS = 60_000
const REMOVE = { imageMode: 'removeBackground', model: 'pro' }

let app: TestApp
let person: Person

beforeAll(async () => {
  const builtin = createBuiltinEngine({ threads: 1 })
  const host = createModelHost({ threads: 1, memoryMb: 2000, provider: 'cpu' })
  const models = { now: () => new Map() }
  const local = createLocalEngine({ builtin, host, models, memoryMb: 2000, safetyLimit: 0.7 })
  app = await startApp({ engines: [local, builtin], timing: { retry: 20, sweepEvery: 100 } })
  person = await app.signIn()
})
afterAll(async () => {
  expect(await violations(app.database.db)).toEqual([])
  await app.close()
})

const photograph = (name: string): Promise<Buffer> =>
  sharp(readFileSync(new URL(`../photographs/${name}.webp`, import.meta.url)))
    .png()
    .toBuffer()

describe('the networks that come along', { timeout: PATIENCE_MS }, () => {
  test('cut out a person, and the file and the creation say who did it', async () => {
    const { id } = await create(person, REMOVE, { file1: await photograph('astronaut') })
    const ended = await settled(person, id, PATIENCE_MS)
    expect(ended).toMatchObject({ status: 3, own: { engine: 'local', refunded: 0 } })
    const [picture] = (await info(person, id)).pictures
    const answer = await fetch(new URL(picture!.url, app.url), { headers: { cookie: person.cookie } })
    const { hasAlpha, xmpAsString } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(hasAlpha).toBe(true)
    expect(xmpAsString).toContain('digitalsourcetype/compositeWithTrainedAlgorithmicMedia')
  })

  test('leave a cup to the built-in engine, which is then said to have made it', async () => {
    const { id } = await create(person, REMOVE, { file1: await photograph('coffee') })
    expect(await settled(person, id, PATIENCE_MS)).toMatchObject({ status: 3, own: { engine: 'builtin' } })
  })

  test('and what nobody can tell from its background is refused and paid back', async () => {
    const before = await person.credits()
    const { id } = await create(person, REMOVE, { file1: await photograph('chelsea') })
    expect(await settled(person, id, PATIENCE_MS)).toMatchObject({ status: 4 })
    expect(await person.credits()).toBe(before)
  })
})
