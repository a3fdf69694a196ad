import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Without comments and long names it is less than half as much to read. */
const AXE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Brings axe into the page, unless an earlier look has: to read so much takes longer than to look. */
async function ensureAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await AXE)
}

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
  await ensureAxe(page)
  const found = await page.evaluate(
    async ({ part, levels }) => {
      const root = document.documentElement
      const found: string[] = []
      const transitions = () => document.getAnimations().filter(one => one instanceof CSSTransition)
      const look = async (theme: string, runOnly: axe.RunOnly) => {
        root.dataset.theme = theme
        // Each frame of a turn is drawn by the processor, and where it ends is all that is looked at. A colour
        // that is inherited turns after the one above it has: until nothing turns any more.
        for (let turning = transitions(); turning.length > 0; turning = transitions()) {
          for (const one of turning) one.finish()
          await new Promise(requestAnimationFrame)
        }
        // What is in order need not be described.
        const options = { runOnly, resultTypes: ['violations' as const], selectors: false }
        const { violations } = await window.axe.run(part, options)
        for (const { id, nodes } of violations)
          found.push(...nodes.map(({ html }) => `${theme}, ${id}: ${html}`))
      }
      const shown = root.dataset.theme
      await look('dark', { type: 'tag', values: levels })
      // Colours are all that the light changes.
      await look('light', { type: 'rule', values: ['color-contrast'] })
      if (shown) root.dataset.theme = shown
      else delete root.dataset.theme
      return found
    },
    { part, levels: LEVELS },
  )
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
