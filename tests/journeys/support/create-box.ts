import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'

export const DESKTOP = { viewport: { width: 1440, height: 900 } }
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A picture of 256 × 256 pixels. */
export const PICTURE = 'tests/pictures/camera-256.png'

/** A picture of that size in one colour, as a file to choose. */
export async function plainPicture(width: number, height: number) {
  const canvas = sharp({ create: { width, height, channels: 3, background: '#a4632f' } })
  return { name: `${width}x${height}.png`, mimeType: 'image/png', buffer: await canvas.png().toBuffer() }
}

/** The parts of the create box as a person finds them. */
export function createBox(page: Page) {
  const form = page.getByRole('form', { name: 'Create a picture' })
  return {
    form,
    prompt: page.getByRole('textbox', { name: 'Prompt', exact: true }),
    create: form.locator('button[type=submit]'),
    async expand() {
      await page.getByRole('button', { name: 'Expand' }).click()
      await page.getByRole('button', { name: 'Collapse', exact: true }).waitFor()
    },
    async openAdjustments(): Promise<Locator> {
      await page.getByRole('button', { name: /all adjustments/ }).click()
      const dialog = page.getByRole('dialog', { name: 'All Adjustments' })
      await dialog.waitFor()
      return dialog
    },
    /** Sets a mode as its address does, by the button of its help. */
    async start(app: { url: string }, mode: string) {
      await page.goto(`${app.url}/${mode}`)
      await page.getByRole('button', { name: /^(Start Now|Look around)$/ }).click()
      // A dialog that closes gives the focus back, which would take it from whatever got it meanwhile.
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Collapse', exact: true }).waitFor()
    },
  }
}

/** Chooses a file of so many bytes, which is made in the page: a large one takes long to get there. */
export const choose = (input: Locator, name: string, type: string, bytes: number): Promise<void> =>
  input.evaluate(
    (element, { name, type, bytes }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], name, { type }))
      ;(element as HTMLInputElement).files = data.files
      element.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { name, type, bytes },
  )

/** Drops a file on something, or pastes it there. */
export async function hand(
  target: Locator,
  how: 'drop' | 'paste',
  file: { name: string; type: string; bytes?: Buffer } = { name: 'camera.png', type: 'image/png' },
): Promise<void> {
  const bytes = (file.bytes ?? readFileSync(PICTURE)).toString('base64')
  await target.evaluate(
    (element, { how, name, type, bytes }) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(bytes), letter => letter.charCodeAt(0))
      data.items.add(new File([content], name, { type }))
      if (how === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: data }))
        return
      }
      for (const event of ['dragenter', 'dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer: data }))
      }
    },
    { how, name: file.name, type: file.type, bytes },
  )
}

/** Makes a call of the page fail as the server would. */
export const failCall = (page: Page, path: string, status: number, descr: string): Promise<unknown> =>
  page.route(`**${path}`, route =>
    route.fulfill({ status, json: { status, code: status === 401 ? 'login_required' : 'internal', descr } }),
  )

/** The notice of a failure with that title. */
export const failure = (page: Page, title: string): Locator =>
  page.getByRole('alert').filter({ hasText: title })

/** Puts away the notices that are shown: on a phone they lie over what comes next for as long as they last. */
export const dismissNotices = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Notices' }).evaluateAll(regions => {
    for (const button of regions.flatMap(region => [...region.querySelectorAll('button')])) button.click()
  })
