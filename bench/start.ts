import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Bench } from './support/finding.ts'
import { inFolder } from './support/server.ts'

/** What is cloned: usually this checkout, as it is committed. */
const SOURCE = process.env.BENCH_REPOSITORY ?? fileURLToPath(new URL('..', import.meta.url))
const MAX_WAIT_MS = 300_000
/** The machine's own npm and Node, not those that run the bench. */
const OUTER_PATH = (process.env.PATH ?? '')
  .split(':')
  .filter(folder => !folder.includes('node_modules'))
  .join(':')

/** From a clean clone to the page, and once more when everything is there. */
export const start: Bench = async () =>
  await inFolder(async folder => {
    const clone = join(folder, 'easel')
    execFileSync('git', ['clone', '--quiet', SOURCE, clone])
    const first = await startUntilPage(clone)
    const second = await startUntilPage(clone)
    return [
      {
        what: 'npm start in a clean clone, with a warm npm cache, until the page answers',
        value: first,
        unit: 's',
        limit: 60,
        note: 'installs, builds, creates the database',
      },
      { what: 'npm start again, until the page answers', value: second, unit: 's', limit: 3 },
    ]
  })

/** Seconds. Everything that was started is gone afterwards. */
async function startUntilPage(clone: string): Promise<number> {
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { PATH: OUTER_PATH, HOME: process.env.HOME, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that all of it can be ended.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', part => {
      output += part
    })
  }
  const ended = once(child, 'exit')
  try {
    for (;;) {
      const url = /Open (http:\/\/\S+)/.exec(output)?.[1]
      if (url && (await fetch(url)).status === 200) return (performance.now() - begun) / 1000
      if (child.exitCode !== null || performance.now() - begun > MAX_WAIT_MS) {
        throw new Error(`npm start did not come up:\n${output}`)
      }
      await sleep(10)
    }
  } finally {
    await endGroup(child.pid!, ended)
  }
}

async function endGroup(group: number, ended: Promise<unknown>): Promise<void> {
  signal(group, 'SIGTERM')
  const timeout = setTimeout(() => signal(group, 'SIGKILL'), 40_000)
  await ended
  for (let tries = 0; membersOf(group).length > 0; tries++) {
    if (tries === 600) throw new Error(`processes are left over: ${membersOf(group).join(', ')}`)
    await sleep(100)
  }
  clearTimeout(timeout)
}

function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name)
  } catch {
    // It has ended by itself.
  }
}

/** Processes of the group that are still there; elsewhere than on Linux, none is seen. */
function membersOf(group: number): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter(name => {
    if (!/^\d+$/.test(name)) return false
    try {
      const [state, , groupOf] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ')
      return Number(groupOf) === group && state !== 'Z'
    } catch {
      return false
    }
  })
}
