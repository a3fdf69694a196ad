import { expect, test } from 'vitest'
import { needsTools } from './runtime.mjs'

test('what serves, builds the pages or is an operator’s command needs no packages of development alone', () => {
  const commands: [string, string[]][] = [
    ['vite', ['build']],
    ['node', ['server/main.ts', '--worker']],
    ['node', ['server/cli/doctor.ts']],
    ['node', ['server/cli/moderation.ts', 'list']],
  ]
  for (const [tool, args] of commands)
    expect([tool, args, needsTools(tool, args)]).toEqual([tool, args, false])
})

test('what checks, tests or draws the product’s own pictures does', () => {
  const commands: [string, string[]][] = [
    ['vitest', ['run']],
    ['tsc', []],
    ['biome', ['check']],
    ['drizzle-kit', ['generate']],
    ['node', ['scripts/check.mjs']],
    ['node', []],
  ]
  for (const [tool, args] of commands)
    expect([tool, args, needsTools(tool, args)]).toEqual([tool, args, true])
})
