import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MODE_GROUPS } from '#catalogue/mode.ts'
import { findMode, MODES } from '#catalogue/modes.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { MOVING, openPage } from '#tests/support/browser.ts'
import { createTestEngine } from '#tests/support/engine.ts'
import { openPageAs, signInOnPage } from './support/sign-in.ts'

let app: TestApp
/** Whoever it is: the tests that count credits have people of their own. */
let someone: Person
beforeAll(async () => {
  app = await startApp({
    hasPages: true,
    engines: [createTestEngine({ serves: mode => mode === 'txt2img' || mode === 'sketch2img' })],
  })
  someone = await app.signIn()
})
afterAll(() => app.close())

const SIZES = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
]

const modeDialog = (page: Page) => page.getByRole('dialog', { name: 'Image modes' })
const helpDialog = (page: Page) => page.getByRole('dialog', { name: 'Workflow' })
const modeButton = (page: Page) => page.getByRole('button', { name: /choose another image mode/ })
const quickFilter = (page: Page) => modeDialog(page).getByLabel('Quick filter')
const tile = (page: Page, name: string) =>
  modeDialog(page).getByRole('button', { name: new RegExp(`^${name}`) })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

async function openGrid(page: Page): Promise<void> {
  await page.goto(app.url)
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
  await modeButton(page).click()
  await quickFilter(page).waitFor()
}

