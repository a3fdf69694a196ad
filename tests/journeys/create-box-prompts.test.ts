import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { giveCredits } from '#tests/support/credits.ts'
import { createBox, DESKTOP, failCall, failure, PHONE } from './support/create-box.ts'
import { complete } from './support/creations.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
/** Whoever it is: the tests that count credits have people of their own. */
let someone: Person
let author: Person
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  author = await app.signIn()
  for (const prompt of ['a red boat', 'a blue barn', 'a green hill']) await complete(author, { prompt })
  someone = await app.signIn()
  await giveCredits(app, someone, 1_000)
})
afterAll(() => app.close())

for (const [device, size] of Object.entries({ 'a desktop': DESKTOP, 'a phone': PHONE })) {
  describe(`on ${device}`, () => {
    test('a prompt is enhanced, and gets its old text back', async () => {
      const page = await openPageAs(app, someone, size)
      const box = createBox(page)
      await page.goto(app.url)
      await box.expand()
      const enhance = page.getByRole('button', { name: 'Enhance Prompt' })
      await expect.poll(() => enhance.isDisabled()).toBe(true)
      await box.prompt.fill('a tea house in fog')
      const answer = Promise.withResolvers<void>()
      await page.route('**/v1/prompt/enhance', async route => {
        await answer.promise
        await route.continue()
      })
      await enhance.click()
      await page.getByText('Enhancing...').waitFor()
      await expect.poll(() => box.prompt.getAttribute('readonly')).not.toBeNull()
      await expect.poll(() => box.create.isDisabled()).toBe(true)
      answer.resolve()
      await page.getByRole('button', { name: /^Undo/ }).click()
      await expect.poll(() => box.prompt.inputValue()).toBe('a tea house in fog')
      await expect.poll(() => page.getByRole('button', { name: /^Undo/ }).count()).toBe(0)
      await enhance.click()
      await page.getByRole('button', { name: /^Undo/ }).waitFor()
      const enhanced = await box.prompt.inputValue()
      expect(enhanced).toContain('tea house')
      expect(enhanced.length).toBeGreaterThan('a tea house in fog'.length)
    })

    test('an enhancement that fails is told and leaves the prompt as it was', async () => {
      const page = await openPageAs(app, someone, { ...size, expected: /Failed to load resource/ })
      const box = createBox(page)
      await page.goto(app.url)
      await box.expand()
      await box.prompt.fill('a tea house in fog')
      await failCall(page, '/v1/prompt/enhance', 502, 'The prompt could not be enhanced.')
      await page.getByRole('button', { name: 'Enhance Prompt' }).click()
      await failure(page, 'Failed to enhance prompt').getByText('The prompt could not be enhanced.').waitFor()
      await expect.poll(() => box.prompt.inputValue()).toBe('a tea house in fog')
      await expect.poll(() => page.getByRole('button', { name: /^Undo/ }).count()).toBe(0)
    })

    test('reprompt takes over the mode, the model and the prompt but no seed, and opens the box', async () => {
      const page = await openPageAs(app, someone, size)
      const box = createBox(page)
      await page.goto(app.url)
      await box.expand()
      const adjustments = await box.openAdjustments()
      await adjustments.getByLabel('Seed', { exact: true }).fill('77')
      await page.keyboard.press('Escape')
      await page.getByText('Seed 77').waitFor()
      await page.getByRole('button', { name: 'Collapse', exact: true }).click()
      const card = page.getByRole('article', { name: 'a blue barn' })
      if (device === 'a phone') {
        await card.getByRole('button', { name: /More/ }).click()
        await page.getByRole('menuitem', { name: 'Reprompt' }).click()
      } else {
        await card.hover()
        await card.getByRole('button', { name: 'Reprompt' }).click()
      }
      await page.getByRole('button', { name: 'Collapse', exact: true }).waitFor()
      await expect.poll(() => box.prompt.inputValue()).toBe('a blue barn')
      await page.getByText('Random seed').waitFor()
    })
  })
}

