import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { knownBytes, lacksSums, type ModelManifest } from '#server/engines/local/models/manifest.ts'
import { stateOf } from '#server/engines/local/models/model-state.ts'
import { inMegabytes } from '#server/engines/local/models/sizes.ts'

/** One paragraph a model: what it is and brings, whether it is here, and what nobody tried. */
export function listModels(manifests: readonly ModelManifest[], dir: string): string[] {
  return [
    `Models in ${dir}:`,
    ...manifests.flatMap(manifest => {
      const { name, title, brings, licence, serves, memoryMb, unverified } = manifest
      const modes = [...new Set(serves.map(({ mode }) => mode))]
      return [
        '',
        `${name} · ${title} · ${inMegabytes(knownBytes(manifest))} · ${licence.name} · ${stateOf(dir, manifest).words}`,
        `    Brings ${brings}; takes ${inMegabytes(memoryMb * 1e6)} of memory.`,
        modes.length > 0 ? `    Used for ${modes.join(', ')}.` : '    Nothing in this version uses it yet.',
        ...(lacksSums(manifest) ? ['    Needs --trust-first-download: a checksum is not known.'] : []),
        ...unverified.map(sentence => `    Not tried here: ${sentence}`),
      ]
    }),
  ]
}

/** What somebody has to know before accepting. */
export function describeModel(manifest: ModelManifest, hub: string): string[] {
  const { title, brings, sources, licence, base, unverified } = manifest
  return [
    `${title}: brings ${brings}.`,
    `${inMegabytes(knownBytes(manifest))} from ${sources.map(({ repository }) => `${hub}/${repository}`).join(' and ')}`,
    `Licence: ${licence.name} · ${licence.url}`,
    ...(base
      ? [`Made from ${base.name}: ${base.licence.name} · ${base.licence.url}`, `    ${base.rules}`]
      : []),
    ...unverified.map(sentence => `Not tried here: ${sentence}`),
  ]
}

/** What somebody at the terminal types, or null where nobody can be asked. */
export async function askForLicence(): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl-C and Ctrl-D are answers as well, and would leave the question open for ever.
  terminal.once('SIGINT', () => terminal.close())
  const closed = once(terminal, 'close').then(() => '')
  try {
    const typed = terminal.question('To accept the licence, type its name: ').catch(() => '')
    return (await Promise.race([typed, closed])).trim()
  } finally {
    terminal.close()
  }
}
