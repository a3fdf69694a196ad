import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Creation } from '#contract/creations.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { openPage } from '#tests/support/browser.ts'
import { DESKTOP, PHONE } from './support/create-box.ts'
import { complete } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
let owner: Person
let visitor: Person
let kettle: Creation
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  ;[owner, visitor] = await Promise.all([app.signInAs('noor'), app.signInAs('rafi')])
  kettle = await complete(owner, { prompt: 'a kettle that sings', aspectRatio: '1:1' })
})
afterAll(() => app.close())

const comments = (page: Page) => page.getByRole('region', { name: 'Comments', exact: true })
const unread = (page: Page, count: number) => page.getByRole('link', { name: `${count} unread` })

for (const [place, size] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test(`on ${place} a comment arrives at once, is counted, read and deleted`, async () => {
    const text = `It holds up, says ${place}.`
    const [page, theirs] = await Promise.all([openPageAs(app, owner, size), openPageAs(app, visitor, size)])
    await page.goto(`${app.url}/gallery`)
    await page.getByRole('link', { name: 'Open: a kettle that sings' }).click()
    await comments(page).getByText('No comments yet').waitFor()

    await theirs.goto(`${app.url}/creation/${kettle.id}`)
    const field = theirs.getByRole('textbox', { name: 'Write a comment' })
    const send = theirs.getByRole('button', { name: 'Send' })
    expect(await send.isDisabled()).toBe(true)
    await field.fill('   ')
    expect(await send.isDisabled()).toBe(true)
    await field.press('Enter')
    await field.fill(text)
    await field.press('Enter')
    await comments(theirs).getByText(text).waitFor()
    await comments(theirs).getByText('just now').waitFor()
    // And is in sight, above the bar in which it was written.
    const written = await comments(theirs).getByText(text).boundingBox()
    const bar = await theirs.getByRole('button', { name: 'Send' }).boundingBox()
    expect((written?.y ?? 0) + (written?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    expect(await field.inputValue()).toBe('')

    // The other one, who looks at the picture meanwhile.
    await comments(page).getByText(text).waitFor()
    await comments(page).getByRole('heading', { name: 'Comments 1' }).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await unread(page, 1).click()
    const row = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
    await row.getByText(`Commented on your creation: ${text}`).waitFor()
    await row.getByRole('img', { name: 'New' }).waitFor()
    await unread(page, 1).waitFor({ state: 'detached' })
    await page.getByText("-- You've reached the end --").waitFor()
    await expect.poll(() => page.title()).toBe('Notifications - Make the picture you meant.')
    await row.getByRole('link', { name: text }).click()
    await comments(page).getByText(text).waitFor()
    await page.keyboard.press('Escape')

    await row.getByRole('button', { name: 'Delete the notification from rafi' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm' })
    await dialog.getByText('Delete this notification?').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await row.getByRole('button', { name: 'Delete the notification from rafi' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No messages').waitFor()

    // Who wrote it takes it back.
    await theirs.getByRole('button', { name: 'Delete your comment' }).click()
    await theirs
      .getByRole('dialog', { name: 'Delete Comment' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await comments(theirs).getByText('No comments yet').waitFor()
    await comments(theirs).getByRole('heading', { name: 'Comments 0' }).waitFor()
  })
}

test('a profile shows what a person published and what they like, page by page, to anybody', async () => {
  for (let number = 1; number <= 11; number++) {
    await complete(visitor, { prompt: `print number ${number}`, aspectRatio: '16:9' })
  }
  const page = await openPageAs(app, owner, DESKTOP)
  await page.goto(app.url)
  const card = page.getByRole('article', { name: 'print number 11' })
  await card.hover()
  await card.getByRole('link', { name: 'rafi' }).click()
  await page.getByRole('heading', { name: 'rafi' }).waitFor()
  expect(page.url()).toBe(`${app.url}/user/${visitor.id}`)
  await page.getByText(`Member since ${new Date().getFullYear()}`).waitFor()
  await expect.poll(() => page.title()).toBe('rafi - Make the picture you meant.')
  await page.getByRole('link', { name: 'Open: print number 1', exact: true }).waitFor()
  // Who sees all of it at once need not be told that it ends.
  expect(await page.getByText('-- You reached the end --').count()).toBe(0)
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.getByText('-- You reached the end --').waitFor()

  await page.getByRole('tab', { name: 'Creations' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByText('No liked creations yet.').waitFor()
  expect(page.url()).toBe(`${app.url}/user/${visitor.id}?tab=liked`)
  await visitor.call('/v1/like/set', { imageId: kettle.id, like: true })

  const anonymous = await openPage(PHONE)
  await anonymous.goto(`${app.url}/user/${visitor.id}?tab=liked`)
  await anonymous.getByRole('link', { name: 'Open: a kettle that sings' }).tap()
  await anonymous.getByRole('heading', { name: 'a kettle that sings' }).waitFor()
  await anonymous.getByRole('button', { name: 'Log in to comment' }).waitFor()
  await anonymous.getByRole('dialog').getByRole('link', { name: 'noor' }).tap()
  await anonymous.getByRole('heading', { name: 'noor' }).waitFor()
  await anonymous.getByRole('link', { name: 'Open: a kettle that sings' }).waitFor()
  const nobody = await app.signIn('nobody@example.com')
  await anonymous.goto(`${app.url}/user/${nobody.id}`)
  await anonymous.getByText('No public creation yet.').waitFor()
})
