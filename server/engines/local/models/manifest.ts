import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'

/** A path inside a folder: forward slashes, no step upward, no hidden file. */
const innerPath = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/)

const file = z.strictObject({
  /** Where it lies in the repository. */
  path: innerPath,
  /** Where it lies in the model's folder. */
  saveAs: innerPath,
  /** Null when no public source tells it. */
  bytes: z.int().positive().nullable(),
  /** Lower-case SHA-256; null when no public source tells it. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
})

const source = z.strictObject({
  repository: z.string().regex(/^[\w.-]{1,96}\/[\w.-]{1,96}$/),
  /** The commit; null when it is not known, and then only the checksums pin what is fetched. */
  revision: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .nullable(),
  files: z.array(file).min(1),
})

const licence = z.strictObject({
  /** Its name as the repository states it; whoever accepts it types this name. */
  name: z.string().min(1).max(60),
  url: z.url({ protocol: /^https$/ }),
})

/** How a diffusion model is run, where its folder does not say it. */
const diffusion = z.strictObject({
  sampler: z.enum(['euler', 'lcm']),
  steps: z.int().min(1).max(50),
  /** 1 asks without guidance. For LCM it is the scale that the network is told. */
  guidance: z.number().min(1).max(20),
  /** Latents are multiplied by it before they are decoded: 1 for TAESD, 1/0.18215 for a full decoder. */
  decodeScale: z.number().positive(),
  /** Latents of a picture are multiplied by it after the encoder: 1 for TAESD, 0.18215 for a full encoder. */
  encodeScale: z.number().positive(),
  /** Width and height of what it was trained for, in pixels. */
  side: z.int().multipleOf(8),
  /** The token that fills a prompt up to 77. */
  padToken: z.int().nonnegative(),
})

export const modelManifest = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{1,40}$/),
  title: z.string().min(1).max(60),
  /** What an installation gains by it, to end the sentence "It brings …". */
  brings: z.string().min(1).max(160),
  sources: z.array(source).min(1),
  licence,
  /** What the weights were made from, where that has terms of its own. */
  base: z.strictObject({ name: z.string(), licence, rules: z.string().min(1).max(400) }).nullable(),
  /** Pairs of the catalogue that the engine serves with this model; empty when nothing uses it yet. */
  serves: z.array(z.strictObject({ mode: z.string(), model: z.string() })),
  /** Memory that a picture takes at its peak, in megabytes. */
  memoryMb: z.int().positive(),
  diffusion: diffusion.nullable(),
  /** Facts about it that could not be checked without the hub, each a sentence for the operator. */
  unverified: z.array(z.string().min(1).max(300)),
})

export type ModelManifest = z.output<typeof modelManifest>
export type ManifestFile = ModelManifest['sources'][number]['files'][number]

const FOLDER = new URL('manifests/', import.meta.url)

/** All models that an operator can fetch, in the order of their names. Reads a dozen small files. */
export function readManifests(): ModelManifest[] {
  return readdirSync(FOLDER)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => modelManifest.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))))
}

export const filesOf = ({ sources }: ModelManifest): ManifestFile[] => sources.flatMap(({ files }) => files)

/** Name and commit of a model, or the checksum of its first file, for the record of a picture. */
export function versionOf({ name, sources: [first] }: ModelManifest): string {
  const pin = first?.revision ?? first?.files[0]?.sha256
  return pin ? `${name}-${pin.slice(0, 12)}` : name
}

/** Bytes of all files whose size is known. */
export const knownBytes = (manifest: ModelManifest): number =>
  filesOf(manifest).reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)

/** Whether a checksum is missing: such a model is fetched only by whoever says that it is trusted. */
export const lacksSums = (manifest: ModelManifest): boolean =>
  filesOf(manifest).some(({ sha256 }) => sha256 === null)
