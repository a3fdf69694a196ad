import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { sharePage } from '#tests/support/browser.ts'
import { createTestEngine, type TestEngine } from '#tests/support/engine.ts'
import { expectNoOverflow, expectNoViolations } from './support/axe.ts'
import { createBox, DESKTOP, dismissNotices, failCall, failure, PICTURE } from './support/create-box.ts'
import { complete, submit } from './support/creations.ts'
import { becomePerson } from './support/sign-in.ts'

/** Of `styleHair` nothing is available, of `img2img` one model. */
const serves = (mode: string, model: string) =>
  mode !== 'styleHair' && !(mode === 'img2img' && model !== 'pro')

let app: TestApp
let engine: TestEngine
let person: Person
let creationId: string
beforeAll(async () => {
  engine = createTestEngine({ serves })
  app = await startApp({ hasPages: true, engines: [engine] })
  person = await app.signInAs('somebody-with-a-name-that-is-longer-than-any-line')
  creationId = (await complete(person, { prompt: 'a red boat' })).id
  engine.behaveNext({ failure: 'invalid' })
  await submit(person, { prompt: 'one that fails' })
})
afterAll(() => app.close())

const NARROW_PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const BOX = 'form[aria-label="Create a picture"]'
const DIALOG = 'dialog[open]'
const POPOVER = ':popover-open'

for (const [device, size] of Object.entries({ 'a desktop': DESKTOP, 'a narrow phone': NARROW_PHONE })) {
  const isPhone = size === NARROW_PHONE

  describe(`on ${device}, in the dark and in the light, nothing stands in anybody's way`, () => {
    const page = sharePage(
      { ...size, reducedMotion: 'reduce', expected: /Failed to load resource/ },
      async page => {
        await page.addInitScript(id => {
          localStorage.setItem(`easel.prompts.${id}`, '["a red boat","a blue barn"]')
        }, person.id)
      },
    )
    const look = async (part?: string) => {
      await expectNoViolations(page(), part)
      await expectNoOverflow(page())
    }
    const leave = async (part: string) => {
      await page().keyboard.press('Escape')
      await page().locator(part).waitFor({ state: 'detached' })
    }
    const button = (name: RegExp | string) => page().getByRole('button', { name })

    test('on the wall, signed in or not, and with nothing to show', async () => {
      await page().goto(app.url)
      await page().getByRole('img', { name: 'a red boat' }).waitFor()
      await button('Log in').first().waitFor()
      await look()
      await becomePerson(page(), app, person)
      await failCall(page(), '/v1/templates/list', 503, 'It is resting.')
      await failCall(page(), '/v1/image/publicList', 503, 'It is resting.')
      await page().goto(`${app.url}/transactions`)
      await page().getByRole('table').waitFor()
      await look()
      await page().getByRole('link', { name: 'Trending' }).click()
      await failure(page(), 'Load creation failed').waitFor()
      await look()
      await page().unroute('**/v1/templates/list')
      await page().unroute('**/v1/image/publicList')
      await page().goto(app.url)
      await button(/^Neon Street/).waitFor()
      await look()
    })

    test('in the menus', async () => {
      await button(/^Account of/).click()
      await page().getByRole('menuitem').first().waitFor()
      await look(POPOVER)
      await leave(POPOVER)
      if (!isPhone) return
      await page().getByRole('article', { name: 'a red boat' }).getByRole('button', { name: /^More/ }).tap()
      await page()
        .getByRole('menuitem', { name: /^View .+’s profile$/ })
        .waitFor()
      await look(POPOVER)
      await leave(POPOVER)
      await page().getByRole('navigation').getByRole('button', { name: 'More actions' }).tap()
      await look(POPOVER)
      await leave(POPOVER)
    })

    test('in the create box with pictures, selects, two prompts and the prompts of before', async () => {
      const box = createBox(page())
      await box.start(app, 'virtualTryOn')
      await look(BOX)
      await page().locator('input[type=file][name=file1]').setInputFiles(PICTURE)
      await button('Remove portrait picture').waitFor()
      await look(BOX)
      if (isPhone) {
        await button(/^Garment,/).tap()
        await look(POPOVER)
        await leave(POPOVER)
      }
      await button('Recent prompts').click()
      await look(POPOVER)
      await leave(POPOVER)
      await box.start(app, 'searchReplace')
      await page().getByLabel('Replace with').fill('a brass sphere')
      await look(BOX)
      await box.start(app, 'styleHair')
      await look(BOX)
    })

    test('in all adjustments, and after an enhancement and a failure', async () => {
      const box = createBox(page())
      await box.start(app, 'img2img')
      await box.openAdjustments()
      await look(isPhone ? DIALOG : POPOVER)
      await leave(isPhone ? DIALOG : '[popover][role=dialog]')
      await box.start(app, 'txt2img')
      await box.prompt.fill('a tea house')
      await button('Enhance Prompt').click()
      await button(/^Undo/).waitFor()
      await failCall(page(), '/v1/image/create', 503, 'It is resting.')
      await box.create.click()
      await failure(page(), 'Failed to submit task').waitFor()
      await look()
      await dismissNotices(page())
      await page().unroute('**/v1/image/create')
    })

    test('in the grid of modes and in their help', async () => {
      await page().goto(app.url)
      await button(/choose another image mode/).click()
      await page().getByRole('dialog', { name: 'Image modes' }).waitFor()
      await look(DIALOG)
      await page().getByLabel('Quick filter').fill('nothing of that name')
      await page().getByText('No match').first().waitFor()
      await look(DIALOG)
      for (const mode of ['upscale', 'styleHair']) {
        await page().goto(`${app.url}/${mode}`)
        await page().getByRole('dialog', { name: 'Workflow' }).waitFor()
        await look(DIALOG)
      }
      await leave(DIALOG)
    })

    test('in the gallery, in the image view and where it is shared', async () => {
      await page().goto(`${app.url}/gallery`)
      const failed = page().getByRole('article', { name: 'one that fails' })
      await failed.getByText('Failed', { exact: true }).waitFor()
      await look()
      await failed.getByRole('button', { name: 'Delete' }).click()
      await look(DIALOG)
      await leave(DIALOG)
      await button('All Image Modes').click()
      await look(POPOVER)
      await page().getByRole('menuitemradio', { name: 'Emoji' }).click()
      await page().getByText('No creation, want some ideas?').waitFor()
      await look()
      await page().goto(`${app.url}/creation/${creationId}`)
      await page().getByRole('heading', { name: 'a red boat' }).waitFor()
      await look(DIALOG)
      await page().getByRole('dialog').getByRole('button', { name: 'Share' }).click()
      await page().getByRole('dialog', { name: 'Share' }).waitFor()
      await look('dialog[open] dialog[open], dialog[open] ~ dialog[open]')
    })

    test('and no form is wider than the box, whatever the mode', async () => {
      const box = createBox(page())
      for (const mode of ['replaceBackground', 'searchRecolor', 'portraitMaker']) {
        await box.start(app, mode)
        await expectNoOverflow(page())
        await expect.poll(() => box.form.evaluate(form => form.scrollWidth - form.clientWidth)).toBe(0)
      }
    })
  })
}
