import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MODES } from '#catalogue/modes.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { openPage } from '#tests/support/browser.ts'
import { complete } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
let person: Person
let templatesDir: string
beforeAll(async () => {
  // The product's own templates, and one that comes with a picture.
  templatesDir = await mkdtemp(join(tmpdir(), 'easel-templates-'))
  await cp('content/templates', templatesDir, { recursive: true })
  const own = join(templatesDir, 'bigger-picture')
  await cp('content/templates/ink-lighthouse', own, { recursive: true })
  const file = JSON.parse(await readFile(join(own, 'template.json'), 'utf8'))
  await cp(join(own, '1.png'), join(own, 'file1.png'))
  const changed = { name: 'Bigger Picture', order: 5, mode: 'upscale', model: 'v1.1', formFiles: ['file1'] }
  await writeFile(join(own, 'template.json'), JSON.stringify({ ...file, ...changed, formData: {} }))
  await rm(join(templatesDir, 'cut-facets'), { recursive: true })

  app = await startApp({ hasPages: true, templatesDir })
  person = await app.signIn()
  await complete(person, { prompt: 'a plain picture' })
})
afterAll(async () => {
  await app.close()
  await rm(templatesDir, { recursive: true })
})

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const apps = (page: Page) => page.getByRole('region', { name: 'AI Imaging Apps' })
const templates = (page: Page) => page.getByRole('region', { name: 'Popular Templates' })
const box = (page: Page) => page.getByRole('form', { name: 'Create a picture' })
const prompt = (page: Page) => box(page).getByRole('textbox', { name: 'Prompt', exact: true })
const workflow = (page: Page) => page.getByRole('dialog', { name: 'Workflow' })

