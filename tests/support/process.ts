import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Where each server leaves its sources compiled for the next one, which then starts with less work. */
export const COMPILED = join(ROOT, 'node_modules/.cache/server-under-test')
const MAX_WAIT_MS = 40_000

export type ServerProcess = {
  child: ChildProcess
  /** All that it wrote so far. */
  output(): string
  /** Waits until it wrote something that fits, and returns the match; rejects when it ends before. */
  wrote(pattern: RegExp): Promise<RegExpMatchArray>
  /** The address that it announced. */
  url(): Promise<string>
  /** Waits for the end; null as the code stands for a signal. */
  ended(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Starts the server as its own process; of settings, its environment has nothing but `env`. */
export function startProcess(env: Record<string, string>, args: string[] = []): ServerProcess {
  const child = spawn(process.execPath, ['server/main.ts', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, SAMPLE_CONTENT: 'never', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', text => {
      output += text
    })
  }
  // Not the child's 'close', which does not come after the channel was disconnected.
  const end = Promise.all([
    once(child, 'exit'),
    once(child.stdout!, 'close'),
    once(child.stderr!, 'close'),
  ]).then(([[code, signal]]) => ({ code, signal }))
  let hasEnded = false
  void end.then(() => {
    hasEnded = true
  })

  async function wrote(pattern: RegExp): Promise<RegExpMatchArray> {
    const deadline = Date.now() + MAX_WAIT_MS
    for (;;) {
      const match = output.match(pattern)
      if (match) return match
      if (hasEnded || Date.now() > deadline)
        throw new Error(`the server did not write ${pattern}:\n${output}`)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }

  return {
    child,
    output: () => output,
    wrote,
    url: async () => (await wrote(/Open (http:\/\/\S+)/))[1]!,
    ended: () => end,
  }
}
