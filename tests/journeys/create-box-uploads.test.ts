import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import {
  choose,
  createBox,
  DESKTOP,
  failure,
  hand,
  PHONE,
  PICTURE,
  plainPicture,
} from './support/create-box.ts'
import { openPageAs } from './support/sign-in.ts'

let app: TestApp
/** Whoever it is: the tests that count credits have people of their own. */
let someone: Person
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  someone = await app.signIn()
})
afterAll(() => app.close())

const REFUSALS: [string, string, number, string][] = [
  ['notes.txt', 'text/plain', 10, 'Upload an image file instead of text/plain.'],
  ['moving.gif', 'image/gif', 10, 'Only image types JPG/PNG/WebP are supported.'],
  ['huge.png', 'image/png', 12_400_000, 'File size 12.4 MB is too big. Max allowed is 10MB.'],
  ['renamed.png', 'image/png', 10, 'Only image types JPG/PNG/WebP are supported.'],
]

test('a file that does not fit is refused with its reason, and the current one stays', async () => {
  const page = await openPageAs(app, someone, PHONE)
  await createBox(page).start(app, 'upscale')
  const chooser = page.locator('input[type=file]')
  await expect.poll(() => chooser.getAttribute('accept')).toBe('.jpg,.jpeg,.png,.webp')
  await chooser.setInputFiles(PICTURE)
  await page.getByRole('button', { name: 'Remove picture' }).waitFor()
  const shown = await page.locator('form img[src^=blob]').getAttribute('src')
  for (const [name, mimeType, bytes, message] of REFUSALS) {
    await choose(chooser, name, mimeType, bytes)
    const toast = failure(page, 'Invalid upload').last()
    await toast.getByText(message).waitFor()
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => page.locator('form img[src^=blob]').getAttribute('src')).toBe(shown)
  }
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await page.getByText('Add the picture to create.').waitFor()
})

for (const [device, size] of Object.entries({ 'a desktop': DESKTOP, 'a phone': PHONE })) {
  test(`a picture of any shape stays within its place on ${device}`, async () => {
    const page = await openPageAs(app, someone, size)
    await createBox(page).start(app, 'upscale')
    const place = (await page.locator('form [data-slot]').boundingBox())!
    for (const [width, height] of [
      [360, 640],
      [300, 400],
      [80, 640],
      [640, 80],
    ] as const) {
      await page.locator('input[type=file]').setInputFiles(await plainPicture(width, height))
      const preview = page.locator('form img[src^=blob]')
      await expect
        .poll(() =>
          preview.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
            naturalWidth,
            naturalHeight,
          ]),
        )
        .toEqual([width, height])
      const shown = (await preview.boundingBox())!
      expect(shown.width, `${width}:${height}`).toBeLessThanOrEqual(place.width)
      expect(shown.height, `${width}:${height}`).toBeLessThanOrEqual(place.height)
      expect(await page.locator('form [data-slot]').boundingBox()).toEqual(place)
    }
  })
}

