// Runs a tool under the project's own Node:
//   node scripts/run.mjs vitest run           a command of an installed package
//   node scripts/run.mjs node some/file.ts    a file of ours
import { binOf, ensurePackages, fail, findNode, needsTools, runAsUs } from './runtime.mjs'

const [tool, ...args] = process.argv.slice(2)
if (!tool)
  fail('Usage: node scripts/run.mjs <tool> [arguments], or node scripts/run.mjs node <file> [arguments]')

await ensurePackages({ withTools: needsTools(tool, args) })
const node = findNode()
if (tool === 'node') {
  runAsUs(node, args)
} else {
  const script = binOf(tool)
  if (!script) fail(`No package named in package.json has a command "${tool}".`)
  runAsUs(node, [script, ...args])
}
