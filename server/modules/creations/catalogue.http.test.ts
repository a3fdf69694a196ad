import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configurationOf, MODES, pairKey } from '#catalogue/modes.ts'
import { DEFAULT_NEGATIVE_PROMPT } from '#contract/creation-limits.ts'
import { transaction } from '#server/database/transaction.ts'
import { violations } from '#server/modules/operations/invariants.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, info, send, settled } from '#tests/support/creations.ts'
import { createTestEngine } from '#tests/support/engine.ts'

const PAIRS = MODES.flatMap(mode =>
  mode.models.map(model => ({
    pair: pairKey(mode.key, model.name),
    mode: configurationOf(mode, model),
    model,
  })),
)
type Pair = (typeof PAIRS)[number]

let app: TestApp
let person: Person
let picture: Uint8Array

beforeAll(async () => {
  app = await startApp()
  person = await app.signIn()
  const { db, credits } = app.instance.services
  await transaction(db, tx =>
    credits.grant(tx, {
      userId: person.id,
      amount: 100_000,
      key: 'test',
      description: 'For the whole catalogue',
    }),
  )
  picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  expect(await violations(app.database.db)).toEqual([])
  await app.close()
})

const storedFiles = async (): Promise<string[]> =>
  (await readdir(join(app.dataDir, 'pictures'), { recursive: true }).catch(() => [])).sort()

async function countCreations(): Promise<number> {
  const { rows } = await app.database.db.execute<{ n: number }>(sql`select count(*)::int as n from creations`)
  return rows[0]!.n
}

/** The form of the pair with everything that it needs, and the needed pictures. */
function filledIn({ mode, model }: Pair) {
  return {
    form: {
      imageMode: mode.key,
      model: model.name,
      prompt: mode.prompt ? 'a fox' : '',
      searchPrompt: mode.searchPrompt ? 'the box' : '',
    },
    files: Object.fromEntries(
      mode.imageInputs.filter(({ optional }) => !optional).map(({ name }) => [name, picture]),
    ),
  }
}

describe.each(PAIRS)('$pair', pair => {
  const { mode, model } = pair

  async function refused(
    changes: Record<string, unknown>,
    files: Record<string, Uint8Array>,
    status: number,
    code: string,
  ): Promise<void> {
    const before = [await countCreations(), await storedFiles(), await person.credits()]
    const answer = await send(person, { ...filledIn(pair).form, ...changes }, files)
    expect({ status: answer.status, code: answer.body?.code }).toEqual({ status, code })
    expect([await countCreations(), await storedFiles(), await person.credits()]).toEqual(before)
  }

  test('is drawn for its price, and its engine gets what the catalogue says', async () => {
    const { form, files } = filledIn(pair)
    const before = await person.credits()
    const { id } = await create(person, form, files)
    expect(before - (await person.credits())).toBe(model.options.credits)
    const creation = await settled(person, id)
    expect(creation).toMatchObject({ status: 3, mode: mode.key, model: model.name })
    expect(creation.own?.cost).toBe(model.options.credits)

    const request = app.engine.requests.find(({ creationId }) => creationId === id)!
    expect(request.options).toEqual(
      Object.fromEntries(mode.selectInputs.map(({ key, defaultChoice }) => [key, defaultChoice])),
    )
    expect(request.inputs.map(({ name }) => name)).toEqual(Object.keys(files))
    expect(request.negativePrompt).toBe(mode.prompt ? DEFAULT_NEGATIVE_PROMPT : '')
    if (!mode.aspectRatio && model.formData.aspectRatio) {
      expect(request.aspectRatio).toBe(model.formData.aspectRatio)
    }
  })

  if (mode.prompt)
    test('is refused without a prompt', () =>
      refused({ prompt: ' ' }, filledIn(pair).files, 400, 'prompt_required'))

  if (mode.searchPrompt)
    test('is refused without what to search for, and with too much of it', async () => {
      const { files } = filledIn(pair)
      await refused({ searchPrompt: '' }, files, 400, 'prompt_required')
      await refused({ searchPrompt: 'a'.repeat(5001) }, files, 400, 'prompt_too_long')
    })

  test.each(mode.imageInputs.filter(({ optional }) => !optional))('is refused without $name', ({ name }) => {
    const { [name]: _missing, ...others } = filledIn(pair).files
    return refused({}, others, 400, 'picture_required')
  })

  test.each(mode.imageInputs.filter(({ optional }) => optional))('takes $name, too', async ({ name }) => {
    const { form, files } = filledIn(pair)
    const { id } = await create(person, form, { ...files, [name]: picture })
    await settled(person, id)
    expect(app.engine.requests.find(({ creationId }) => creationId === id)!.inputs).toMatchObject([{ name }])
  })

  if (mode.imageInputs.length < 2)
    test('is refused with a picture that it does not ask for', () =>
      refused({}, { ...filledIn(pair).files, file3: picture }, 400, 'invalid_input'))

  test.each(mode.selectInputs)('is refused with a choice that $key does not offer', async ({ key }) => {
    const { files } = filledIn(pair)
    await refused({ options: { [key]: 'other' } }, files, 400, 'invalid_input')
  })

  test('is refused with a choice, a ratio or a style that nobody offers', async () => {
    const { files } = filledIn(pair)
    await refused({ options: { colour: 'red' } }, files, 400, 'invalid_input')
    await refused({ aspectRatio: '7:5' }, files, 400, 'invalid_input')
    await refused({ style: 'cubism' }, files, 400, 'invalid_input')
  })

  test('is refused in private without a plan that includes it', () =>
    refused({ private: true }, filledIn(pair).files, 403, 'private_not_allowed'))
})

test('the type of a garment is a field of its own', async () => {
  const { form, files } = filledIn(PAIRS.find(({ pair }) => pair === 'virtualTryOn/v1.0')!)
  const { id } = await create(person, { ...form, garmentType: 'dresses' }, files)
  expect((await info(person, id)).own?.options).toEqual({ garmentType: 'dresses' })
  const { status, body } = await send(person, { ...form, garmentType: 'hats' }, files)
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
})

describe('what can be made', () => {
  test('is told to everybody', async () => {
    const { body } = await app.call('/v1/catalogue/served')
    expect(body.seeded).toEqual(body.data)
    expect(body).toMatchObject({ status: 0, data: PAIRS.map(({ pair }) => pair) })
  })

  test('is what the engines serve, and nothing else is charged for', async () => {
    const few = await startApp({
      engines: [createTestEngine({ serves: (mode, model) => mode === 'emoji' || model === 'ultra' })],
    })
    try {
      const availability = (await few.call('/v1/catalogue/served')).body.data
      expect(availability).toEqual(['txt2img/ultra', 'img2img/ultra', 'emoji/pro'])
      const somebody = await few.signIn()
      for (const pair of PAIRS.filter(({ pair }) => !availability.includes(pair))) {
        const { form, files } = filledIn(pair)
        const { status, body } = await send(somebody, form, files)
        expect({ status, code: body.code }).toEqual({ status: 422, code: 'mode_not_served' })
      }
      expect(await somebody.credits()).toBe(135)
      const { status, body } = await send(somebody, { imageMode: 'img2img', model: null })
      expect({ status, model: body.data.model }).toEqual({ status: 200, model: 'ultra' })
    } finally {
      await few.close()
    }
  })
})