test('Enhance Prompt is offered where the mode allows it and nowhere else', async () => {
  const page = await openPageAs(app, someone)
  const box = createBox(page)
  for (const [mode, offered] of [
    ['replaceBackground', 1],
    ['logoMaker', 1],
    ['emoji', 0],
  ] as const) {
    await box.start(app, mode)
    await expect
      .poll(() => page.getByRole('button', { name: 'Enhance Prompt' }).count(), { message: mode })
      .toBe(offered)
  }
})

test('an enhancement that comes after the form was emptied is dropped', async () => {
  const page = await openPageAs(app, someone)
  const box = createBox(page)
  await page.goto(app.url)
  await box.expand()
  await box.prompt.fill('a tea house in fog')
  const answer = Promise.withResolvers<void>()
  await page.route('**/v1/prompt/enhance', async route => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Enhance Prompt' }).click()
  await page.getByText('Enhancing...').waitFor()
  await page.getByRole('button', { name: /choose another image mode/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Logo Maker/ })
    .click()
  await page.getByText('Enhancing...').waitFor({ state: 'detached' })
  const answered = page.waitForResponse('**/v1/prompt/enhance')
  answer.resolve()
  await (await answered).finished()
  await expect.poll(() => box.prompt.inputValue()).toBe('')
})

describe('the prompts of before', () => {
  async function submitAll(page: Page, prompts: string[]) {
    const box = createBox(page)
    await page.goto(app.url)
    for (const prompt of prompts) {
      await page.getByRole('button', { name: 'Expand' }).click()
      await box.prompt.fill(prompt)
      await box.create.click()
      await page.waitForURL('**/gallery')
      await page.getByRole('button', { name: 'Expand' }).waitFor()
    }
    await box.expand()
    return box
  }

  test('come back with arrow-up in an empty field, one after the other, and go with arrow-down', async () => {
    const page = await openPageAs(app, someone)
    const box = await submitAll(page, ['first words', 'second words'])
    await box.prompt.focus()
    const steps: [string, string][] = [
      ['ArrowUp', 'second words'],
      ['ArrowUp', 'first words'],
      ['ArrowUp', 'first words'],
      ['ArrowDown', 'second words'],
      ['ArrowDown', ''],
    ]
    for (const [key, text] of steps) {
      await page.keyboard.press(key)
      await expect.poll(() => box.prompt.inputValue()).toBe(text)
    }
    await page.keyboard.type('my own')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => box.prompt.inputValue()).toBe('my own')
  })

  test('stand in a list, from which one fills the field; one and all can be deleted', async () => {
    const page = await openPageAs(app, someone)
    const box = await submitAll(page, ['first words', 'second words', 'first words'])
    const open = async () => {
      await page.getByRole('button', { name: 'Recent prompts' }).click()
      return page.getByRole('menu', { name: 'Recent prompts' })
    }
    let menu = await open()
    const texts = () => menu.getByRole('group').evaluateAll(rows => rows.map(row => row.textContent))
    expect(await texts()).toEqual(['first words', 'second words'])
    await menu.getByRole('menuitem', { name: 'second words', exact: true }).click()
    await expect.poll(() => box.prompt.inputValue()).toBe('second words')

    menu = await open()
    await menu.getByRole('menuitem', { name: 'Delete prompt: second words' }).click()
    await expect.poll(texts).toEqual(['first words'])
    await page.reload()
    menu = await open()
    expect(await texts()).toEqual(['first words'])
    await menu.getByRole('menuitem', { name: 'Clear all' }).click()
    menu = await open()
    await menu.getByText('The prompts that you use are listed here.').waitFor()
  })

  test('are fifty at most, and belong to whoever wrote them', async () => {
    const person = await app.signIn()
    const page = await openPageAs(app, person)
    await page.addInitScript(id => {
      const prompts = Array.from({ length: 50 }, (_, index) => `old ${index}`)
      if (!localStorage.getItem(`easel.prompts.${id}`)) {
        localStorage.setItem(`easel.prompts.${id}`, JSON.stringify(prompts))
      }
    }, person.id)
    await submitAll(page, ['the newest'])
    await page.getByRole('button', { name: 'Recent prompts' }).click()
    const rows = page.getByRole('menu', { name: 'Recent prompts' }).getByRole('group')
    await expect.poll(() => rows.count()).toBe(50)
    await expect.poll(() => rows.first().textContent()).toBe('the newest')
    await expect.poll(() => rows.last().textContent()).toBe('old 48')
  })
})

