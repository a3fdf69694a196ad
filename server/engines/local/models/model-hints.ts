import type { ModelHint } from '#contract/catalogue.ts'
import { runtimeProblem } from '../runtime-problem.ts'
import { knownBytes, lacksSums, type ModelManifest, readManifests } from './manifest.ts'
import { type PresentModel, presentModels } from './present-models.ts'
import { inMegabytes } from './sizes.ts'

/** What an operator of this machine could fetch now; nothing where no network can be computed. */
export function createModelHints(dir: string, memoryMb: number): () => ModelHint[] {
  const manifests = readManifests().filter(manifest => manifest.memoryMb <= memoryMb)
  const models = presentModels(dir, manifests)
  return runtimeProblem() === null ? () => modelHints(manifests, models.now()) : () => []
}

/**
 * What an operator could fetch for modes that no fetched model serves: one model a mode, the first that is
 * pinned by checksums. Modes for which one is present are not in it.
 */
export function modelHints(
  manifests: readonly ModelManifest[],
  present: ReadonlyMap<string, PresentModel>,
): ModelHint[] {
  const modesOf = ({ serves }: ModelManifest) => [...new Set(serves.map(({ mode }) => mode))]
  const done = new Set([...present.values()].flatMap(({ manifest }) => modesOf(manifest)))
  return manifests
    .filter(manifest => !present.has(manifest.name) && !lacksSums(manifest))
    .flatMap(manifest => {
      const modes = modesOf(manifest).filter(mode => !done.has(mode))
      for (const mode of modes) done.add(mode)
      const { name, brings, licence } = manifest
      const size = inMegabytes(knownBytes(manifest))
      return modes.length === 0
        ? []
        : [{ modes, command: `npm run models -- get ${name}`, size, licence: licence.name, brings }]
    })
}
