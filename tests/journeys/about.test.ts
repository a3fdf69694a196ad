import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { MOVING, openPage } from '#tests/support/browser.ts'
import { expectNoOverflow, expectNoViolations } from './support/axe.ts'
import { DESKTOP, PHONE } from './support/create-box.ts'

const TAGLINE = 'Make the picture you meant.'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ hasPages: true })
})
afterAll(() => app.close())

test('the About page shows what is made, what it costs and what people ask, without bars', async () => {
  const page = await openPage({ ...DESKTOP, reducedMotion: 'reduce' })
  await page.goto(`${app.url}/about`)
  await page.getByRole('heading', { level: 1, name: /^Make the picture\s+you meant\.$/ }).waitFor()
  await expect.poll(() => page.title()).toBe(`About - ${TAGLINE}`)
  expect(await page.getByRole('navigation', { name: 'Main' }).getByText('Gallery').count()).toBe(0)
  for (const [name, href] of [
    ['Get started with Text to Image', '/txt2img'],
    ['Get started with Virtual Try-On', '/virtualTryOn'],
    ['Get started with Sketch to Image', '/sketch2img'],
  ] as const) {
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(href)
  }

  const pricing = page.getByRole('region', { name: 'Pricing' })
  const annually = pricing.getByRole('radio', { name: 'Annually (16% OFF)' })
  expect(await annually.isChecked()).toBe(true)
  expect(await pricing.getByText('Free forever').count()).toBe(1)
  expect(await pricing.getByText('Billed yearly').count()).toBeGreaterThanOrEqual(1)
  expect(await pricing.getByText('Most popular').count()).toBe(1)
  const yearly = await pricing.getByRole('listitem').filter({ hasText: 'Most popular' }).innerText()
  await annually.focus()
  await page.keyboard.press('ArrowRight')
  await pricing.getByText('Billed monthly').first().waitFor()
  expect(await pricing.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true)
  expect(await pricing.getByRole('listitem').filter({ hasText: 'Most popular' }).innerText()).not.toBe(yearly)

  const questions = page.getByRole('region', { name: 'Questions' })
  expect(await questions.getByRole('group').count()).toBe(9)
  await questions.getByText('Which payment methods do you accept?').click()
  await questions.getByText(/^Cards and PayPal\./).waitFor()
  await questions.getByText('How do I reach support?').click()
  const contact = page.getByRole('region', { name: 'Contact' })
  for (const place of [questions, contact])
    await place.getByText(/We reply within 3 business days\.$/).waitFor()
  expect(await contact.getByRole('link').getAttribute('href')).toBe('mailto:support@easel.example')
  await expectNoViolations(page)

  // The words of the hero are a form to be sent: nobody is signed in yet.
  const create = page.getByRole('link', { name: /60 credits: Create this picture/ })
  const config = new URL((await create.getAttribute('href')) ?? '', app.url).searchParams.get('config')
  expect(JSON.parse(config ?? '')).toMatchObject({ imageMode: 'txt2img', model: 'ultra' })

  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Team' }).click()
  await page.getByText('Page is under Construction').waitFor()
  await expect.poll(() => page.title()).toBe(`Team - ${TAGLINE}`)
})

test('on a phone in the light it stands in one column, with the way to every page', async () => {
  const page = await openPage({ ...PHONE, ...MOVING, colorScheme: 'light' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${app.url}/about`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectNoViolations(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Help' }).tap()
  await page.getByRole('heading', { name: 'Help & FAQ' }).waitFor()
})

test('pages of text come with the page, and by the links of the footer', async () => {
  const page = await openPage({ ...DESKTOP, ...MOVING })
  await page.goto(`${app.url}/terms`)
  await page.getByRole('heading', { name: 'Terms and Services' }).waitFor()
  await expect.poll(() => page.title()).toBe(`Terms and Services - ${TAGLINE}`)
  await expectNoViolations(page)
  const footer = page.getByRole('navigation', { name: 'Footer' })
  for (const title of ['Privacy Policy', 'Refund Policy', 'Attributions', 'Help & FAQ']) {
    await footer.getByRole('link', { name: title }).click()
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
  }
  expect(await footer.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(
    'mailto:support@easel.example',
  )
  await footer.getByRole('link', { name: 'Sketch to Image' }).click()
  await page.getByRole('dialog', { name: 'Workflow' }).waitFor()
})