test('typing draws no card of the wall anew', async () => {
  const page = await openPageAs(app, someone)
  const box = createBox(page)
  // React reports each commit to this hook, in production too; fibers that did work carry a flag.
  await page.addInitScript(() => {
    type Fiber = {
      flags: number
      tag: number
      alternate: Fiber | null
      child: Fiber | null
      sibling: Fiber | null
      stateNode: unknown
    }
    const counts = { commits: 0, drawn: 0, inWall: 0 }
    const visit = (fiber: Fiber, inWall: boolean) => {
      const here =
        inWall || (fiber.stateNode instanceof Element && fiber.stateNode.matches('main ul, main section'))
      const isComponent = fiber.tag === 0 || fiber.tag === 11 || fiber.tag === 14 || fiber.tag === 15
      if (isComponent && fiber.flags & 1) {
        counts.drawn++
        if (here) counts.inWall++
      }
      if (fiber.alternate && fiber.child === fiber.alternate.child) return
      for (let child = fiber.child; child; child = child.sibling) visit(child, here)
    }
    Object.assign(window, {
      drawCounts: counts,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => {},
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
          counts.commits++
          visit(root.current, false)
        },
      },
    })
  })
  await page.goto(app.url)
  await page.getByRole('img', { name: 'a red boat' }).waitFor()
  await box.expand()
  await box.prompt.focus()
  await page.keyboard.type('a')
  await page.waitForTimeout(500)
  const read = () =>
    page.evaluate(() => ({ ...(window as unknown as { drawCounts: Record<string, number> }).drawCounts }))
  const before = await read()
  await page.keyboard.type('twenty-four letters more')
  const after = await read()
  expect(after.commits! - before.commits!).toBeGreaterThanOrEqual(24)
  expect(after.inWall! - before.inWall!).toBe(0)
  // The field with its text area, and the count of its characters.
  expect((after.drawn! - before.drawn!) / 24).toBeLessThanOrEqual(4)
})

describe('a template', () => {
  const template = (picture: string) => ({
    id: 'neon-street',
    name: 'Sharper Street',
    description: 'Four times as large',
    image: '/templates/neon-street/1.png',
    thumbnail: '/templates/neon-street/1.png',
    exampleImagesCount: 1,
    formData: {
      imageMode: 'logoMaker',
      model: 'v1.1',
      prompt: 'a fox',
      imageStrength: 0.3,
      seed: 5,
      odd: true,
    },
    formFiles: [{ key: 'file1', url: picture }],
  })
  const offer = (page: Page, picture: string) =>
    page.route('**/v1/templates/list', route =>
      route.fulfill({ json: { status: 0, data: [template(picture)] } }),
    )

  test('sets its mode, model and fields and brings its pictures along', async () => {
    const page = await openPageAs(app, someone)
    const box = createBox(page)
    await offer(page, '/templates/neon-street/1.png')
    await page.goto(app.url)
    await page.getByRole('button', { name: 'Sharper Street' }).click()
    await page.getByRole('button', { name: 'Remove guide picture' }).waitFor()
    await expect.poll(() => box.prompt.inputValue()).toBe('a fox')
    await page.getByRole('button', { name: /v1\.1.*1:1.*Seed 5.*all adjustments/ }).waitFor()
    const dialog = await box.openAdjustments()
    await expect.poll(() => dialog.getByLabel('Image strength').inputValue()).toBe('0.3')
  })

  test('whose picture cannot be had says so and is applied without', async () => {
    const page = await openPageAs(app, someone, { expected: /Failed to load resource/ })
    const box = createBox(page)
    await offer(page, '/templates/gone/1.png')
    await page.goto(app.url)
    await page.getByRole('button', { name: 'Sharper Street' }).click()
    await failure(page, 'Failed to download template').getByText('Failed to fetch URL: Not Found').waitFor()
    await expect.poll(() => box.prompt.inputValue()).toBe('a fox')
  })
})
