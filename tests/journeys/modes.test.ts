import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mode, Model } from '#catalogue/mode.ts'
import { configurationOf, MODES } from '#catalogue/modes.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { sharePage } from '#tests/support/browser.ts'
import { giveCredits } from '#tests/support/credits.ts'
import { createBox, DESKTOP, dismissNotices, PHONE, PICTURE } from './support/create-box.ts'
import { becomePerson } from './support/sign-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ hasPages: true })
})
afterAll(() => app.close())

const PRICE_OF_ALL = MODES.flatMap(({ models }) => models).reduce(
  (sum, { options }) => sum + options.credits,
  0,
)

for (const [device, size] of Object.entries({ 'a desktop': DESKTOP, 'a phone': PHONE })) {
  const press = (what: Locator) => (size === PHONE ? what.tap() : what.click())

  describe(`on ${device}`, () => {
    let person: Person
    const page = sharePage(size, async page => {
      person = await app.signIn()
      await giveCredits(app, person, PRICE_OF_ALL)
      await becomePerson(page, app, person)
      await page.goto(app.url)
    })

    /** Opens the help of the mode from the page's tile, or from its address where there is none. */
    async function openHelp(mode: Mode): Promise<Locator> {
      if (mode.trending) {
        await press(page().getByRole('link', { name: 'Trending' }))
        await press(
          page()
            .getByRole('region', { name: 'AI Imaging Apps' })
            .getByRole('button', { name: mode.name, exact: true }),
        )
      } else {
        await page().goto(`${app.url}/${mode.key}`)
      }
      const help = page().getByRole('dialog', { name: 'Workflow' })
      await help.getByRole('heading', { name: mode.name, exact: true }).waitFor()
      return help
    }

    /** Fills in all that the form asks for. Returns by which name the result is known. */
    async function fillIn(mode: Mode, model: Model): Promise<string> {
      const { form } = createBox(page())
      const { imageInputs, selectInputs, prompt, searchPrompt, promptLabel, searchPromptLabel } =
        configurationOf(mode, model)
      for (const { name } of imageInputs) {
        await form.locator(`input[type=file][name=${name}]`).setInputFiles(PICTURE)
      }
      await expect.poll(() => form.locator('img[src^="blob:"]').count()).toBe(imageInputs.length)
      for (const { title, choices } of selectInputs) {
        const last = choices.at(-1)!.title
        const list = form.getByRole('combobox', { name: title })
        if (await list.isVisible()) await list.selectOption(last)
        else await press(form.getByText(last, { exact: true }))
      }
      if (searchPrompt) await form.getByLabel(searchPromptLabel).fill('the ball')
      if (!prompt) return mode.name
      const field = form.getByRole('textbox', { name: promptLabel || 'Prompt', exact: true })
      await expect.poll(() => field.inputValue()).toBe(model.formData.prompt ?? '')
      const text = `${mode.name} ${model.name} on ${device}`
      await field.fill(text)
      return text
    }

    /** Presses Create, which shows the price, and waits for the picture. */
    async function create(mode: Mode, model: Model, name: string): Promise<void> {
      const { create } = createBox(page())
      const before = await person.credits()
      await create.filter({ hasText: `${model.options.credits} credit` }).waitFor()
      const made = app.engine.requests.length
      const answered = page().waitForResponse('**/v1/image/create')
      await press(create)
      // Before the picture: the notice goes after a while.
      await page().getByText('Task submitted! Awaiting completion.').last().waitFor()
      const { data } = await (await answered).json()
      const gallery = page().getByRole('list', { name: 'Your creations' })
      const card = gallery.getByRole('article', { name, exact: true })
      await card.locator(`a[href="/creation/${data.id}"]`).getByRole('img', { name, exact: true }).waitFor()
      await dismissNotices(page())
      expect(await person.credits()).toBe(before - model.options.credits)

      const { imageInputs, selectInputs, prompt, searchPrompt } = configurationOf(mode, model)
      expect(app.engine.requests.slice(made)).toMatchObject([
        {
          mode: mode.key,
          model: model.name,
          prompt: prompt ? name : '',
          searchPrompt: searchPrompt ? 'the ball' : '',
          inputs: imageInputs.map(input => ({ name: input.name, width: 256, height: 256 })),
          options: Object.fromEntries(selectInputs.map(({ key, choices }) => [key, choices.at(-1)!.key])),
        },
      ])
    }

    test.each(MODES)('$key leads from its help to its picture', async mode => {
      const model = mode.models[0]!
      const help = await openHelp(mode)
      await press(help.getByRole('button', { name: 'Start Now' }))
      await help.waitFor({ state: 'detached' })
      await create(mode, model, await fillIn(mode, model))
    })

    // Which of the models it is makes no difference to the size of the screen.
    if (size !== DESKTOP) return
    const others = MODES.flatMap(mode => mode.models.slice(1).map(model => ({ mode, model })))
    test.each(others)(
      '$mode.key leads with its model $model.name to its picture',
      async ({ mode, model }) => {
        const box = createBox(page())
        await page()
          .getByRole('button', { name: /choose another image mode/ })
          .click()
        await page()
          .getByRole('dialog', { name: 'Image modes' })
          .getByRole('button', { name: new RegExp(`^${mode.name}`) })
          .click()
        const adjustments = await box.openAdjustments()
        await adjustments.locator('input[name=model]').nth(mode.models.indexOf(model)).check()
        await page().keyboard.press('Escape')
        await adjustments.waitFor({ state: 'detached' })
        await create(mode, model, await fillIn(mode, model))
      },
    )
  })
}
