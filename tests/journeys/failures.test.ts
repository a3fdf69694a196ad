import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Creation } from '#contract/creations.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { DESKTOP, failCall, failure, PICTURE } from './support/create-box.ts'
import { complete } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

const DESCR = 'The server says why, and what to do.'

let app: TestApp
let person: Person
let creation: Creation
beforeAll(async () => {
  const subscriptionOf = async () => ({ tierId: 'Pro', allowPrivate: true, endsAt: null })
  app = await startApp({ hasPages: true, subscriptionOf })
  person = await app.signIn()
  creation = await complete(person, { prompt: 'a red boat' })
  const other = await app.signInAs('rafi')
  await other.call('/v1/comment/create', { imageId: creation.id, comment: 'It floats.' })
})
afterAll(() => app.close())

const open = (page: Page, path: string) => page.goto(`${app.url}${path}`)

/** Makes the call fail while something is done that makes it, and waits for the notice with this title. */
async function expectFailure(page: Page, title: string, path: string, act: () => Promise<unknown>) {
  await failCall(page, path, 409, DESCR)
  await act()
  await failure(page, title).getByText(DESCR).waitFor()
  await page.unroute(`**${path}`)
}

const refusing = () => openPageAs(app, person, { ...DESKTOP, expected: /409/ })

test('whatever fails around a picture is told under its title, with the reason', async () => {
  const page = await refusing()
  await expectFailure(page, 'Load creation failed', '/v1/image/list', () => open(page, '/gallery'))
  await page.getByRole('button', { name: 'Try again' }).click()
  const card = page.getByRole('article', { name: 'a red boat' })
  await card.hover()
  const press = (name: string | RegExp) => card.getByRole('button', { name }).click()
  await expectFailure(page, 'Toggle like failed', '/v1/like/set', () => press(/^Like/))
  await expectFailure(page, 'Unpublish creation failed', '/v1/image/update', () => press('Make private'))
  await expectFailure(page, 'Delete creation failed', '/v1/image/delete', async () => {
    await press('Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  })

  const view = `/creation/${creation.id}`
  await expectFailure(page, 'Fetch creation failed', '/v1/image/info', () => open(page, view))
  await expectFailure(page, 'Fetch comments failed', '/v1/comment/list', () => open(page, view))
  await page.getByRole('region', { name: 'Comments', exact: true }).getByRole('button').click()
  await page.getByText('It floats.').waitFor()
  const field = page.getByRole('textbox', { name: 'Write a comment' })
  await expectFailure(page, 'Post comment failed', '/v1/comment/create', async () => {
    await field.fill('Kept until it is sent')
    await page.getByRole('button', { name: 'Send' }).click()
  })
  expect(await field.inputValue()).toBe('Kept until it is sent')
  await expectFailure(page, 'Delete comment failed', '/v1/comment/delete', async () => {
    await page.getByRole('button', { name: 'More about the comment of rafi' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog', { name: 'Delete Comment' }).getByRole('button', { name: 'Delete' }).click()
  })
})

test('so is what fails on profiles, among notifications and transactions', async () => {
  const page = await refusing()
  const profile = `/user/${person.id}`
  await expectFailure(page, 'Load user failed', '/v1/user/publicInfo', () => open(page, profile))
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('tab', { name: 'Creations' }).waitFor()
  await expectFailure(page, 'Load creation failed', '/v1/image/publicList', () => open(page, profile))
  await expectFailure(page, 'Load liked failed', '/v1/like/list', () =>
    page.getByRole('tab', { name: 'Liked' }).click(),
  )
  await expectFailure(page, 'Load notification failed', '/v1/notifications/list', () =>
    open(page, '/notifications'),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectFailure(page, 'Delete notification failed', '/v1/notifications/delete', async () => {
    await page.getByRole('button', { name: /^Delete the notification/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  })
  await expectFailure(page, 'List transaction failed', '/v1/user/transactions', () =>
    open(page, '/transactions'),
  )
  await page.route('**/v1/user/transactions', route =>
    route.fulfill({ json: { status: 0, data: [], total: 0 } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('No data available').waitFor()
  await expectFailure(page, 'Load resource failed', '/v1/templates/get', () =>
    open(page, `/gallery?config=${encodeURIComponent('{"prompt":"kept","templateId":"a-template"}')}`),
  )
})

test('so is what fails in the settings, and a photo that does not fit', async () => {
  const page = await refusing()
  await expectFailure(page, 'Load hidden people failed', '/v1/user/hiddenList', () => open(page, '/settings'))
  await expectFailure(page, 'Failed to update settings', '/v1/user/update', () =>
    page.getByRole('button', { name: 'Save' }).click(),
  )
  await expectFailure(page, 'Download failed', '/v1/user/export', () =>
    page.getByRole('button', { name: 'Download my data' }).click(),
  )
  await expectFailure(page, 'Failed to delete account', '/v1/user/delete', async () => {
    await page.getByRole('button', { name: 'Yes, delete my account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  })
  const photo = page.locator('input[name=file1]').last()
  for (const [name, mimeType, bytes, sentence] of [
    ['a.png', 'image/png', 2_300_000, 'File size 2.3 MB is too big. Max allowed is 2MB.'],
    ['a.gif', 'image/gif', 10, 'Only image types JPG/PNG/WebP are supported.'],
    ['a.pdf', 'application/pdf', 10, 'Upload an image file instead of application/pdf.'],
  ] as const) {
    await photo.setInputFiles({ name, mimeType, buffer: Buffer.alloc(bytes) })
    await failure(page, 'Invalid upload').getByText(sentence).waitFor()
  }
  await photo.setInputFiles(PICTURE)
  await page.getByRole('button', { name: 'Remove' }).waitFor()
})

test('whatever its kind, an address that leads nowhere says so calmly and leads on', async () => {
  const page = await openPageAs(app, person, { ...DESKTOP, expected: /400|404/ })
  const id = '0'.repeat(26)
  for (const path of [
    '/creation/nonsense',
    `/creation/cre_${id}`,
    '/user/nonsense',
    `/user/usr_${id}`,
    '/template/Non%20sense',
    '/template/long-gone',
    '/order/nonsense',
    `/order/cs_${id}`,
  ]) {
    await open(page, path)
    const way = page.getByRole('link', { name: 'Go to Trending' })
    await page.getByText('There is nothing here. It may have been deleted').waitFor()
    expect(await page.title(), path).toContain('Not found')
    for (const trouble of [page.getByRole('alert'), page.getByText(/Try again|form/)]) {
      expect(await trouble.count(), path).toBe(0)
    }
    await way.click()
    await page.waitForURL(`${app.url}/`)
    await page.getByRole('heading', { name: 'Public Creations' }).waitFor()
  }
})
