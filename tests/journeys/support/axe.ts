import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Expects that nothing in that part of the page breaks WCAG 2.2 AA, in the dark and in the light. Open the
 * page with reduced motion, or what still fades in has other contrasts than what stands.
 * @param part a CSS selector; the whole page by default
 */
export async function expectNoViolations(page: Page, part = 'body'): Promise<void> {
  await page.locator(part).first().waitFor()
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const { endTime = 0 } = effect?.getComputedTiming() ?? {}
      return playState !== 'running' || endTime === Number.POSITIVE_INFINITY
    }),
  )
  const found: string[] = []
  const shown = await page.locator('html').getAttribute('data-theme')
  for (const theme of ['dark', 'light']) {
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name
    }, theme)
    // In the page itself, because the other way opens a second one for each look.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).include(part)
    // What is in order need not be described.
    axe.options({ resultTypes: ['violations'], selectors: false })
    // Colours are all that the light changes.
    if (theme === 'dark') axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    else axe.withRules(['color-contrast'])
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations) found.push(...nodes.map(({ html }) => `${theme}, ${id}: ${html}`))
  }
  await page.evaluate(name => {
    if (name) document.documentElement.dataset.theme = name
  }, shown)
  expect(found).toEqual([])
}

/** Expects that nobody has to scroll sideways: not the page, nor a dialog, a menu or the create box. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => [
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
      ...[...document.querySelectorAll('dialog[open], dialog[open] *, :popover-open, form')]
        .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
        .map(one => one.outerHTML.slice(0, 80)),
    ])
  await expect.poll(tooWide).toEqual([])
}
