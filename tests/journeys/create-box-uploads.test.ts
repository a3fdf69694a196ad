import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, type Person, startApp } from '#tests/support/app.ts'
import { choose, createBox, failure, hand, PHONE, PICTURE } from './support/create-box.ts'
import { openPageAs } from './support/sign-in.ts'

let app: App
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

test('a picture dropped beside its place, or pasted anywhere in the box, goes into the first empty one', async () => {
  const page = await openPageAs(app, someone)
  const box = createBox(page)
  await box.start(app, 'virtualTryOn')
  await hand(page.getByLabel('Garment description'), 'paste')
  await page.getByRole('button', { name: 'Remove portrait picture' }).waitFor()
  await hand(page.getByRole('button', { name: 'Reset', exact: true }), 'drop')
  await page.getByRole('button', { name: 'Remove garment picture' }).waitFor()
  await hand(page.getByLabel('Garment description'), 'paste')
  await page.getByText('No empty place').waitFor()

  await box.start(app, 'txt2img')
  await hand(box.prompt, 'paste')
  await page.getByText('This mode takes no picture').waitFor()

  await box.start(app, 'upscale')
  await hand(page.getByRole('button', { name: 'Help' }), 'paste')
  await page.getByRole('button', { name: 'Remove picture' }).waitFor()
  const first = await page.locator('form img[src^=blob]').getAttribute('src')
  await hand(page.getByRole('button', { name: 'Help' }), 'paste')
  await expect.poll(() => page.locator('form img[src^=blob]').getAttribute('src')).not.toBe(first)
  await hand(page.getByRole('button', { name: 'Help' }), 'paste', { name: 'a.pdf', type: 'application/pdf' })
  await failure(page, 'Invalid upload')
    .getByText('Upload an image file instead of application/pdf.')
    .waitFor()
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
