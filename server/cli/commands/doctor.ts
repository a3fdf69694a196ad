import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CREDIT_MICRO_USD } from '#catalogue/credit-value.ts'
import { type Command, CommandError } from '#server/cli/command.ts'
import { askOperator } from '#server/cli/operator-socket.ts'
import { type Configuration, readConfiguration } from '#server/config/configuration.ts'
import { configuredProviders, findingsOf } from '#server/configured-providers.ts'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { isOutage, sqlStateOf } from '#server/database/failure.ts'
import { FolderInUseError, lockFolder } from '#server/database/folder-lock.ts'
import { openDatabase } from '#server/database/open.ts'
import { createModelHost } from '#server/engines/local/model-host.ts'
import { readManifests } from '#server/engines/local/models/manifest.ts'
import { stateOf } from '#server/engines/local/models/model-state.ts'
import { reportOnRuntime } from '#server/engines/local/runtime-report.ts'
import { createLog } from '#server/lib/log.ts'
import { StartupError } from '#server/lib/startup-error.ts'
import {
  type DiagnosticsReport,
  diagnose,
  diagnosticsReport,
  type Margin,
  SETTLED_WITHIN_MINUTES,
} from '#server/modules/operations/diagnostics.service.ts'
import { INVARIANTS } from '#server/modules/operations/invariants.ts'
import { openStorage } from '#server/storage/open.ts'

const UNDEFINED_TABLE = '42P01'

export const doctor: Command = {
  summary: 'Checks the ledger, and looks for problems with storage, models and providers.',
  usage: [['', 'of the server of this configuration, beside it while it runs, or without it']],
  /** 0: all is correct. 1: an invariant is broken. Other problems change no exit code. */
  async run() {
    const configuration = readConfiguration()
    const report = await readReport(configuration)
    print(report)
    await printStorage(configuration)
    await printRuntime(configuration)
    printModels(configuration)
    await printProviders(configuration)
    return report.violations.length > 0 ? 1 : 0
  },
}

async function readReport({ databaseUrl, dataDir }: Configuration): Promise<DiagnosticsReport> {
  if (databaseUrl) return await read(() => openDatabase({ url: databaseUrl }))
  // While the server runs it alone may read the embedded database, so it is asked to.
  const answer = await askOperator(dataDir, { program: 'doctor' }).catch(error => {
    throw new CommandError(`The running server could not answer: ${error.message}`)
  })
  if (answer !== null) return diagnosticsReport.parse(answer)
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) {
    throw new CommandError(`There is no database in ${dataDir} yet. Start the server once, or set DATA_DIR.`)
  }
  const unlock = await lockFolder(dataDir).catch(error => {
    if (!(error instanceof FolderInUseError)) throw error
    throw new CommandError(
      `A server uses ${dataDir} but does not answer. It may be starting or stopping; try again in a moment.`,
    )
  })
  try {
    return await read(() => openDatabase({ dataDir: folder }))
  } finally {
    await unlock()
  }
}

async function read(open: () => Promise<DatabaseHandle>): Promise<DiagnosticsReport> {
  const handle = await open()
  try {
    return await diagnose(handle.db)
  } catch (error) {
    if (sqlStateOf(error) === UNDEFINED_TABLE) {
      throw new CommandError('The database was made by an older version. Start the server once to update it.')
    }
    if (isOutage(error)) throw new CommandError('The database at DATABASE_URL cannot be reached.')
    throw error
  } finally {
    await handle.close()
  }
}

function print(report: DiagnosticsReport): void {
  const { violations, unsettled, margins, marginDays, fraudWarnings, warningDays } = report
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
    `${mark} ${String(unsettled.count).padStart(6)}  creations are neither finished nor refunded after ${SETTLED_WITHIN_MINUTES} minutes`,
  )
  printFirst(unsettled)
  if (fraudWarnings.count > 0) {
    console.log(
      `look   ${String(fraudWarnings.count).padStart(6)}  payments of the last ${warningDays} days that a bank reports as possible fraud`,
    )
    printFirst(fraudWarnings)
  }
  printMargins(margins, marginDays)
  const verdict =
    violations.length === 0 ? 'The ledger is correct.' : 'THE LEDGER IS BROKEN. See docs/ledger.md.'
  console.log(`\n${verdict}`)
}

