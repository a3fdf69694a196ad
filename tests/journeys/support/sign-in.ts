import type { Page } from 'playwright-core'
import type { Person, TestApp } from '#tests/support/app.ts'
import { openPage, type PageOptions } from '#tests/support/browser.ts'

/** Signs in on the development provider's page, which is open, and waits until the person is back. */
export async function signInOnPage(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
}

/** Makes the page's browser that of the person, who has signed in before. */
export async function becomePerson(page: Page, app: TestApp, person: Person): Promise<void> {
  await page.context().addCookies(
    person.cookie.split('; ').map(pair => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: app.url }
    }),
  )
}

/** A page of a person who has signed in before. */
export async function openPageAs(app: TestApp, person: Person, options?: PageOptions): Promise<Page> {
  const page = await openPage({ viewport: { width: 1440, height: 900 }, ...options })
  await becomePerson(page, app, person)
  return page
}
