import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Configuration, readConfiguration } from '#server/config/configuration.ts'
import { FolderInUseError, lockFolder } from '#server/database/folder-lock.ts'
import { ModelError } from '#server/engines/local/models/errors.ts'
import { type FetchOptions, fetchModel } from '#server/engines/local/models/fetch-model.ts'
import { knownBytes, type ModelManifest } from '#server/engines/local/models/manifest.ts'
import { type Acceptance, readRecord, writeRecord } from '#server/engines/local/models/model-record.ts'
import { stateOf } from '#server/engines/local/models/model-state.ts'
import { inMegabytes } from '#server/engines/local/models/sizes.ts'
import { adoptModel, verifyModel } from '#server/engines/local/models/verify-model.ts'
import { type Command, CommandError, UsageError } from './command.ts'
import { createProgress } from './models-progress.ts'
import { askForLicence, describeModel, listModels } from './models-texts.ts'

type Setting = {
  configuration: Configuration
  manifests: readonly ModelManifest[]
  licence: string | undefined
  trusts: boolean
}

/** The command for these models. */
export function modelsCommand(manifests: readonly ModelManifest[]): Command {
  return {
    summary: 'Downloads and checks the models that run on this machine.',
    usage: [
      ['list', 'lists all models and which of them are installed'],
      ['get NAME', 'downloads a model, or continues an interrupted download'],
      ['accept NAME', 'accepts the licence of a model, and records that'],
      ['verify [NAME]', 'compares the files with their checksums'],
      ['remove NAME', 'deletes one'],
    ],
    notes: [
      '--licence LICENCE         accepts the licence of that name, where nobody can be asked',
      '--trust-first-download    takes files whose checksum nobody knows as they come first',
    ],
    /** 1 also for a model that is not there, could not be fetched or is damaged; 130 when it was interrupted. */
    async run(args) {
      try {
        return await carryOut(args, manifests)
      } catch (error) {
        if (error instanceof ModelError) return say(error.message, 1)
        throw error
      }
    },
  }
}

function say(sentence: string, code: number): number {
  console.error(sentence)
  return code
}

async function carryOut(args: string[], manifests: readonly ModelManifest[]): Promise<number> {
  const { command, name, licence, trusts } = readArguments(args)
  const setting: Setting = { configuration: readConfiguration(), manifests, licence, trusts }
  if (command === 'list' && !name) {
    for (const line of listModels(manifests, setting.configuration.models.dir)) console.log(line)
    return 0
  }
  if (command === 'verify' && !name) return await verifyAll(setting)
  const commands = { get, accept, verify, remove }
  if (!name || !Object.hasOwn(commands, command)) throw new UsageError()
  const manifest = manifests.find(model => model.name === name)
  if (!manifest) {
    throw new ModelError(`There is no model ${name}. There are: ${manifests.map(m => m.name).join(', ')}.`)
  }
  return await commands[command as keyof typeof commands](manifest, setting)
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { licence: { type: 'string' }, 'trust-first-download': { type: 'boolean' } },
    })
    if (positionals.length > 2) throw new UsageError()
    const [command = '', name] = positionals
    return { command, name, licence: values.licence, trusts: values['trust-first-download'] ?? false }
  } catch {
    throw new UsageError()
  }
}

const folderOf = ({ configuration }: Setting, { name }: ModelManifest) => join(configuration.models.dir, name)

async function get(manifest: ModelManifest, setting: Setting): Promise<number> {
  const { configuration, trusts } = setting
  const { models, diskReserveBytes } = configuration
  if (stateOf(models.dir, manifest).kind === 'present') {
    console.log(`${manifest.name} is here already, in ${folderOf(setting, manifest)}.`)
    return 0
  }
  const acceptance = await acceptanceOf(manifest, setting)
  return await withFolder(manifest, setting, async folder => {
    const stop = new AbortController()
    const onSignal = () => stop.abort()
    process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
    const progress = createProgress(process.stdout)
    const options: FetchOptions = {
      hub: { address: models.hub, token: models.token },
      acceptance,
      trustsFirstDownload: trusts,
      reserveBytes: diskReserveBytes,
      signal: stop.signal,
      report: progress.report,
      say: progress.say,
    }
    try {
      await fetchModel(manifest, folder, options)
      progress.end()
      console.log(`${manifest.name} is here, in ${folder}. A running server uses it within seconds.`)
      return 0
    } catch (error) {
      progress.end()
      if (!stop.signal.aborted) throw error
      return say(
        `Stopped; ${manifest.name} is ${stateOf(models.dir, manifest).words}. Run the same command again to continue.`,
        130,
      )
    } finally {
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    }
  })
}

