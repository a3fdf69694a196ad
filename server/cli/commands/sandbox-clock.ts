import * as z from 'zod'
import { type Command, CommandError, UsageError } from '#server/cli/command.ts'
import { askOperator } from '#server/cli/operator-socket.ts'
import { readConfiguration } from '#server/config/configuration.ts'

const moved = z.object({ now: z.string() })

export const sandboxClock: Command = {
  summary: 'Moves the clock of the payment sandbox forward.',
  usage: [['advance 31d', 'by that many days, or hours: 12h']],
  async run([action, duration]) {
    if (action !== 'advance' || !duration) throw new UsageError()
    const { dataDir } = readConfiguration()
    const answer = await askOperator(dataDir, { program: 'sandbox-clock', advance: duration }).catch(
      error => {
        console.error(`The clock was not moved: ${error.message}.`)
        return undefined
      },
    )
    if (answer === undefined) return 1
    if (answer === null) {
      throw new CommandError(`No server is running on ${dataDir}. Start one, or set DATA_DIR to its folder.`)
    }
    console.log(`In the sandbox it is now ${moved.parse(answer).now}.`)
    return 0
  },
}
