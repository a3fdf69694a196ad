import { ConfigurationError, readConfiguration } from '#server/config/configuration.ts'
import { askOperator } from './operator-socket.ts'

process.exitCode = await main(process.argv.slice(2))

/** `sandbox:clock advance 31d` puts the clock of the running server's sandbox forward. */
async function main([command, duration]: string[]): Promise<number> {
  if (command !== 'advance' || !duration) {
    console.error('Usage: npm run sandbox:clock -- advance 31d (or 12h)')
    return 2
  }
  try {
    const { dataDir } = readConfiguration()
    const answer = await askOperator(dataDir, { program: 'sandbox-clock', advance: duration })
    if (answer === null) {
      console.error(`No server is running on ${dataDir}. Start one, or set DATA_DIR to its folder.`)
      return 2
    }
    console.log(`In the sandbox it is now ${(answer as { now: string }).now}.`)
    return 0
  } catch (error) {
    if (!(error instanceof ConfigurationError) && !(error instanceof Error)) throw error
    console.error(`The clock was not moved: ${error.message}.`)
    return 1
  }
}
