import { ConfigurationError } from '#server/config/configuration.ts'

/** A command of the operator's. */
export type Command = {
  /** What it is for, in one line. */
  summary: string
  /** What can be typed behind its name, and what that does. */
  usage: readonly (readonly [typed: string, does: string])[]
  /** What else its help says, such as its options. */
  notes?: readonly string[]
  /**
   * @param args what was typed behind its name
   * @returns the exit code. 0: done, or all is correct. 1: there is no such thing, or something is wrong.
   * @throws CommandError or ConfigurationError when nothing could be done, which ends with 2
   */
  run: (args: string[]) => Promise<number>
}

/** Ends the program with a sentence for the operator: nothing was done. */
export class CommandError extends Error {}

/** Ends the program with the command's help: it was typed otherwise than it says. */
export class UsageError extends Error {}

/** The help of a command, as it is typed. */
function helpOf(name: string, { summary, usage, notes = [] }: Command): string {
  const typed = usage.map(([words]) => `npm run ${name}${words ? ` -- ${words}` : ''}`)
  const width = Math.max(...typed.map(line => line.length)) + 2
  const lines = usage.map(([, does], index) => typed[index]!.padEnd(width) + does)
  return [`${summary}`, '', ...lines, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}

/** Runs a command, or prints its help; what it could not do is said in a sentence. Returns the exit code. */
export async function runCommand(name: string, command: Command, args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(helpOf(name, command))
    return 0
  }
  try {
    return await command.run(args)
  } catch (error) {
    if (error instanceof UsageError) console.error(helpOf(name, command))
    else if (error instanceof CommandError || error instanceof ConfigurationError)
      console.error(error.message)
    else throw error
    return 2
  }
}
