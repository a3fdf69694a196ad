import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MODES } from '#catalogue/modes.ts'
import type { Template } from '#contract/templates.ts'
import { createBuiltinEngine } from '#server/engines/builtin/builtin.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { create, info } from '#tests/support/creations.ts'
import { createTemplatesService } from './templates.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const list = async (query: Record<string, unknown>): Promise<Template[]> => {
  const { status, body } = await app.call('/v1/templates/list', query)
  expect(status).toBe(200)
  return body.data
}
async function everyTemplate(): Promise<Template[]> {
  const pages = await Promise.all([1, 2, 3, 4, 5].map(page => list({ page })))
  expect(pages[0]).toHaveLength(10)
  return pages.flat()
}
const namesOf = (templates: Template[]) => templates.map(({ name }) => name)

describe('the list', () => {
  test('has ten that trend, for whoever asks', async () => {
    const trending = await list({ page: 1, perPage: 10, trending: true })
    expect(trending).toHaveLength(10)
    expect(trending[0]).toMatchObject({
      id: 'neon-street',
      name: 'Neon Street',
      image: '/templates/neon-street/1.png',
      exampleImagesCount: 2,
      formData: { imageMode: 'txt2img', model: 'fast', style: 'neon-punk', aspectRatio: '1:1' },
      formFiles: [],
    })
    expect(await list({ page: 2, perPage: 10, trending: true })).toEqual([])
  })

  test('comes in pages of ten that neither repeat nor skip', async () => {
    const all = await everyTemplate()
    expect(all.length).toBeGreaterThanOrEqual(24)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const rest = await list({ trending: false, perPage: 100 })
    expect(all.slice(10)).toEqual(rest)
  })

  test('covers every image mode, and its examples are called drawn only where the engine draws', async () => {
    const all = await everyTemplate()
    expect(new Set(all.map(({ formData }) => formData.imageMode))).toEqual(
      new Set(MODES.map(({ key }) => key)),
    )
    const engine = createBuiltinEngine({ threads: 1 })
    for (const { id, formData, examples } of all) {
      const { imageMode, model } = formData
      if (examples === 'drawn') expect(engine.serves(String(imageMode), String(model)), id).not.toBeNull()
    }
    await engine.close()
  })

  test('is searched by words of the name, the description and the prompt', async () => {
    expect(namesOf(await list({ keyword: 'pixel' }))).toEqual(['Pixel Castle'])
    expect(namesOf(await list({ keyword: '  NIGHT rain ' }))).toEqual(['Neon Street'])
    expect(namesOf(await list({ keyword: 'peacock' }))).toEqual(['Patterned Paper'])
    expect(await list({ keyword: 'no such thing' })).toEqual([])
  })
})

test('one template is given by its id, and an unknown one is not there', async () => {
  const { body } = await app.call('/v1/templates/get', { templateId: 'ink-lighthouse' })
  expect(body.data).toMatchObject({ id: 'ink-lighthouse', description: 'Line drawing' })
  expect((await app.call('/v1/templates/get', { templateId: '../neon-street' })).status).toBe(404)
})

describe('the pictures', () => {
  test('are small PNGs, as many as the template says', async () => {
    for (const { id, exampleImagesCount, formFiles } of await everyTemplate()) {
      for (const { url } of formFiles) expect((await fetch(app.url + url)).status, url).toBe(200)
      for (let number = 1; number <= exampleImagesCount; number++) {
        const response = await fetch(`${app.url}/templates/${id}/${number}.png`)
        const bytes = Buffer.from(await response.arrayBuffer())
        expect(response.headers.get('content-type'), `${id} ${number}`).toBe('image/png')
        expect((await sharp(bytes).metadata()).format).toBe('png')
        expect(bytes.length, `${id} ${number}`).toBeLessThanOrEqual(120_000)
      }
      expect((await fetch(`${app.url}/templates/${id}/${exampleImagesCount + 1}.png`)).status).toBe(404)
      expect((await fetch(`${app.url}/templates/${id}/thumbnail.webp`)).status).toBe(200)
    }
  })

  test('may be kept by caches, which are told when nothing changed', async () => {
    const address = `${app.url}/templates/neon-street/1.png`
    const { headers } = await fetch(address)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
    const again = await fetch(address, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test('are the only files that can be had', async () => {
    for (const path of [
      'neon-street/template.json',
      'neon-street/..%2f..%2f..%2fpackage.json',
      '..%2ftemplates%2fneon-street/1.png',
      '%2e%2e/neon-street',
      'neon-street/__proto__',
      'neon-street/%00.png',
    ]) {
      expect((await fetch(`${app.url}/templates/${path}`)).status, path).toBe(404)
    }
  })
})

test('a creation says which template it was made with, and nothing of one that does not exist', async () => {
  const person = await app.signIn()
  const made = await create(person, { templateId: 'neon-street' })
  expect((await info(person, made.id)).templateInfo).toEqual({
    id: 'neon-street',
    name: 'Neon Street',
    formData: expect.objectContaining({ imageMode: 'txt2img', style: 'neon-punk' }),
    formFiles: [],
  })
  expect((await create(person, { templateId: 'long-gone' })).templateInfo).toBeNull()
  expect((await create(person)).templateInfo).toBeNull()
})

describe('a template that is not right stops the start', () => {
  const OWN = 'content/templates/neon-street'
  const mistakes: [string, (file: Record<string, unknown>) => unknown, RegExp][] = [
    ['an unknown mode', file => ({ ...file, mode: 'sculpture' }), /mode: there is none called “sculpture”/],
    ['an unknown model', file => ({ ...file, model: 'v9' }), /model: txt2img has none called “v9”/],
    ['an unknown style', file => ({ ...file, formData: { style: 'cubist' } }), /formData\.style/],
    ['a ratio of its own', file => ({ ...file, formData: { aspectRatio: '7:3' } }), /formData\.aspectRatio/],
    ['a field too many', file => ({ ...file, colour: 'red' }), /colour/],
    ['no name', ({ name: _, ...file }) => file, /name/],
    ['a picture that is missing', file => ({ ...file, exampleImagesCount: 3 }), /3\.png/],
    ['a file for no input', file => ({ ...file, formFiles: ['file1'] }), /takes no picture called “file1”/],
  ]
  test.each(mistakes)('with %s', async (_, spoil, sentence) => {
    const templatesDir = await mkdtemp(join(tmpdir(), 'easel-templates-'))
    const folder = join(templatesDir, 'spoilt')
    await cp(OWN, folder, { recursive: true })
    const file = JSON.parse(await readFile(join(OWN, 'template.json'), 'utf8'))
    await writeFile(join(folder, 'template.json'), JSON.stringify(spoil(file)))
    const start = createTemplatesService(templatesDir)
    await expect(start).rejects.toThrow(sentence)
    await expect(start).rejects.toThrow(/^The template .*spoilt has a mistake: /)
    await rm(templatesDir, { recursive: true })
  })
})
