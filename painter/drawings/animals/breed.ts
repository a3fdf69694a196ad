import type { Build, Coat } from './build.ts'
import { BUILDS, type BuildName } from './builds.ts'

/** What one kind of animal looks like. */
export type Breed = { build: Build; coat: Coat }

/** A kind of one of the shared builds, with what is different about it. */
export const breed = (name: BuildName, coat: Coat, changes: Partial<Build> = {}): Breed => ({
  build: { ...BUILDS[name], ...changes },
  coat,
})

/** The same look under several names, written together and separated by spaces. */
export const named = (rows: Readonly<Record<string, Breed>>): Record<string, Breed> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([names, look]) => names.split(' ').map(name => [name, look] as const)),
  )
