import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Creation } from '#contract/creations.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { MOVING } from '#tests/support/browser.ts'
import { create, settled } from '#tests/support/creations.ts'
import { DESKTOP, failCall, failure, PHONE, PICTURE } from './support/create-box.ts'
import { complete } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
let owner: Person
let visitor: Person
/** Whether everybody's plan includes private creations. */
let allowPrivate = false
/** In the order of the gallery: the newest first. */
let shown: Creation[]
beforeAll(async () => {
  app = await startApp({
    hasPages: true,
    subscriptionOf: async () => ({ tierId: allowPrivate ? 'Pro' : 'Free', allowPrivate, endsAt: null }),
  })
  ;[owner, visitor] = await Promise.all([app.signIn(), app.signIn()])
  const form = { aspectRatio: '1:1', seed: 4711, style: 'anime' }
  const first = await complete(owner, { ...form, prompt: 'a red boat' })
  const second = await complete(owner, { ...form, prompt: 'a blue boat' })
  const edited = await create(
    owner,
    { imageMode: 'img2img', model: null, prompt: 'a boat of glass' },
    { file1: readFileSync(PICTURE) },
  )
  shown = [await settled(owner, edited.id), second, first]
})
afterAll(() => app.close())

const view = (page: Page, prompt: string) => page.getByRole('dialog', { name: prompt })
const scaleIn = (page: Page) => page.locator('[data-scale]').getAttribute('data-scale')
const address = (creation: Creation | undefined) => `${app.url}/creation/${creation?.id}`

test('a picture opens over its list, is turned, enlarged and saved there, and closes back into it', async () => {
  const page = await openPageAs(app, owner, {
    ...DESKTOP,
    ...MOVING,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const [glass, blue, red] = shown
  await page.goto(`${app.url}/gallery`)
  await page.getByRole('link', { name: 'Open: a blue boat' }).click()
  await view(page, 'a blue boat').getByRole('heading', { name: 'a blue boat' }).waitFor()
  expect(page.url()).toBe(address(blue))
  await expect.poll(() => page.title()).toMatch(/^a blue boat by .+ - Make the picture you meant\.$/)

  // What only its owner gets to see.
  for (const fact of ['4711', 'Anime', '3 credits'])
    await page.getByRole('definition').filter({ hasText: fact }).waitFor()

  await page.keyboard.press('ArrowRight')
  await view(page, 'a red boat').waitFor()
  expect(page.url()).toBe(address(red))
  await page.getByRole('button', { name: 'Next picture', disabled: true }).waitFor()
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await page.keyboard.press('ArrowLeft')
  await view(page, 'a boat of glass').waitFor()
  expect(page.url()).toBe(address(glass))

  // Made from a picture, it can be held against it.
  await page.getByRole('button', { name: 'Before and after' }).click()
  const line = page.getByRole('slider', { name: 'Move the line between before and after' })
  await line.press('End')
  await expect.poll(() => line.getAttribute('aria-valuenow')).toBe('100')
  await line.press('ArrowLeft')
  expect(page.url()).toBe(address(glass))
  await page.getByRole('button', { name: 'Before and after' }).click()

  await page.keyboard.press('+')
  await expect.poll(() => scaleIn(page)).toBe('1.50')
  await page.keyboard.press('0')
  await expect.poll(() => scaleIn(page)).toBe('1.00')
  const picture = page.locator('[data-scale]')
  await picture.dblclick()
  await expect.poll(() => scaleIn(page)).toBe('2.50')
  await picture.hover()
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => scaleIn(page)).toBe('1.00')
  await page.getByRole('button', { name: 'Zoom' }).click()
  await expect.poll(() => scaleIn(page)).toBe('2.50')

  await view(page, 'a boat of glass').getByRole('button', { name: 'Copy prompt' }).click()
  await page.getByText('Prompt copied!').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('a boat of glass')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied!').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address(glass))

  const saved = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()])
    return download.suggestedFilename()
  }
  expect(await saved(() => page.getByRole('link', { name: 'Download' }).click())).toBe(`${glass?.id}.jpg`)
  const more = async (item: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  expect(await saved(() => more('Download as PNG'))).toBe(`${glass?.id}.png`)
  expect(await saved(() => more('Download original'))).toMatch(new RegExp(`^${glass?.id}\\.(jpg|png|webp)$`))

  // Turning has left no trail: one step back is the list.
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(page.url()).toBe(`${app.url}/gallery`)
  await page.goForward()
  await view(page, 'a boat of glass').waitFor()
})