async function accept(manifest: ModelManifest, setting: Setting): Promise<number> {
  const accepted = await acceptanceOf(manifest, setting)
  return await withFolder(manifest, setting, async folder => {
    const record = readRecord(folder) ?? { name: manifest.name, complete: false, files: [] }
    await writeRecord(folder, { ...record, accepted })
    console.log(`Accepted: ${manifest.licence.name} of ${manifest.name}, by ${accepted.by}, ${accepted.at}.`)
    return 0
  })
}

async function verify(manifest: ModelManifest, setting: Setting): Promise<number> {
  const { name } = manifest
  if (!existsSync(folderOf(setting, manifest))) throw new ModelError(`${name} is not present.`)
  return await withFolder(manifest, setting, async folder => {
    const verification = await verifyModel(manifest, folder, setting.trusts)
    for (const finding of verification.findings) console.log(`${name}: ${finding}`)
    const isNew = verification.isSound && readRecord(folder)?.accepted.licence !== manifest.licence.name
    await adoptModel(manifest, folder, verification, isNew ? await acceptanceOf(manifest, setting) : null)
    console.log(`${name} is ${verification.isSound ? 'sound' : 'not usable'}.`)
    return verification.isSound ? 0 : 1
  })
}

async function verifyAll(setting: Setting): Promise<number> {
  const here = setting.manifests.filter(manifest => existsSync(folderOf(setting, manifest)))
  if (here.length === 0) console.log('No model is present.')
  let worst = 0
  for (const manifest of here) worst = Math.max(worst, await verify(manifest, setting))
  return worst
}

async function remove(manifest: ModelManifest, setting: Setting): Promise<number> {
  const { dir } = setting.configuration.models
  if (!existsSync(folderOf(setting, manifest))) throw new ModelError(`${manifest.name} is not present.`)
  const { words } = stateOf(dir, manifest)
  return await withFolder(manifest, setting, async folder => {
    await rm(folder, { recursive: true })
    console.log(
      `${manifest.name} was removed (it was ${words}; ${inMegabytes(knownBytes(manifest))} when whole).`,
    )
    return 0
  })
}

/** Who accepts the licence: as recorded before, as given on the command line, or as somebody types it now. */
async function acceptanceOf(manifest: ModelManifest, setting: Setting): Promise<Acceptance> {
  const { licence } = manifest
  const before = readRecord(folderOf(setting, manifest))?.accepted
  if (before?.licence === licence.name && setting.licence === undefined) return before
  for (const line of describeModel(manifest, setting.configuration.models.hub)) console.log(line)
  const given = setting.licence ?? (await askForLicence())
  if (given === null) {
    throw new CommandError(
      `This terminal is not interactive. Read the licence, then add --licence ${licence.name}`,
    )
  }
  if (given !== licence.name) {
    throw new CommandError(`Nothing was done, because the licence ${licence.name} was not accepted.`)
  }
  return { licence: licence.name, url: licence.url, by: operatorName(), at: new Date().toISOString() }
}

/** The account of whoever gives the command. Not each has a name: in a container it may be a number alone. */
function operatorName(): string {
  try {
    return userInfo().username.slice(0, 100)
  } catch {
    return `user ${process.getuid?.()}`
  }
}

/** Works on a model's folder while no other run does. */
async function withFolder(
  manifest: ModelManifest,
  setting: Setting,
  work: (folder: string) => Promise<number>,
): Promise<number> {
  const folder = folderOf(setting, manifest)
  const unlock = await lockFolder(folder).catch(error => {
    if (error instanceof FolderInUseError) {
      throw new CommandError(`Another command is working on ${manifest.name}. Wait until it has finished.`)
    }
    throw new ModelError(`The folder ${folder} cannot be used: ${(error as Error).message}.`)
  })
  try {
    return await work(folder)
  } finally {
    await unlock()
  }
}