for (const [device, size] of Object.entries({ 'a desktop': DESKTOP, 'a phone': PHONE })) {
  test(`the result takes the shape of the picture, and a crop is shown before it is paid for, on ${device}`, async () => {
    const page = await openPageAs(app, someone, size)
    const box = createBox(page)
    await box.start(app, 'img2img')
    await box.prompt.fill('in the evening')
    const chooser = page.locator('input[type=file]')
    const frame = page.locator('form [data-crop]')
    const hasRatio = (ratio: string) =>
      page.getByRole('button', { name: new RegExp(`${ratio}.*all adjustments`) }).waitFor()
    const choose = async (ratio: string) => {
      const dialog = await box.openAdjustments()
      await dialog.getByText(ratio, { exact: true }).click()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    for (const [width, height, ratio] of [
      [600, 400, '3:2'],
      [400, 600, '2:3'],
      [300, 300, '1:1'],
    ] as const) {
      await chooser.setInputFiles(await plainPicture(width, height))
      await hasRatio(ratio)
      expect(await frame.count()).toBe(0)
    }
    await page.getByRole('button', { name: 'Remove guide picture' }).click()
    await hasRatio('9:16')

    await chooser.setInputFiles(await plainPicture(800, 200))
    await hasRatio('21:9')
    await page.getByText('The picture is cropped to 21:9.').waitFor()
    const parts = async () => {
      const whole = (await page.locator('form img[src^=blob]').boundingBox())!
      const kept = (await frame.boundingBox())!
      return [kept.width / whole.width, kept.height / whole.height]
    }
    const [across, down] = await parts()
    expect(across).toBeCloseTo(7 / 12, 1)
    expect(down).toBeCloseTo(1, 1)
    await page.getByRole('button', { name: 'Change ratio' }).click()
    await page.getByRole('dialog', { name: 'All Adjustments' }).waitFor()
    await page.keyboard.press('Escape')

    // A ratio that was chosen stays, and one press gives the picture's own back.
    await choose('1:1')
    await chooser.setInputFiles(await plainPicture(600, 400))
    await page.getByText('The picture is cropped to 1:1.').waitFor()
    // It said so of the last picture too.
    await expect.poll(async () => (await parts())[0]).toBeCloseTo(2 / 3, 1)
    await page.getByRole('button', { name: 'Use 3:2' }).click()
    await hasRatio('3:2')
    await expect.poll(() => frame.count()).toBe(0)
    await box.create.click()
    await page.waitForURL('**/gallery')
    await expect.poll(() => app.engine.requests.at(-1)).toMatchObject({ mode: 'img2img', aspectRatio: '3:2' })
  })
}

test('a picture of which no result could come is refused at its place, and a size that is too much is told', async () => {
  const page = await openPageAs(app, someone)
  const box = createBox(page)
  await box.start(app, 'upscale')
  const chooser = page.locator('input[type=file]')
  for (const [width, height, message] of [
    [32, 400, 'The picture is too small. Each side must have at least 64 pixels.'],
    [7000, 6000, 'The picture has too many pixels. Use one of at most 40 megapixels.'],
    [
      7000,
      5000,
      'Upscaled 2 times, this picture would have 140 megapixels. The limit is 40. Use a smaller picture.',
    ],
  ] as const) {
    await chooser.setInputFiles(await plainPicture(width, height))
    const toast = failure(page, 'Invalid upload').last()
    await toast.getByText(message).waitFor()
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByText('Add the picture to create.').waitFor()
  }
  await chooser.setInputFiles(await plainPicture(2000, 1500))
  await expect.poll(() => box.create.isEnabled()).toBe(true)
  await page.getByText('4x').click()
  await page.getByText(/would have 48 megapixels\. The limit is 40\. Choose 3x\.$/).waitFor()
  expect(await box.create.isDisabled()).toBe(true)
  await page.getByText('3x', { exact: true }).click()
  await expect.poll(() => box.create.isEnabled()).toBe(true)
})

test('beside the places for faces it says whose they may be', async () => {
  for (const size of [DESKTOP, PHONE]) {
    const page = await openPageAs(app, someone, size)
    await createBox(page).start(app, 'faceSwap')
    const note = page.getByText('Only faces of people who agreed.')
    await note.waitFor()
    const said = await note.getAttribute('id')
    const places = page.locator('[data-slots] [aria-describedby]')
    await expect.poll(() => places.count()).toBeGreaterThanOrEqual(2)
    for (const place of await places.all()) expect(await place.getAttribute('aria-describedby')).toBe(said)
  }
})

test('a picture can be dropped on its place, which shows that it would be taken', async () => {
  const page = await openPageAs(app, someone)
  await createBox(page).start(app, 'faceSwap')
  await hand(page.getByText('New face, choose a file'), 'drop')
  await page.getByRole('button', { name: 'Remove new face picture' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Remove source picture' }).count()).toBe(0)

  const place = page.getByText('Source, choose a file').locator('..')
  const border = () => place.evaluate(element => getComputedStyle(element).borderColor)
  const before = await border()
  await place.evaluate(element => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'x.png', { type: 'image/png' }))
    element.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer }))
  })
  await expect.poll(border).not.toBe(before)
})

