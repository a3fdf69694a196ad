// Makes sure that the browser tests have a browser. Runs under the project's own Node:
//   node scripts/run.mjs node scripts/ensure-browser.mjs
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumLaunchOptions, findChromium } from '../tests/support/chromium.ts'

/** Debian's Chromium brings no fonts of its own; without any, a page's text has no shapes. */
const PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']

/** @param {string} problem */
function explain(problem) {
  console.error(
    `\nThe browser tests need Chromium, Chrome or Edge. ${problem}\n` +
      'Install one (on Debian or Ubuntu: sudo apt-get install chromium fonts-liberation),\n' +
      'or set CHROMIUM_PATH=/path/to/chromium, then run "npm test" again.\n',
  )
  process.exit(1)
}

/** Whether this is a machine where we may and can install: a container of Debian's family, as root. */
function canInstall() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  // Ubuntu's "chromium" package only points to a snap, which cannot run in a container.
  return /^ID=debian$/m.test(release)
}

function install() {
  console.log(`No browser found; installing ${PACKAGES.join(', ')} with apt-get…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES],
  ]) {
    const result = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (result.status !== 0) {
      explain(`"apt-get ${args.join(' ')}" failed:\n${result.stderr || result.stdout}`)
    }
  }
}

/**
 * Starts the browser, draws one line of text and checks that ink arrived.
 * @param {string} path
 */
async function drawsText(path) {
  const browser = await chromium.launch(chromiumLaunchOptions(path))
  try {
    const page = await browser.newPage({ viewport: { width: 200, height: 60 } })
    await page.setContent('<p style="font: 40px sans-serif; margin: 0">&nbsp;</p>')
    const blank = await page.screenshot()
    await page.setContent('<p style="font: 40px sans-serif; margin: 0">Easel</p>')
    const written = await page.screenshot()
    return !blank.equals(written)
  } finally {
    await browser.close()
  }
}

if (process.env.CHROMIUM_PATH && !findChromium()) {
  explain(`CHROMIUM_PATH is set to ${process.env.CHROMIUM_PATH}, which is not a program.`)
}
if (!findChromium() && canInstall()) install()
const path = findChromium()
if (!path) explain('No browser was found.')
else {
  try {
    if (!(await drawsText(path))) explain(`${path} starts but draws no text. Check that fonts are installed.`)
  } catch (error) {
    explain(`${path} does not start:\n${error instanceof Error ? error.message : error}`)
  }
}
