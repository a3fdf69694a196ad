import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Creation } from '#contract/creations.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { expectNoViolations } from './support/axe.ts'
import { DESKTOP, PHONE } from './support/create-box.ts'
import { complete } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
let person: Person
let creation: Creation
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  person = await app.signIn()
  const other = await app.signIn()
  creation = await complete(person, { prompt: 'a red boat' })
  await complete(other, { prompt: 'a blue boat' })
  const name = new FormData()
  const nickName = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2).trim()
  name.set('data', JSON.stringify({ nickName, notifyComment: false, notifyProduct: false }))
  await other.call('/v1/user/update', name)
  const comment = `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} and more words`
  await other.call('/v1/comment/create', { imageId: creation.id, comment })
  const third = await app.signIn()
  await person.call('/v1/user/hide', { userId: third.id, hidden: true })
})
afterAll(() => app.close())

async function expectNothingWide(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(one => one.scrollWidth > one.clientWidth)
      .map(one => one.outerHTML.slice(0, 120)),
  )
  expect(wide).toEqual([])
}

async function expectNothingInTheWay(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNothingWide(page)
}

for (const [place, condition] of [
  ['a desktop in the dark', { ...DESKTOP, colorScheme: 'dark' }],
  ['a phone in the light', { ...PHONE, colorScheme: 'light' }],
] as const) {
  test(`on ${place} nothing stands in anybody's way, however long the names`, async () => {
    const page = await openPageAs(app, person, { ...condition, reducedMotion: 'reduce' })
    const close = async () => {
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByRole('menu').count()).toBe(0)
    }
    await page.goto(`${app.url}/notifications`)
    const remove = page.getByRole('button', { name: /^Delete the notification/ })
    await remove.waitFor()
    await expectNothingInTheWay(page)
    await remove.click()
    await page.getByRole('dialog', { name: 'Confirm' }).waitFor()
    await expectNothingInTheWay(page)

    await page.goto(`${app.url}/gallery`)
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('button', { name: /^Select all/ }).click()
    await page.getByText('1 creation selected').waitFor()
    await expectNothingInTheWay(page)

    await page.goto(`${app.url}/settings`)
    await page.getByRole('button', { name: /^Show again: / }).waitFor()
    await expectNothingInTheWay(page)

    await page.goto(`${app.url}/user/${person.id}`)
    await page.getByRole('link', { name: 'Open: a red boat' }).waitFor()
    await expectNothingInTheWay(page)

    await page.goto(`${app.url}/creation/${creation.id}`)
    const more = page.getByRole('button', { name: /^More about the comment/ })
    await more.waitFor()
    await expectNothingInTheWay(page)
    await more.click()
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
    await close()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Make private' }).waitFor()
    await expectNothingInTheWay(page)
    await close()
    await page.getByRole('button', { name: 'Use as input' }).click()
    await page.getByRole('menu').waitFor()
    await expectNothingInTheWay(page)
  })
}

test('enlarged to 200% and on the narrowest phone nothing is wider than the screen', async () => {
  for (const size of [
    { width: 640, height: 450 },
    { width: 360, height: 740 },
  ]) {
    const page = await openPageAs(app, person, { viewport: size })
    for (const [path, there] of [
      ['/notifications', page.getByRole('button', { name: /^Delete the notification/ })],
      ['/settings', page.getByRole('button', { name: /^Show again: / })],
      [`/user/${person.id}`, page.getByRole('link', { name: 'Open: a red boat' })],
      [`/creation/${creation.id}`, page.getByRole('button', { name: /^More about the comment/ })],
    ] as const) {
      await page.goto(`${app.url}${path}`)
      await there.waitFor()
      await expectNothingWide(page)
    }
  }
})

test('a comment is written, and a picture liked, without a pointer', async () => {
  const page = await openPageAs(app, person, DESKTOP)
  await page.goto(`${app.url}/gallery`)
  await page.getByRole('link', { name: 'Open: a red boat' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'a red boat' })
  await dialog.waitFor()
  /** Goes on with the tabulator until this has the focus. */
  const reach = async (name: string) => {
    for (let steps = 0; steps < 40; steps++) {
      const focused = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      )
      if (focused?.startsWith(name)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} was not reached`)
  }
  await reach('Like, 0 so far')
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Like, 1 so far', pressed: true }).waitFor()
  await reach('More about the comment')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.type('By hand')
  await page.keyboard.press('Enter')
  await dialog.getByRole('listitem').filter({ hasText: 'By hand' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  // The focus is back on the card from which it was opened.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Open: a red boat')
})
