import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { subscribe } from '#tests/support/billing.ts'
import { sharePage } from '#tests/support/browser.ts'
import { DESKTOP, PHONE } from './support/create-box.ts'
import { complete } from './support/creations.ts'
import { becomePerson, openPageAs } from './support/sign-in.ts'

let app: TestApp
let person: Person
let mine: string
let theirs: string
let otherId: string
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  const [me, other] = await Promise.all([app.signIn(), app.signInAs('rafi')])
  person = me
  mine = (await complete(person, { prompt: 'a red boat' })).id
  theirs = (await complete(other, { prompt: 'a green hill' })).id
  await other.call('/v1/comment/create', { imageId: mine, comment: 'How red it is.' })
  await person.call('/v1/comment/create', { imageId: theirs, comment: 'How green it is.' })
  await subscribe(person, 'Sketch', 'month')
  otherId = other.id
})
afterAll(() => app?.close())

const isFocused = (trigger: Locator) => trigger.evaluate(one => one === document.activeElement)

/** Opens a dialog by keyboard, and its menu before it where it stands in one. */
async function open(page: Page, name: string, trigger: Locator, item?: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name })
  await trigger.focus()
  await page.keyboard.press('Enter')
  if (item) {
    await page.getByRole('menuitem', { name: item }).focus()
    await page.keyboard.press('Enter')
  }
  await dialog.waitFor()
  return dialog
}

/** Expects of a dialog that asks for a yes that Enter says no at first, and that its button names what it does. */
async function expectSafeQuestion(dialog: Locator): Promise<void> {
  const [cancel, act] = await dialog.locator('footer').getByRole('button').all()
  const hasFields = (await dialog.locator('input').count()) > 0
  if (hasFields || !cancel || !act || (await cancel.innerText()) !== 'Cancel') return
  await expect.poll(() => isFocused(cancel)).toBe(true)
  expect(await act.innerText()).not.toBe('Confirm')
}

/** Expects that a dialog that was opened and left by keyboard leaves the focus where it was. */
async function expectFocusBack(page: Page, name: string, trigger: Locator, item?: string): Promise<void> {
  const dialog = await open(page, name, trigger, item)
  await expectSafeQuestion(dialog)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(trigger), { message: `after ${name}` }).toBe(true)
}

describe('the focus is back where it was', () => {
  const page = sharePage(DESKTOP, page => becomePerson(page, app, person))
  const button = (name: string | RegExp, part: Page | Locator = page()) =>
    part.getByRole('button', { name, exact: true })
  const goTo = (path: string) => page().goto(`${app.url}${path}`)
  const card = (name: string) => page().getByRole('article', { name })

  test('after every dialog of the wall and the create box', async () => {
    await goTo('/')
    const hill = card('a green hill')
    await expectFocusBack(page(), 'Workflow', button(/^Sketch to Image/))
    await expectFocusBack(page(), 'Image modes', button(/choose another image mode/))
    await expectFocusBack(page(), 'a green hill', hill.getByRole('link').first())
    await expectFocusBack(page(), 'Share', button('More actions', hill), 'Share')
    await expectFocusBack(page(), 'Report this picture', button('More actions', hill), 'Report…')
    await expectFocusBack(page(), 'Hide this person', button('More actions', hill), 'Hide this person')
    await button('Expand').press('Enter')
    await expectFocusBack(page(), 'Workflow', button('Help'))
    await expectFocusBack(page(), 'All Adjustments', button(/all adjustments/))
  })

  test('after every dialog of the gallery and of the image view', async () => {
    await goTo('/gallery')
    await expectFocusBack(page(), 'Delete Creation', button('Delete', card('a red boat')))
    await button('Select').press('Enter')
    await page().getByRole('checkbox', { name: 'Select: a red boat' }).press('Space')
    await expectFocusBack(page(), 'Delete Creation', button('Delete', page().getByRole('toolbar')))
    await goTo(`/creation/${mine}`)
    const view = page().getByRole('dialog', { name: 'a red boat' })
    await expectFocusBack(page(), 'Share', button('Share', view))
    await expectFocusBack(page(), 'Delete Creation', button('More'), 'Delete')
    await goTo(`/creation/${theirs}`)
    await expectFocusBack(page(), 'Report this picture', button('More'), 'Report…')
    await expectFocusBack(page(), 'Delete Comment', button('Delete your comment'))
    await goTo(`/creation/${mine}`)
    await expectFocusBack(page(), 'Report this comment', button(/^More about the comment/), 'Report…')
  })

  test('after every dialog of the other pages', async () => {
    await goTo(`/user/${otherId}`)
    await expectFocusBack(page(), 'Share', button('Share').first())
    await expectFocusBack(page(), 'Hide this person', button('Hide this person'))
    await goTo('/templates')
    await page().getByRole('main').getByRole('link').first().press('Enter')
    await expectFocusBack(page(), 'Share', button('Share'))
    await goTo('/settings')
    await expectFocusBack(page(), 'Delete my account', button('Yes, delete my account'))
    await goTo('/notifications')
    await expectFocusBack(page(), 'Confirm', button(/^Delete the notification/))
    await goTo('/subscription')
    await expectFocusBack(page(), 'Confirm', button('Cancel Subscription'))
    await expectFocusBack(page(), 'Confirm', button('Upgrade: Atelier'))
    await expectFocusBack(page(), 'Get Credits', button('Get Credits'))
  })

  test('after a dialog that was opened from another one, which has gone meanwhile', async () => {
    await goTo('/subscription')
    const packs = await open(page(), 'Get Credits', button('Get Credits'))
    await button(/^Pay /, packs).press('Enter')
    await packs.waitFor({ state: 'detached' })
    const checkout = page().getByRole('dialog', { name: 'Express Checkout' })
    await checkout.getByText('Sandbox: no money moves').waitFor()
    await page().keyboard.press('Escape')
    await checkout.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(button('Get Credits'))).toBe(true)
  })

  test('or on what stood around it, where it has gone itself', async () => {
    await complete(person, { prompt: 'a yellow kite' })
    await goTo('/gallery')
    const dialog = await open(page(), 'Delete Creation', button('Delete', card('a yellow kite')))
    await button('Delete', dialog).press('Enter')
    await card('a yellow kite').waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(page().getByRole('main'))).toBe(true)
  })
})

test('on a phone the menu, the sheets and what opens from a menu give the focus back, too', async () => {
  const page = await openPageAs(app, person, PHONE)
  await page.goto(app.url)
  const hill = page.getByRole('article', { name: 'a green hill' })
  await expectFocusBack(page, 'Menu', page.getByRole('button', { name: 'Menu', exact: true }))
  await expectFocusBack(page, 'Share', hill.getByRole('button', { name: 'More actions' }), 'Share')
  await page.getByRole('button', { name: 'Expand' }).press('Enter')
  await expectFocusBack(page, 'All Adjustments', page.getByRole('button', { name: /all adjustments/ }))
})