test('a picture dropped anywhere on the page, or pasted in the box, goes into the first empty place', async () => {
  const page = await openPageAs(app, someone)
  const box = createBox(page)
  await box.start(app, 'virtualTryOn')
  await hand(page.getByLabel('Garment description'), 'paste')
  await page.getByRole('button', { name: 'Remove portrait picture' }).waitFor()
  const wall = page.getByRole('heading', { name: 'Public Creations' })
  const invited = () => box.form.evaluate(element => getComputedStyle(element).boxShadow)
  const before = await invited()
  const drag = (name: string) =>
    wall.evaluate((element, name) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'x.png', { type: 'image/png' }))
      element.dispatchEvent(new DragEvent(name, { bubbles: true, dataTransfer }))
    }, name)
  await drag('dragenter')
  await expect.poll(invited).not.toBe(before)
  await drag('dragleave')
  await expect.poll(invited).toBe(before)
  await page.getByRole('button', { name: 'Collapse', exact: true }).click()
  await hand(wall, 'drop')
  await page.getByRole('button', { name: 'Remove garment picture' }).waitFor()
  await hand(page.getByLabel('Garment description'), 'paste')
  await page.getByText('No empty place').waitFor()

  await box.start(app, 'txt2img')
  await hand(box.prompt, 'paste')
  await page.getByText('This mode takes no picture').waitFor()

  // What is dragged from the page itself is not meant, nor what falls on a dialog; and no page gives way to it.
  await box.start(app, 'upscale')
  await wall.dispatchEvent('dragstart')
  await hand(wall, 'drop')
  await wall.dispatchEvent('dragend')
  await page.getByRole('button', { name: 'Help' }).click()
  await hand(page.getByRole('dialog'), 'drop')
  await page.keyboard.press('Escape')
  await page.getByText('Add the picture to create.').waitFor()
  const isTaken = (target: Locator) =>
    target.evaluate(element => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'x.png', { type: 'image/png' }))
      return !element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    })
  expect(await isTaken(page.locator('body'))).toBe(true)
  await failure(page, 'Invalid upload').waitFor()

  await hand(page.getByRole('button', { name: 'Help' }), 'paste')
  await page.getByRole('button', { name: 'Remove picture' }).waitFor()
  const first = await page.locator('form img[src^=blob]').getAttribute('src')
  await hand(page.getByRole('button', { name: 'Help' }), 'paste')
  await expect.poll(() => page.locator('form img[src^=blob]').getAttribute('src')).not.toBe(first)
  await hand(page.getByRole('button', { name: 'Help' }), 'paste', { name: 'a.pdf', type: 'application/pdf' })
  await failure(page, 'Invalid upload')
    .getByText('Upload an image file instead of application/pdf.')
    .waitFor()

  await page.goto(`${app.url}/settings`)
  await page.getByRole('heading', { name: 'Edit profile' }).waitFor()
  expect(await isTaken(page.locator('body'))).toBe(true)
})

test('a picture is chosen and removed by keyboard', async () => {
  const page = await openPageAs(app, someone)
  await createBox(page).start(app, 'upscale')
  const opened = page.waitForEvent('filechooser')
  await page.getByLabel('Picture, choose a file').press('Enter')
  await (await opened).setFiles(PICTURE)
  const remove = page.getByRole('button', { name: 'Remove picture' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await remove.waitFor({ state: 'detached' })
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('type'))
  expect(focused).toBe('file')
})

test('a phone offers its camera beside its pictures', async () => {
  const page = await openPageAs(app, someone, PHONE)
  await createBox(page).start(app, 'photo2anime')
  const open = async (choice: string) => {
    await page.getByRole('button', { name: /^Photo,/ }).tap()
    const opened = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: choice }).tap()
    return (await opened).element()
  }
  const camera = await open('Take photo')
  await expect.poll(() => camera.getAttribute('capture')).toBe('environment')
  await camera.setInputFiles(PICTURE)
  await page.getByRole('button', { name: 'Remove photo' }).waitFor()
  const files = await open('Choose a picture')
  await expect.poll(() => files.getAttribute('capture')).toBeNull()
  await expect.poll(() => files.getAttribute('accept')).toBe('.jpg,.jpeg,.png,.webp')
})

test('a picture of one model’s input is not taken for another one’s, and is back with its model', async () => {
  const page = await openPageAs(app, someone)
  const box = createBox(page)
  await box.start(app, 'virtualTryOn')
  await page.locator('input[type=file][name=file2]').setInputFiles(PICTURE)
  await page.getByRole('button', { name: 'Remove garment picture' }).waitFor()
  const dialog = await box.openAdjustments()
  await dialog.getByRole('radio', { name: /^v1\.1/ }).check()
  await page.getByText('Model image', { exact: true }).waitFor()
  await expect.poll(() => page.locator('form img[src^=blob]').count()).toBe(0)
  await dialog.getByRole('radio', { name: /^v1\.0/ }).check()
  await page.getByRole('button', { name: 'Remove garment picture' }).waitFor()
})