for (const { name: place, ...size } of SIZES) {
  describe(`on ${place}`, () => {
    test('the grid shows every mode of the grid in its group, with name and price', async () => {
      const page = await openPageAs(app, someone, { ...size, ...MOVING })
      await openGrid(page)
      expect(await modeDialog(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual(MODE_GROUPS)
      for (const mode of MODES) {
        const group = modeDialog(page).getByRole('region', { name: mode.group })
        const price = mode.credits === 1 ? '1 credit' : `${mode.credits} credits`
        const label = new RegExp(`^${mode.name}\\s*${price}`)
        await expect
          .poll(() => group.getByRole('button', { name: label }).count(), { message: mode.key })
          .toBe(mode.grid ? 1 : 0)
      }
      const widths = await modeDialog(page)
        .getByRole('button')
        .evaluateAll(tiles => tiles.map(one => one.querySelector('img')?.naturalWidth))
      const loaded = widths.filter(width => width !== undefined)
      expect(loaded).toHaveLength(17)
      expect(Math.min(...loaded)).toBeGreaterThan(0)
    })

    test('the filter looks into name, key, description and group, and an empty group says so', async () => {
      const page = await openPageAs(app, someone, { ...size, ...MOVING })
      await openGrid(page)
      const filter = quickFilter(page)
      await expect
        .poll(() => filter.getAttribute('placeholder'))
        .toBe('Enter search keyword to filter image modes')
      for (const [text, found, empty] of [
        ['tRy-on', ['Virtual Try-On'], 3],
        ['txt2img', ['Text to Image'], 3],
        ['no keyboard', ['Emoji'], 3],
        ['designing', ['Structure', 'Sketch to Image', 'Logo Maker'], 3],
        ['nothing like this', [], 4],
      ] as const) {
        await filter.fill(text)
        await expect
          .poll(() => modeDialog(page).locator('[data-tile]').count(), { message: text })
          .toBe(found.length)
        for (const name of found) await tile(page, name).waitFor()
        await expect
          .poll(() => modeDialog(page).getByText('No match', { exact: true }).count(), { message: text })
          .toBe(empty)
      }
    })

    test('choosing a mode empties the form, takes its first model and expands the box', async () => {
      const page = await openPageAs(app, someone, { ...size, ...MOVING })
      await page.goto(app.url)
      await page.getByRole('button', { name: 'Expand' }).click()
      await page.getByRole('textbox', { name: 'Prompt' }).fill('of another mode')
      await modeButton(page).click()
      await tile(page, 'Logo Maker').click()
      await modeDialog(page).waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: /^Logo Maker.*choose another image mode/ }).waitFor()
      await expect.poll(() => page.getByRole('textbox', { name: 'Prompt' }).inputValue()).toBe('')
      await page.getByRole('button', { name: /all adjustments/ }).click()
      const model = findMode('logoMaker')?.models[0]?.title ?? ''
      const radio = page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${model}`) })
      await expect.poll(() => radio.first().isChecked()).toBe(true)
    })

    test('a mode that no engine serves is marked, and its help says so', async () => {
      const page = await openPageAs(app, someone, { ...size, ...MOVING })
      await openGrid(page)
      await tile(page, 'Upscale').getByText('Needs a model provider').waitFor()
      await expect.poll(() => tile(page, 'Text to Image').getByText('Needs a model provider').count()).toBe(0)
      await page.goto(`${app.url}/upscale`)
      await helpDialog(page)
        .getByText(
          /^Needs a model provider, and none is connected here\. You can look, but not create here\./,
        )
        .waitFor()
      await helpDialog(page).getByRole('button', { name: 'Look around' }).click()
      await page.getByRole('button', { name: /^Upscale.*choose another image mode/ }).waitFor()
    })

    test('a tile opens the help of its mode, and Start Now starts it', async () => {
      const page = await openPageAs(app, someone, { ...size, ...MOVING })
      await page.goto(app.url)
      await page.getByRole('button', { name: 'Sketch to Image' }).click()
      const help = helpDialog(page)
      await help.getByRole('heading', { name: 'Sketch to Image' }).waitFor()
      const mode = findMode('sketch2img')
      await help.getByText(mode?.description ?? '').waitFor()
      await expect.poll(() => help.getByRole('listitem').filter({ hasText: 'Press Create' }).count()).toBe(1)
      await help.getByText('30 credits').first().waitFor()
      for (const picture of await help.getByRole('img').all()) {
        await expect.poll(() => picture.evaluate(one => (one as HTMLImageElement).naturalWidth)).toBe(512)
      }
      await help.getByRole('button', { name: 'Start Now' }).click()
      await help.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: /^Sketch to Image.*choose another image mode/ }).waitFor()
      await page.getByRole('button', { name: 'Collapse', exact: true }).waitFor()
    })

    test('who is not signed in is asked to, and comes back to the mode that was started', async () => {
      const page = await openPage({ ...size, ...MOVING })
      await page.goto(app.url)
      await page.getByRole('button', { name: 'Sketch to Image' }).click()
      await helpDialog(page).getByRole('button', { name: 'Start Now' }).click()
      await signInOnPage(page, `starter-${size.viewport.width}@example.com`)
      await page.getByRole('button', { name: /^Sketch to Image.*choose another image mode/ }).waitFor()
      await page.getByRole('button', { name: 'Collapse', exact: true }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
      expect(await helpDialog(page).count()).toBe(0)
    })

    test('the line between before and after is moved by pointer or finger', async () => {
      const page = await openPageAs(app, someone, { ...size, ...MOVING })
      await page.goto(`${app.url}/structure`)
      const slider = helpDialog(page).getByRole('slider', { name: 'Compare before and after' })
      const value = async () => Number(await slider.getAttribute('aria-valuenow'))
      await slider.waitFor()
      await page.waitForTimeout(400)
      const before = await slider.boundingBox()
      const picture = await helpDialog(page).getByRole('img').first().boundingBox()
      if (!before || !picture) throw new Error('the slider is not shown')
      const y = picture.y + picture.height / 2
      const x = picture.x + picture.width * 0.8
      if (size.hasTouch) await page.touchscreen.tap(x, y)
      else await page.mouse.click(x, y)
      await expect.poll(value).toBe(80)
      if (size.hasTouch) return
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(picture.x + picture.width * 0.3, y, { steps: 4 })
      await page.mouse.up()
      await expect.poll(value).toBe(30)
      await page.mouse.move(x, y)
      expect(await value()).toBe(30)
    })
  })
}

test('the grid works by keyboard alone: type, move with the arrow keys, choose with Enter', async () => {
  const page = await openPageAs(app, someone)
  await openGrid(page)
  const filter = quickFilter(page)
  await expect.poll(() => filter.evaluate(one => one === document.activeElement)).toBe(true)
  const steps = [
    ['ArrowDown', 'Text to Image'],
    ['ArrowRight', 'Image to Image'],
    ['ArrowDown', 'Face to Sticker'],
    ['ArrowDown', 'Remove Background'],
    ['End', 'Upscale'],
    ['ArrowLeft', 'Search & Replace'],
    ['Home', 'Text to Image'],
  ]
  for (const [key, name] of steps) {
    await page.keyboard.press(key ?? '')
    await expect.poll(() => focused(page), { message: key }).toContain(name)
  }
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => filter.evaluate(one => one === document.activeElement)).toBe(true)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('recolor')
  await expect.poll(() => filter.inputValue()).toBe('recolor')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toContain('Search & Recolor')
  await page.keyboard.press('Enter')
  await modeDialog(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^Search & Recolor.*choose another image mode/ }).waitFor()

  await modeButton(page).click()
  await page.keyboard.type('emoji')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Emoji.*choose another image mode/ }).waitFor()
  await modeButton(page).click()
  await modeDialog(page).waitFor()
  await page.keyboard.press('Escape')
  await modeDialog(page).waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toContain('Emoji')
})

test('the help is reached and left by keyboard, and its slider follows the keys', async () => {
  const page = await openPageAs(app, someone, { reducedMotion: 'reduce' })
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Expand' }).click()
  await page.getByRole('button', { name: 'Help' }).click()
  await helpDialog(page).getByRole('heading', { name: 'Text to Image' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Start Now')
  const slider = helpDialog(page).getByRole('slider', { name: 'Compare before and after' })
  await slider.focus()
  for (const [key, value, text] of [
    ['ArrowRight', '52', '52 percent before'],
    ['ArrowLeft', '50', '50 percent before'],
    ['PageUp', '60', '60 percent before'],
    ['End', '100', '100 percent before'],
    ['ArrowUp', '100', '100 percent before'],
    ['Home', '0', '0 percent before'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => slider.getAttribute('aria-valuenow'), { message: key }).toBe(value)
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(text)
  }
  await page.keyboard.press('Escape')
  await helpDialog(page).waitFor({ state: 'hidden' })
})

test('every mode has a help page with steps, prices and an example that loads', async () => {
  const page = await openPageAs(app, someone)
  await page.goto(app.url)
  for (const mode of MODES) {
    const tiles = page.getByRole('region', { name: 'AI Imaging Apps' })
    if (mode.trending) await tiles.getByRole('button', { name: new RegExp(`^${mode.name}`) }).click()
    else await page.goto(`${app.url}/${mode.key}`)
    const help = helpDialog(page)
    await help.getByRole('heading', { name: mode.name, exact: true }).waitFor()
    await help.getByText('Press Create').waitFor()
    const prices = await help.getByRole('region', { name: 'Models' }).getByRole('listitem').allTextContents()
    expect(
      prices.map(text => Number(text.match(/([\d,]+) credits?$/)?.[1])),
      mode.key,
    ).toEqual(mode.models.map(model => model.options.credits))
    const pictures = help.getByRole('img')
    await expect.poll(() => pictures.count(), { message: mode.key }).toBeGreaterThan(0)
    for (const picture of await pictures.all()) {
      await expect.poll(() => picture.evaluate(one => (one as HTMLImageElement).naturalWidth)).toBe(512)
    }
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
  }
})
