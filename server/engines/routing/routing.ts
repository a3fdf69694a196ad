import * as z from 'zod'
import { MODES, pairKey } from '#catalogue/modes.ts'
import { PROVIDER_IDS } from '#catalogue/providers.ts'
import { REPLICATE_MODELS } from '../replicate/models.ts'

/** Engines that a table may name: the providers, the networks on this machine, and the painter that is built in. */
export const ROUTABLE_IDS = [...PROVIDER_IDS, 'local', 'builtin'] as const
export type RoutableId = (typeof ROUTABLE_IDS)[number]

const price = z.union([
  z.strictObject({ usdPerPicture: z.number().min(0).max(100) }),
  z.strictObject({ usdPerSecond: z.number().min(0).max(10) }),
])

const route = z.strictObject({
  /** In order of preference; the first one that is configured serves. None: the pair is not offered. */
  engines: z.array(z.enum(ROUTABLE_IDS)).max(ROUTABLE_IDS.length),
  /**
   * What follows while that engine is down: `refuse` says so before any credit moves, `wait` accepts the
   * submission and waits, `next` takes the next engine of the list and adds a note for the person.
   */
  whenDown: z.enum(['refuse', 'wait', 'next']).default('refuse'),
  /** What an engine charges, where its answers do not say. */
  prices: z.partialRecord(z.enum(ROUTABLE_IDS), price).default({}),
})
export type Route = z.output<typeof route>

/** As `owner/name`. */
const REPLICATE_NAME = /^[\w.-]+\/[\w.-]+$/

const routingFile = z.strictObject({
  pairs: z.record(z.string(), route).default({}),
  /** Other models for Replicate's, with the same inputs: `owner/name` to `owner/name` or `owner/name:version`. */
  replicateModels: z
    .record(z.string().regex(REPLICATE_NAME), z.string().regex(/^[\w.-]+\/[\w.-]+(:[0-9a-f]{64})?$/))
    .default({}),
  /** Versions of Replicate's models, `owner/name` to the version's id. */
  replicateVersions: z
    .record(z.string().regex(REPLICATE_NAME), z.string().regex(/^[0-9a-f]{64}$/))
    .default({}),
})

export type Routing = {
  /** The route of a pair, or null where no table says anything of it. */
  routeOf(mode: string, model: string): Route | null
  replicateModels: Readonly<Record<string, string>>
  replicateVersions: Readonly<Record<string, string>>
}

/** A routing file that cannot be used; each mistake is a sentence. */
export class InvalidRoutingError extends Error {}

const USED_MODELS = new Set(Object.values(REPLICATE_MODELS).map(({ name }) => name))
/** Which providers serve each pair, as the catalogue says at each model. */
export const DEFAULT_ROUTES = MODES.flatMap(mode =>
  mode.models.map(model => [pairKey(mode.key, model.name), model.providers] as const),
)

const PAIRS = new Set(MODES.flatMap(mode => mode.models.map(model => pairKey(mode.key, model.name))))

/**
 * The operator's table over the product's own.
 * @param text contents of the operator's file, or null
 * @throws InvalidRoutingError
 */
export function readRouting(text: string | null): Routing {
  const file = text === null ? { pairs: {}, replicateModels: {}, replicateVersions: {} } : parse(text)
  const routes = new Map<string, Route>(
    DEFAULT_ROUTES.map(([pair, engines]) => [
      pair,
      // What runs on this machine asks for no key: it stands in wherever no provider is configured.
      { engines: [...engines, 'local', 'builtin'], whenDown: 'refuse', prices: {} },
    ]),
  )
  for (const [pair, changed] of Object.entries(file.pairs)) routes.set(pair, changed)
  return {
    routeOf: (mode, model) => routes.get(pairKey(mode, model)) ?? null,
    replicateModels: file.replicateModels,
    replicateVersions: file.replicateVersions,
  }
}

function parse(text: string): z.output<typeof routingFile> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new InvalidRoutingError('The routing file is not valid JSON.', { cause })
  }
  const parsed = routingFile.safeParse(json)
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'its top level'}: ${message}`,
    )
    throw new InvalidRoutingError(`The routing file has mistakes at ${mistakes.join('; ')}.`)
  }
  const unknown = Object.keys(parsed.data.pairs).filter(pair => !PAIRS.has(pair))
  if (unknown.length > 0) {
    throw new InvalidRoutingError(
      `The routing file names modes or models that the catalogue does not have: ${unknown.join(', ')}. Write them as txt2img/fast.`,
    )
  }
  const unused = Object.keys(parsed.data.replicateModels).filter(name => !USED_MODELS.has(name))
  if (unused.length > 0) {
    throw new InvalidRoutingError(
      `The routing file replaces Replicate models that are not in use: ${unused.join(', ')}. These are in use: ${[...USED_MODELS].join(', ')}.`,
    )
  }
  return parsed.data
}

/** Millionths of a dollar that a picture cost by the operator's price; null when there is none. */
export function priceOf(
  found: Route | null,
  engineId: string,
  billedSeconds: number | undefined,
): number | null {
  const known = (ROUTABLE_IDS as readonly string[]).includes(engineId)
  const listed = known ? found?.prices[engineId as RoutableId] : undefined
  if (!listed) return null
  if ('usdPerPicture' in listed) return Math.round(listed.usdPerPicture * 1_000_000)
  return billedSeconds === undefined ? null : Math.round(listed.usdPerSecond * billedSeconds * 1_000_000)
}
