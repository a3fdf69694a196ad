import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumLaunchOptions, findChromium } from './chromium.ts'

/** Starts one browser for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const path = findChromium()
  if (!path) throw new Error('No browser was found. "npm run test:browser" installs one or says how to.')
  const browser = await chromium.launchServer(chromiumLaunchOptions(path))
  project.provide('browserEndpoint', browser.wsEndpoint())
  return () => browser.close()
}
