import { runCommand } from './command.ts'
import { COMMANDS } from './commands.ts'

const [name = '', ...args] = process.argv.slice(2)
process.exitCode = await main(name, args)

/** The operator's program: runs the command of that name, or says which there are. */
async function main(name: string, args: string[]): Promise<number> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) {
    for (const [known, loadKnown] of Object.entries(COMMANDS)) {
      console.error(`npm run ${known.padEnd(16)}${(await loadKnown()).summary}`)
    }
    return 2
  }
  return await runCommand(name, await load(), args)
}