test('its picture starts another one in any mode that takes a picture', async () => {
  const page = await openPageAs(app, visitor, { ...DESKTOP, ...MOVING })
  await page.goto(address(shown[2]))
  await page.getByRole('button', { name: 'Use as input' }).click()
  expect((await page.getByRole('menuitem').allTextContents()).slice(0, 3)).toEqual([
    'Upscale',
    'Image to Image',
    'Remove Background',
  ])
  await page.getByRole('menuitem', { name: 'Remove Background' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  const form = page.getByRole('form', { name: 'Create a picture' })
  await form.getByText('Picture, choose another file').waitFor()
  expect(page.url()).toBe(`${app.url}/`)

  // From a page that has no create box it leads to one that has.
  await page.goto(`${app.url}/user/${owner.id}`)
  await page.getByRole('link', { name: 'Open: a red boat' }).click()
  await view(page, 'a red boat').getByRole('button', { name: 'Reprompt' }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Prompt', exact: true }).inputValue())
    .toBe('a red boat')
  // What the owner made it with is nobody else's business.
  await page.goto(address(shown[2]))
  await page.getByRole('heading', { name: 'a red boat' }).waitFor()
  expect(await page.getByText('4711').count()).toBe(0)
})

test('of a long prompt five lines are shown, and what can be done stands right below them', async () => {
  const words = 'a lighthouse on a cliff above a stormy sea at dusk, '.repeat(40)
  const long = await complete(owner, { prompt: words, aspectRatio: '1:1' })
  for (const size of [DESKTOP, PHONE]) {
    const page = await openPageAs(app, visitor, size)
    await page.goto(address(long))
    const title = page.getByRole('heading', { level: 1, name: words.trim() })
    const lines = () =>
      title.evaluate(one =>
        Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
      )
    const more = page.getByRole('button', { name: 'Show all' })
    await more.waitFor()
    expect(await lines()).toBe(5)
    const [above, below] = await Promise.all(
      [page.getByRole('button', { name: 'Copy link' }), page.getByText('Dimensions')].map(one =>
        one.boundingBox(),
      ),
    )
    expect(above?.y).toBeLessThan(below?.y ?? 0)
    await more.click()
    expect(await lines()).toBeGreaterThan(20)
    await page.getByRole('button', { name: 'Show less', expanded: true }).click()
    await expect.poll(lines).toBe(5)
    await page.goto(address(shown[2]))
    await page.getByRole('heading', { level: 1, name: 'a red boat' }).waitFor()
    expect(await more.count()).toBe(0)
  }
})

test('its owner makes it public and private, and deletes it after a confirmation', async () => {
  const [, , red] = shown
  await app.database.db.execute(sql`update creations set is_private = true where id = ${red?.id}`)
  const page = await openPageAs(app, owner, { ...DESKTOP, ...MOVING, expected: /403|409/ })
  await page.goto(`${app.url}/gallery`)
  const card = page.getByRole('article', { name: 'a red boat' })
  await page.getByRole('img', { name: 'Private', exact: true }).waitFor()
  await card.hover()
  await failCall(page, '/v1/image/update', 409, 'Why not.')
  await card.getByRole('button', { name: 'Make public' }).click()
  await failure(page, 'Publish creation failed').getByText('Why not.').waitFor()
  await page.unroute('**/v1/image/update')
  await card.getByRole('button', { name: 'Make public' }).click()
  await page.getByText('Creation is public').waitFor()
  await page.getByRole('img', { name: 'Private', exact: true }).waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Open: a red boat' }).click()
  const more = async (item: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  // Told before anything is tried, with the way to a plan that includes it.
  await page.route('**/v1/image/update', route => route.abort())
  const offer = page.getByRole('dialog', { name: 'Make private' })
  await more('Make private')
  await offer.getByText('Create private images accessible only to you. Upgrade for access.').waitFor()
  await offer.getByRole('button', { name: 'Cancel' }).click()
  await offer.waitFor({ state: 'detached' })
  await more('Make private')
  await offer.getByRole('link', { name: 'Upgrade Plan' }).click()
  await page.waitForURL('**/subscription')
  await page.goto(`${app.url}/gallery`)
  await card.hover()
  await card.getByRole('button', { name: 'Make private' }).click()
  await offer.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: /a red boat/ }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Make private' }).click()
  await offer.getByRole('button', { name: 'Cancel' }).click()
  await page.unroute('**/v1/image/update')

  allowPrivate = true
  await page.reload()
  await page.getByRole('link', { name: 'Open: a red boat' }).click()
  await more('Make private')
  await page.getByText('Creation is private').waitFor()
  await page.getByText('Private: only you can see it.').waitFor()
  expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0)

  await more('Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete Creation' })
  await dialog.getByText('Are you sure you want to delete this creation?').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(page.url()).toBe(`${app.url}/gallery`)
  await page.getByRole('link', { name: 'Open: a red boat' }).waitFor({ state: 'detached' })
})

test('on a phone a finger turns, two enlarge, and a double tap lets go again', async () => {
  const page = await openPageAs(app, owner, { ...PHONE, ...MOVING })
  await page.goto(`${app.url}/gallery`)
  await page.getByRole('link', { name: 'Open: a boat of glass' }).tap()
  await page.getByRole('heading', { name: 'a boat of glass' }).waitFor()
  const touch = await page.context().newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  const box = (await page.locator('[data-scale]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]

  await fingers('touchStart', [x + 80, y])
  for (const step of [40, 0, -40, -80]) await fingers('touchMove', [x + step, y])
  await fingers('touchEnd')
  await page.getByRole('heading', { name: 'a blue boat' }).waitFor()

  await fingers('touchStart', [x - 20, y], [x + 20, y])
  for (const apart of [40, 60]) await fingers('touchMove', [x - apart, y], [x + apart, y])
  await fingers('touchEnd')
  await expect.poll(async () => Number(await scaleIn(page))).toBeGreaterThan(2)
  // On a crowded machine two taps may be too far apart to count as one.
  await expect
    .poll(async () => {
      const scale = await scaleIn(page)
      if (scale === '1.00') return scale
      for (const _ of [1, 2]) {
        await fingers('touchStart', [x, y])
        await fingers('touchEnd')
      }
      return scaleIn(page)
    })
    .toBe('1.00')
  await page.getByRole('button', { name: 'Close' }).tap()
  await expect.poll(() => page.url()).toBe(`${app.url}/gallery`)
})

/** As when a picture comes before it was ever drawn: it is there at once. */
const withoutFading = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('img { transition: none !important }')
  document.adoptedStyleSheets = [sheet]
}

for (const fades of [true, false]) {
  test(`what is transparent lies on a chequered ground, ${fades ? 'once it has faded in' : 'also when it is there at once'}`, async () => {
    const person = await app.signIn()
    app.engine.behaveNext({ returns: 'cut-out' })
    const cutOut = await complete(person, { prompt: 'a vase alone' })
    const page = await openPageAs(app, person, { ...DESKTOP, ...MOVING })
    if (!fades) await page.addInitScript(withoutFading)
    const groundIn = (part: Locator) =>
      part.getByRole('img', { name: 'a vase alone' }).evaluate(image => {
        const { backgroundColor, backgroundImage } = getComputedStyle(image.parentElement as Element)
        return `${backgroundColor} ${backgroundImage.replace(/\(.*/, '')}`
      })
    const chequered = 'rgba(0, 0, 0, 0) repeating-conic-gradient'
    await page.goto(`${app.url}/gallery`)
    await expect.poll(() => groundIn(page.getByRole('article', { name: 'a vase alone' }))).toBe(chequered)
    await page.goto(address(cutOut))
    await expect.poll(() => groundIn(view(page, 'a vase alone'))).toBe(chequered)
  })
}

test('on a very large screen a picture is not enlarged until it blurs, and the veil has no bright edge', async () => {
  const page = await openPageAs(app, owner, { viewport: { width: 2560, height: 1440 } })
  const [, blue] = shown
  await page.goto(address(blue))
  const picture = view(page, 'a blue boat').getByRole('img', { name: 'a blue boat' })
  const width = blue?.pictures[0]?.width ?? 0
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(width * 1.25)

  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.goto(app.url)
  const uncovered = await ground()
  await page.getByRole('button', { name: /choose another image mode/ }).click()
  await page.getByRole('dialog', { name: 'Image modes' }).waitFor()
  // Where motion is reduced a transition still takes a frame.
  await expect.poll(ground).not.toBe(uncovered)
})
