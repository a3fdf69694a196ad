import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { openPage } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/creations.ts'
import { giveCredits } from '#tests/support/credits.ts'
import { createTestEngine, type TestEngine } from '#tests/support/engine.ts'
import { createBox, DESKTOP, failCall, failure, PHONE, PICTURE } from './support/create-box.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
/** Whoever it is: the tests that count credits have people of their own. */
let someone: Person
let engine: TestEngine
beforeAll(async () => {
  engine = createTestEngine({ serves: (mode, model) => mode !== 'img2img' || model === 'pro' })
  app = await startApp({ hasPages: true, engines: [engine] })
  someone = await app.signIn()
  await giveCredits(app, someone, 1_000)
})
afterAll(() => app.close())
afterEach(() => engine.behave())

/** What the engine was last asked for in that mode, as soon as it is asked. */
const asked = (mode: string, prompt: string) =>
  eventually(
    async () => engine.requests.findLast(one => one.mode === mode && one.prompt === prompt),
    request => request !== undefined,
  )

for (const [device, size] of Object.entries({ 'a desktop': DESKTOP, 'a phone': PHONE })) {
  describe(`on ${device}`, () => {
    test('all adjustments reach the engine: model, style, ratio, seed and negative prompt', async () => {
      const page = await openPageAs(app, someone, size)
      const box = createBox(page)
      await page.goto(app.url)
      await box.expand()
      await box.prompt.fill(`adjusted in every way on ${device}`)
      const dialog = await box.openAdjustments()
      await dialog.getByText('Ultra').click()
      await dialog.getByText('Neon Punk').click()
      await dialog.getByText('21:9').click()
      const negative = dialog.getByLabel('Negative prompt')
      await expect
        .poll(() => negative.inputValue())
        .toMatch(/lowres, low quality.*watermark.*deformed.*bad anatomy/)
      await negative.fill('fog')
      await dialog.getByRole('button', { name: 'Reset the negative prompt' }).click()
      await expect.poll(() => negative.inputValue()).toMatch(/^lowres/)
      await negative.fill('fog')
      await expect.poll(() => dialog.getByRole('button', { name: 'Copy seed' }).isDisabled()).toBe(true)
      await dialog.getByLabel('Seed', { exact: true }).fill('47x11')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await expect
        .poll(() => page.getByRole('button', { name: 'Collapse', exact: true }).isVisible())
        .toBe(true)
      await page.getByText('Seed 4711').waitFor()
      await page.getByRole('button', { name: /60 credits\s*Create/ }).click()
      await page.waitForURL('**/gallery')
      const request = await asked('txt2img', `adjusted in every way on ${device}`)
      expect(request).toMatchObject({
        model: 'ultra',
        style: 'neon-punk',
        aspectRatio: '21:9',
        seed: 4711,
        negativePrompt: 'fog',
      })
    })

    test('Create is off with its reason until the form is complete, and always shows its price', async () => {
      const page = await openPageAs(app, someone, size)
      const box = createBox(page)
      await box.start(app, 'virtualTryOn')
      await expect.poll(() => box.create.isDisabled()).toBe(true)
      await expect.poll(() => box.create.innerText()).toMatch(/50/)
      await page.getByText('Add the portrait picture to create.').waitFor()
      await page.locator('input[type=file][name=file1]').setInputFiles(PICTURE)
      await page.getByText('Add the garment picture to create.').waitFor()
      await page.locator('input[type=file][name=file2]').setInputFiles(PICTURE)
      await page.getByText('Fill in “Garment description”.').waitFor()
      await page.getByLabel('Garment description').fill('a striped shirt')
      await page.getByText('Lower body').click()
      await box.create.click()
      await page.waitForURL('**/gallery')
      const request = await asked('virtualTryOn', 'a striped shirt')
      expect(request).toMatchObject({ options: { garmentType: 'lower_body' } })
      expect(request?.inputs.map(input => input.name).sort()).toEqual(['file1', 'file2'])
    })

    test('two prompts stand by their labels and both arrive', async () => {
      const page = await openPageAs(app, someone, size)
      const box = createBox(page)
      await box.start(app, 'searchReplace')
      const [search, replace] = [page.getByLabel('Search for'), page.getByLabel('Replace with')]
      const places = [await search.boundingBox(), await replace.boundingBox()]
      const sideBySide = places[0]!.y === places[1]!.y
      expect(sideBySide).toBe(device === 'a desktop')
      await page.locator('input[type=file]').setInputFiles(PICTURE)
      await replace.fill('a polished brass sphere')
      await page.getByText('Say what to search for.').waitFor()
      await search.fill('the lemons')
      await box.create.click()
      await page.waitForURL('**/gallery')
      expect(await asked('searchReplace', 'a polished brass sphere')).toMatchObject({
        searchPrompt: 'the lemons',
      })
    })

    test('whoever is not signed in may look around, and is asked to log in to create', async () => {
      const page = await openPage(size)
      const box = createBox(page)
      await page.goto(app.url)
      await box.expand()
      await expect.poll(() => box.prompt.isDisabled()).toBe(true)
      await expect.poll(() => box.prompt.getAttribute('placeholder')).toBe('Login to create')
      await expect.poll(() => box.form.innerText()).toMatch(/3/)
      await page.getByRole('button', { name: 'Login to Create' }).click()
      await page.getByLabel('Email').waitFor()
    })

    test('a mode starts with its first available model, and one that no engine serves says so', async () => {
      const page = await openPageAs(app, someone, size)
      const box = createBox(page)
      await page.goto(`${app.url}/img2img`)
      const help = page.getByRole('dialog', { name: 'Workflow' })
      await help.locator('footer').getByText('40 credits').waitFor()
      await box.start(app, 'img2img')
      await box.prompt.fill('served by one model only')
      await expect.poll(() => box.create.isEnabled()).toBe(true)
      const dialog = await box.openAdjustments()
      await expect.poll(() => dialog.getByRole('radio', { name: /^Pro/ }).isChecked()).toBe(true)
      await expect.poll(() => dialog.getByText('Needs a model provider').count()).toBe(3)
      await dialog.getByRole('radio', { name: /^Fast/ }).check()
      await page.keyboard.press('Escape')
      await page
        .getByText('This model needs a model provider, and none is connected. Choose another model.')
        .waitFor()
      await expect.poll(() => box.create.isDisabled()).toBe(true)
    })
  })
}

