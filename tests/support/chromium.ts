import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

type Environment = Record<string, string | undefined>

/** Names under which Linux distributions put a Chromium on the PATH. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

/** Where the installers of each platform put a browser. */
function standardPlaces(platform: NodeJS.Platform, env: Environment): string[] {
  if (platform === 'darwin') {
    const applications = ['/Applications', join(homedir(), 'Applications')]
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return applications.flatMap(folder => names.map(name => `${folder}/${name}.app/Contents/MacOS/${name}`))
  }
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
    const programs = [
      'Google/Chrome/Application/chrome.exe',
      'Chromium/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ]
    return folders.flatMap(folder => (folder ? programs.map(program => join(folder, program)) : []))
  }
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return folders.filter(Boolean).flatMap(folder => COMMANDS.map(command => join(folder, command)))
}

/** Browsers that Playwright downloaded for some other project, the newest first. */
function playwrightCache(platform: NodeJS.Platform, env: Environment): string[] {
  const cache =
    env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: join(homedir(), 'Library/Caches/ms-playwright'),
      win32: join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
    }[platform as string] ??
    join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright')
  if (!existsSync(cache)) return []
  const revision = (name: string) => Number(name.split('-')[1])
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ]
  return readdirSync(cache)
    .filter(name => /^chromium-\d+$/.test(name))
    .sort((a, b) => revision(b) - revision(a))
    .flatMap(name => programs.map(program => join(cache, name, program)))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The path of a Chromium, Chrome or Edge on this machine, or undefined.
 * CHROMIUM_PATH decides when it is set, even when it names nothing: a wrong setting should be noticed.
 */
export function findChromium(
  env: Environment = process.env,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  return [...standardPlaces(platform, env), ...playwrightCache(platform, env)].find(isProgram)
}

/** Chromium heeds the last list of features to do without, so Playwright's own is repeated in ours. */
const LEFT_OUT_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * The suggestions under the address, which nobody sees: Chromium prepares two pages for them in each window,
 * and every context of a test has a window of its own.
 */
const UNSEEN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** A process that is started ahead for the next page: most windows of tests never have one. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess'

const LEFT_OUT = [...LEFT_OUT_BY_PLAYWRIGHT, ...UNSEEN_PAGES, SPARE_PROCESS]

/** How the tests start the browser: nothing on screen, and no connection but those a test asks for. */
export function chromiumLaunchOptions(executablePath: string) {
  return {
    executablePath,
    headless: true,
    // Chromium's sandbox cannot be set up by root, which is what a container usually runs as.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      `--disable-features=${LEFT_OUT.join(',')}`,
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Containers give /dev/shm 64 MB, which a page full of pictures exceeds.
      '--disable-dev-shm-usage',
      // The same letter shapes on every machine.
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  }
}