/** Whether a byte can be written where pictures lie; it is deleted again. This too changes no exit code. */
async function printStorage(configuration: Configuration): Promise<void> {
  const { storage } = configuration
  const place = storage.kind === 's3' ? `the bucket ${storage.bucket}` : 'the disk'
  try {
    const state = await (await openStorage(configuration)).check()
    console.log(
      state === 'ok' ? `\nok      pictures can be stored on ${place}` : `\nlook    ${place} is full`,
    )
  } catch (error) {
    console.log(`\nlook    pictures cannot be stored on ${place}: ${(error as Error).message}`)
  }
}

/** Whether networks can be computed on this machine. Where they cannot, Easel works without them. */
async function printRuntime({ inference }: Configuration): Promise<void> {
  const host = createModelHost(inference)
  const { isWell, sentence } = await reportOnRuntime(host, inference.provider)
  console.log(`\n${isWell ? 'ok    ' : 'look  '}  ${sentence}`)
  await host.close()
}

/** Which models are here, and what of them nobody tried. Nothing is said where an operator fetched none. */
function printModels({ models }: Configuration): void {
  const here = readManifests().flatMap(manifest => {
    const { kind, words } = stateOf(models.dir, manifest)
    return kind === 'absent' ? [] : [{ ...manifest, kind, words }]
  })
  if (here.length > 0) console.log(`\nModels in ${models.dir}:`)
  for (const { name, kind, words, unverified } of here) {
    const remedy = { present: '', unfinished: 'get', damaged: 'verify' }[kind]
    console.log(
      `${remedy ? 'look  ' : 'ok    '}  ${name}: ${words}${remedy && `; npm run models -- ${remedy} ${name}`}`,
    )
    for (const sentence of unverified) console.log(`          not tried here: ${sentence}`)
  }
}

/** Problems at the providers; it says nothing of the credits, so it changes no exit code. */
async function printProviders(configuration: Configuration): Promise<void> {
  const log = createLog({ level: 'silent', readable: false })
  try {
    const { providers } = configuredProviders(configuration, log)
    const findings = await findingsOf(providers)
    if (findings.length > 0) console.log('\nProblems at the providers of pictures:')
    for (const { provider, finding } of findings) console.log(`look    ${provider}: ${finding}`)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.log(`\nlook    ${error.message}`)
  }
}

/** What each pair brought and cost where the cost is known; a loss is marked. */
function printMargins(margins: Margin[], days: number): void {
  const paid = margins.filter(({ engine }) => engine !== 'builtin' && engine !== 'local')
  if (paid.length === 0) return
  console.log(`\nMargins of the last ${days} days, in US dollars, where the provider’s price is known:`)
  for (const { mode, model, engine, completed, costed, costMicroUsd, costedCredits } of paid) {
    const income = (costedCredits * CREDIT_MICRO_USD) / 1e6
    const cost = costMicroUsd / 1e6
    const mark = costed === 0 ? '?     ' : income < cost ? 'LOSS  ' : 'ok    '
    const shares =
      costed === 0
        ? 'the price is not known'
        : `income ${income.toFixed(3)}, cost ${cost.toFixed(3)} (${costed} with a known price)`
    console.log(`${mark} ${String(completed).padStart(6)}  ${mode}/${model} by ${engine}: ${shares}`)
  }
}

function printFirst(found: DiagnosticsReport['unsettled'] | undefined): void {
  for (const { subject, detail } of found?.first ?? []) console.log(`                 ${subject}: ${detail}`)
  const more = (found?.count ?? 0) - (found?.first.length ?? 0)
  if (more > 0) console.log(`                 and ${more} more`)
}