test('with a plan that allows it the switch works and the creation is sent as private', async () => {
  const page = await openPageAs(app, someone, { expected: /Failed to load resource/ })
  const box = createBox(page)
  await page.route(`${app.url}/`, async route => {
    const response = await route.fetch()
    const html = (await response.text()).replace('"allowPrivate":false', '"allowPrivate":true')
    await route.fulfill({ response, body: html })
  })
  await page.goto(app.url)
  await box.expand()
  await box.prompt.fill('for my eyes only')
  const dialog = await box.openAdjustments()
  await dialog.getByRole('switch', { name: 'Private' }).check()
  await expect.poll(() => dialog.getByText('Upgrade Plan').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Private.*all adjustments/ }).waitFor()
  const sent = page.waitForRequest('**/v1/image/create')
  await box.create.click()
  expect((await sent).postData()).toContain('"private":true')
  await failure(page, 'Failed to submit task').waitFor()
})

test('the image strength is there only where a picture guides, and shows its value', async () => {
  const page = await openPageAs(app, someone)
  const box = createBox(page)
  await box.start(app, 'logoMaker')
  await box.prompt.fill('a fox in a fern')
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  const dialog = await box.openAdjustments()
  const strength = dialog.getByLabel('Image strength')
  await expect.poll(() => strength.inputValue()).toBe('0.8')
  await strength.focus()
  await page.keyboard.press('ArrowLeft')
  await dialog.getByText('0.75', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await box.create.click()
  await page.waitForURL('**/gallery')
  expect(await asked('logoMaker', 'a fox in a fern')).toMatchObject({
    imageStrength: 0.75,
    aspectRatio: '1:1',
  })
  await box.start(app, 'txt2img')
  expect(await (await box.openAdjustments()).getByLabel('Image strength').count()).toBe(0)
})

for (const [device, size] of Object.entries({ 'a desktop': DESKTOP, 'a phone': PHONE })) {
  test(`what reset or another start empties comes back with Undo on ${device}`, async () => {
    const page = await openPageAs(app, someone, size)
    const box = createBox(page)
    await box.start(app, 'searchRecolor')
    const [search, undo] = [page.getByLabel('Search for'), page.getByRole('button', { name: /^Undo/ })]
    const picture = page.getByRole('button', { name: 'Remove source picture' })
    expect(await undo.count()).toBe(0)
    await page.locator('input[type=file]').setInputFiles(PICTURE)
    await search.fill('the car')
    await picture.waitFor()
    const isEmpty = async () => {
      await expect.poll(() => search.inputValue()).toBe('')
      await page.getByText('Add the source picture to create.').waitFor()
      await box.form.getByRole('button', { name: /^Search & Recolor/ }).waitFor()
    }
    const isBack = async () => {
      await expect.poll(() => search.inputValue()).toBe('the car')
      await picture.waitFor()
      await page.waitForFunction(() => document.activeElement?.closest('form'))
    }
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await isEmpty()
    await undo.click()
    await isBack()
    expect(await undo.count()).toBe(0)

    await page.getByRole('button', { name: 'Help', exact: true }).click()
    await page.getByRole('button', { name: 'Start Now' }).click()
    await isEmpty()
    await search.fill('the boat')
    await undo.click()
    await isBack()
    await undo.click()
    await expect.poll(() => search.inputValue()).toBe('the boat')
    await undo.click()
    await isBack()

    await page.getByRole('button', { name: /choose another image mode/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Upscale/ })
      .click()
    await box.form.getByRole('button', { name: /^Upscale/ }).waitFor()
    await undo.click()
    await isBack()
    await page.getByLabel('New color').fill('blue')
    await box.create.click()
    await page.waitForURL('**/gallery')
    await box.expand()
    await isEmpty()
    expect(await undo.count()).toBe(0)
  })
}

test('who has too few credits is told so, and led to Get Credits and back to the form', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person)
  const box = createBox(page)
  await box.start(app, 'logoMaker')
  await box.prompt.fill('a fox in a fern')
  const dialog = await box.openAdjustments()
  await dialog.getByRole('radio', { name: /^v1\.2/ }).check()
  await page.keyboard.press('Escape')
  await page.getByText('You have 135 of the 200 credits that this takes.').waitFor()
  await page.getByRole('link', { name: 'Get Credits' }).click()
  await page.getByRole('dialog', { name: 'Get Credits' }).waitFor()
  await page.goBack()
  await expect.poll(() => box.prompt.inputValue()).toBe('a fox in a fern')
})

