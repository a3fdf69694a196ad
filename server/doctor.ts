import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseHandle } from './database/connection.ts'
import { isOutage, sqlStateOf } from './database/failure.ts'
import { FolderInUse, lockFolder } from './database/folder-lock.ts'
import { openDatabase } from './database/open.ts'
import { type Configuration, ConfigurationError, readConfiguration } from './env.ts'
import {
  type CheckupReport,
  checkUp,
  checkupReport,
  SETTLED_WITHIN_MINUTES,
} from './modules/credits/checkup.ts'
import { INVARIANTS } from './modules/credits/invariants.ts'
import { askOperator } from './operator.ts'

const UNDEFINED_TABLE = '42P01'

/** Ends the program with a sentence: nothing could be looked at, so nothing is known to be wrong. */
class NoAnswer extends Error {}

process.exitCode = await doctor().catch(error => {
  if (!(error instanceof NoAnswer)) throw error
  console.error(error.message)
  return 2
})

/** 0: all is sound. 1: an invariant is broken. 2: it could not be looked at. */
async function doctor(): Promise<number> {
  const report = await examine(configurationOrRefuse())
  print(report)
  return report.violations.length > 0 ? 1 : 0
}

function configurationOrRefuse(): Configuration {
  try {
    return readConfiguration()
  } catch (error) {
    if (error instanceof ConfigurationError) throw new NoAnswer(error.message)
    throw error
  }
}

async function examine({ databaseUrl, dataDir }: Configuration): Promise<CheckupReport> {
  if (databaseUrl) return await read(() => openDatabase({ url: databaseUrl }))
  // While the server runs it alone may read the embedded database, so it is asked to.
  const answer = await askOperator(dataDir, 'checkup').catch(error => {
    throw new NoAnswer(`The running server was asked and could not answer: ${error.message}`)
  })
  if (answer !== null) return checkupReport.parse(answer)
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) {
    throw new NoAnswer(`There is no database in ${dataDir} yet. Start the server once, or set DATA_DIR.`)
  }
  const unlock = await lockFolder(dataDir).catch(error => {
    if (!(error instanceof FolderInUse)) throw error
    throw new NoAnswer(
      `A server uses ${dataDir} and does not answer: it may be starting or stopping. Try again in a moment.`,
    )
  })
  try {
    return await read(() => openDatabase({ dataDir: folder }))
  } finally {
    await unlock()
  }
}

async function read(open: () => Promise<DatabaseHandle>): Promise<CheckupReport> {
  const handle = await open()
  try {
    return await checkUp(handle.db)
  } catch (error) {
    if (sqlStateOf(error) === UNDEFINED_TABLE) {
      throw new NoAnswer('The database is of an older version. Start the server once to bring it up to date.')
    }
    if (isOutage(error)) throw new NoAnswer('The database at DATABASE_URL cannot be reached.')
    throw error
  } finally {
    await handle.close()
  }
}

function print({ violations, unsettled }: CheckupReport): void {
  const broken = new Map<string, (typeof violations)[number]>(
    violations.map(found => [found.invariant, found]),
  )
  for (const [name, sentence] of Object.entries(INVARIANTS)) {
    const found = broken.get(name)
    console.log(
      `${found ? 'BROKEN' : 'ok    '} ${String(found?.count ?? 0).padStart(6)}  ${name}: ${sentence}`,
    )
    printFirst(found)
  }
  const mark = unsettled.count > 0 ? 'late  ' : 'ok    '
  console.log(
    `${mark} ${String(unsettled.count).padStart(6)}  creations neither finished nor refunded after ${SETTLED_WITHIN_MINUTES} minutes`,
  )
  printFirst(unsettled)
  const verdict =
    violations.length === 0 ? 'The ledger is sound.' : 'THE LEDGER IS BROKEN. See docs/ledger.md.'
  console.log(`\n${verdict}`)
}

function printFirst(found: CheckupReport['unsettled'] | undefined): void {
  for (const { subject, detail } of found?.first ?? []) console.log(`                 ${subject}: ${detail}`)
  const more = (found?.count ?? 0) - (found?.first.length ?? 0)
  if (more > 0) console.log(`                 and ${more} more`)
}
