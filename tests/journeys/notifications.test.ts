import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { createBox, DESKTOP, PHONE } from './support/create-box.ts'
import { complete } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
let visitor: Person
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  visitor = await app.signInAs('rafi')
})
afterAll(() => app.close())

for (const [place, name, size] of [
  ['a desktop', 'noor', DESKTOP],
  ['a phone', 'sena', PHONE],
] as const) {
  test(`on ${place} a picture that was reprompted tells its owner, beside what was said of it`, async () => {
    const owner = await app.signInAs(name)
    const kettle = await complete(owner, { prompt: `a kettle of ${name}`, aspectRatio: '1:1' })
    await visitor.call('/v1/comment/create', { imageId: kettle.id, comment: 'It holds up.' })
    const [page, theirs] = await Promise.all([openPageAs(app, owner, size), openPageAs(app, visitor, size)])
    await page.goto(`${app.url}/notifications`)
    const rows = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
    await rows.getByText('Commented on your creation: It holds up.').waitFor()

    await theirs.goto(`${app.url}/creation/${kettle.id}`)
    const view = theirs.getByRole('dialog', { name: `a kettle of ${name}` })
    await view.getByRole('button', { name: 'Reprompt' }).click()
    const box = createBox(theirs)
    await expect.poll(() => box.prompt.inputValue()).toBe(`a kettle of ${name}`)
    await box.prompt.fill(`a teapot for ${name}`)
    await box.create.click()

    const row = rows.filter({ hasText: 'Remixed your creation' })
    await row.waitFor()
    expect(await rows.count()).toBe(2)
    await row.getByRole('img', { name: 'New' }).waitFor()
    await row.getByRole('link', { name: 'Remixed your creation' }).click()
    await page.getByRole('dialog', { name: `a teapot for ${name}` }).waitFor()
    await page.keyboard.press('Escape')
    await row.getByRole('button', { name: 'Delete the notification from rafi' }).click()
    await page.getByRole('dialog', { name: 'Confirm' }).getByRole('button', { name: 'Delete' }).click()
    await row.waitFor({ state: 'detached' })
    expect(await rows.count()).toBe(1)
  })
}