test('a prompt grows from one row to four and takes 5,000 characters at most', async () => {
  const page = await openPageAs(app, someone)
  const box = createBox(page)
  await page.goto(app.url)
  await box.expand()
  const rows = async () => {
    const [height, line] = await box.prompt.evaluate(element => [
      element.clientHeight,
      Number.parseFloat(getComputedStyle(element).lineHeight),
    ])
    return Math.round((height ?? 0) / (line ?? 1))
  }
  expect(await rows()).toBe(1)
  await box.prompt.fill('one\ntwo\nthree')
  expect(await rows()).toBe(3)
  await box.prompt.fill('one\ntwo\nthree\nfour\nfive\nsix')
  expect(await rows()).toBe(4)
  await box.prompt.fill('x'.repeat(4999))
  await page.getByText('4,999 / 5,000').waitFor()
  await box.prompt.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('yz')
  await page.getByText('5,000 / 5,000').waitFor()
  expect((await box.prompt.inputValue()).endsWith('xy')).toBe(true)
})

test('a double click makes one creation', async () => {
  const person = await app.signIn()
  const page = await openPageAs(app, person)
  const box = createBox(page)
  await page.goto(app.url)
  await box.expand()
  await box.prompt.fill('pressed twice')
  await box.create.dblclick()
  await page.waitForURL('**/gallery')
  await page.getByText('Succcess', { exact: true }).waitFor()
  await page.getByText('Task submitted! Awaiting completion.').waitFor()
  await page.getByRole('img', { name: 'pressed twice' }).waitFor()
  expect(await person.credits()).toBe(132)
})

test('a submission that fails says why, and while it is under way the box says so', async () => {
  const page = await openPageAs(app, someone, { expected: /Failed to load resource/ })
  const box = createBox(page)
  await page.goto(app.url)
  await box.expand()
  await box.prompt.fill('refused')
  await failCall(page, '/v1/image/create', 503, 'The model is resting. Nothing was charged.')
  await box.create.click()
  await failure(page, 'Failed to submit task')
    .getByText('The model is resting. Nothing was charged.')
    .waitFor()
  await expect.poll(() => box.prompt.inputValue()).toBe('refused')
  await page.unroute('**/v1/image/create')
  const answer = Promise.withResolvers<void>()
  await page.route('**/v1/image/create', async route => {
    await answer.promise
    await route.continue()
  })
  await box.create.click()
  await page.getByText('Creating...').waitFor()
  await expect.poll(() => box.create.isDisabled()).toBe(true)
  answer.resolve()
  await page.waitForURL('**/gallery')
})