describe('AI Imaging Apps', () => {
  test('are the modes that trend, in the order of the catalogue', async () => {
    const page = await openPage()
    await page.goto(app.url)
    const names = async () => {
      const tiles = await apps(page).getByRole('listitem').allInnerTexts()
      return tiles.map(tile => tile.split('\n')[0])
    }
    await expect.poll(names).toEqual(MODES.filter(({ trending }) => trending).map(({ name }) => name))
  })

  test('show half of the next one, as long as there are more than fit', async () => {
    const page = await openPage()
    await page.goto(app.url)
    for (const width of [390, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const inSight = () =>
        apps(page)
          .getByRole('list')
          .evaluate(list => {
            const end = list.getBoundingClientRect().right
            const boxes = [...list.children].map(item => item.getBoundingClientRect())
            const cut = boxes.find(({ left, right }) => left < end && right > end)
            return cut ? (end - cut.left) / cut.width : null
          })
      await expect.poll(inSight, { message: `at ${width}` }).toBeCloseTo(0.5, 1)
    }
  })

  test('a tile opens the help of its mode, which changes nothing before it is started', async () => {
    const page = await openPageAs(app, person)
    await page.goto(app.url)
    await apps(page).getByRole('button', { name: 'Upscale' }).click()
    await workflow(page).getByRole('heading', { name: 'Upscale' }).waitFor()
    await page.keyboard.press('Escape')
    await workflow(page).waitFor({ state: 'hidden' })
    await box(page)
      .getByRole('button', { name: /^Text to Image/ })
      .waitFor()
    await apps(page).getByRole('button', { name: 'Upscale' }).click()
    await workflow(page).getByRole('button', { name: 'Start Now' }).click()
    await workflow(page).waitFor({ state: 'hidden' })
    await box(page)
      .getByRole('button', { name: /^Upscale/ })
      .waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

describe('the address of a mode', () => {
  test('sets it in the create box and opens its help; closing leads home', async () => {
    const page = await openPageAs(app, person)
    for (const key of ['photo2anime', 'styleHair', 'txt2img']) {
      const name = MODES.find(mode => mode.key === key)?.name ?? ''
      await page.goto(`${app.url}/${key}`)
      await workflow(page).getByRole('heading', { name, exact: true }).waitFor()
      await expect.poll(() => box(page).innerText()).toContain(name)
      await page.keyboard.press('Escape')
      await workflow(page).waitFor({ state: 'hidden' })
      expect(new URL(page.url()).pathname).toBe('/')
      await box(page).getByText(name).first().waitFor()
    }
  })

  test('wins over a draft of another mode, and keeps one of its own', async () => {
    const page = await openPageAs(app, person)
    await page.goto(app.url)
    await prompt(page).click()
    await page.keyboard.type('kept over the reload')
    await expect.poll(() => prompt(page).inputValue()).toBe('kept over the reload')
    await page.goto(`${app.url}/txt2img`)
    await workflow(page).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => prompt(page).inputValue()).toBe('kept over the reload')
    await page.goto(`${app.url}/upscale`)
    await workflow(page).waitFor()
    await page.keyboard.press('Escape')
    await box(page)
      .getByRole('button', { name: /^Upscale/ })
      .waitFor()
  })

  test('that names no mode shows the page without a help', async () => {
    const page = await openPage({ expected: /404/ })
    await page.goto(`${app.url}/sculpture`)
    await page.getByRole('heading', { name: 'Public Creations' }).waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })
})

describe('Popular Templates', () => {
  const scrolled = (page: Page) =>
    templates(page)
      .getByRole('list')
      .evaluate(list => list.scrollLeft)
  const left = (page: Page) => page.getByRole('button', { name: 'Scroll Popular Templates left' })
  const right = (page: Page) => page.getByRole('button', { name: 'Scroll Popular Templates right' })

  test('are moved by 128 pixels a press, until there is nothing to move to', async () => {
    const page = await openPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(app.url)
    await templates(page)
      .getByRole('button', { name: /^Neon Street/ })
      .waitFor()
    await expect.poll(() => left(page).isDisabled()).toBe(true)
    await right(page).click()
    await expect.poll(() => scrolled(page)).toBe(128)
    await right(page).click()
    await right(page).click()
    await expect.poll(() => scrolled(page)).toBe(3 * 128)
    await left(page).click()
    await expect.poll(() => scrolled(page)).toBe(2 * 128)
    // To what is less than one press away from the end, which the press then reaches and no more.
    await templates(page)
      .getByRole('list')
      .evaluate(list => list.scrollTo({ left: list.scrollWidth - list.clientWidth - 60 }))
    await right(page).click()
    await expect.poll(() => right(page).isDisabled()).toBe(true)
    await expect.poll(() => left(page).isEnabled()).toBe(true)
    const last = templates(page).getByRole('listitem').last()
    expect((await last.boundingBox())?.x).toBeLessThan(1440 - 200)
  })

  test('are swiped on a phone, where there are no such buttons', async () => {
    const page = await openPage(PHONE)
    await page.goto(app.url)
    await templates(page)
      .getByRole('button', { name: /^Neon Street/ })
      .waitFor()
    await expect.poll(() => left(page).count()).toBe(0)
    await expect.poll(() => right(page).count()).toBe(0)
    const { wide, shown } = await templates(page)
      .getByRole('list')
      .evaluate(list => ({ wide: list.scrollWidth, shown: list.clientWidth }))
    expect(wide).toBeGreaterThan(shown)
  })

  test('of others on a phone show the picture and the name of who made them', async () => {
    await complete(person, { prompt: 'seen on a phone' })
    const page = await openPage(PHONE)
    await page.goto(app.url)
    const card = page.getByRole('article', { name: 'seen on a phone' })
    const author = card.locator('a[href^="/user/"]')
    expect(await author.locator('> :first-child').boundingBox()).toMatchObject({ width: 20, height: 20 })
    expect((await author.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  })

  test('one that is pressed fills in the create box, and the picture made with it says so', async () => {
    const page = await openPageAs(app, person)
    await page.goto(app.url)
    await templates(page)
      .getByRole('button', { name: /^Tiny Village/ })
      .click()
    await expect.poll(() => prompt(page).inputValue()).toBe('a village with trees by a river')
    await box(page).getByText('Isometric').waitFor()
    await box(page).getByText('1:1', { exact: true }).waitFor()
    await prompt(page).fill('a harbour with boats')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Task submitted! Awaiting completion.').waitFor()
    await page.getByRole('img', { name: 'a harbour with boats' }).first().waitFor()
    const { body } = await person.call('/v1/image/list', { page: 1 })
    expect(body.data[0]).toMatchObject({
      prompt: 'a harbour with boats',
      templateInfo: { id: 'tiny-village' },
    })
  })

  test('a picture made with one is reprompted with its settings and its own prompt', async () => {
    await complete(person, { prompt: 'made with a template', templateId: 'neon-street', aspectRatio: '1:1' })
    const page = await openPageAs(app, person)
    await page.goto(app.url)
    await apps(page).getByRole('button', { name: 'Upscale' }).click()
    await workflow(page).getByRole('button', { name: 'Start Now' }).click()
    const card = page.getByRole('article', { name: 'made with a template' })
    await card.hover()
    await card.getByRole('button', { name: 'Reprompt' }).click()
    await expect.poll(() => prompt(page).inputValue()).toBe('made with a template')
    await box(page).getByText('Neon Punk').waitFor()
  })

  test('brings its pictures along', async () => {
    const page = await openPageAs(app, person)
    await page.goto(app.url)
    await templates(page)
      .getByRole('button', { name: /^Bigger Picture/ })
      .click()
    await box(page)
      .getByRole('button', { name: /^Upscale/ })
      .waitFor()
    await box(page).getByText('v1.1').waitFor()
    await box(page).locator('img[src^="blob:"]').waitFor()
    await expect
      .poll(() =>
        box(page)
          .getByRole('button', { name: /Create/ })
          .last()
          .isEnabled(),
      )
      .toBe(true)
  })

  test('says when a picture of it cannot be downloaded', async () => {
    const page = await openPageAs(app, person, { expected: /503/ })
    await page.route('**/file1.png', route => route.fulfill({ status: 503 }))
    await page.goto(app.url)
    await templates(page)
      .getByRole('button', { name: /^Bigger Picture/ })
      .click()
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to download template' })
    await toast.getByText('Failed to fetch URL: Service Unavailable').waitFor()
    await box(page)
      .getByRole('button', { name: /^Upscale/ })
      .waitFor()
  })

  test('says when they cannot be listed, and lists them at another try', async () => {
    const page = await openPage({ expected: /400|Failed to load resource/ })
    await page.route('**/v1/templates/list', route =>
      route.fulfill({
        status: 429,
        json: { status: 429, code: 'too_many_requests', descr: 'Wait a minute.' },
      }),
    )
    await page.goto(app.url)
    const toast = page.getByRole('alert').filter({ hasText: 'Get templates failed' })
    await toast.getByText('Wait a minute.').waitFor()
    await page.unroute('**/v1/templates/list')
    await templates(page).getByRole('button', { name: 'Try again' }).click()
    await templates(page)
      .getByRole('button', { name: /^Neon Street/ })
      .waitFor()
  })
})
