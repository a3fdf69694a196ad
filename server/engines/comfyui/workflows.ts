import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { findMode, findModel } from '#catalogue/modes.ts'

const BUILT_IN = fileURLToPath(new URL('./workflows', import.meta.url))

const node = z.object({
  class_type: z.string().min(1),
  inputs: z.record(z.string(), z.unknown()),
})

const workflowFile = z.strictObject({
  /** Recorded with each creation. */
  model: z.string().min(1).max(200),
  /** Whether pictures are scaled and cropped to the ratio before they are sent. */
  inputs: z.enum(['cover', 'as-is']).default('as-is'),
  /** The graph as ComfyUI exports it for its API, with values of the request in double braces. */
  graph: z.record(z.string(), z.looseObject(node.shape)),
})
export type Workflow = z.output<typeof workflowFile>

export type Values = Record<string, string | number>

/** Workflows by pair (`txt2img/fast`) or by mode (`txt2img`). */
export type Workflows = { find(mode: string, model: string): Workflow | null }

/** A file of the operator's that cannot be used; the message says which and why. */
export class InvalidWorkflowError extends Error {}

/**
 * Reads the workflows of the product, and over them those of an operator's folder: `<mode>.json` serves all
 * models of a mode, `<mode>.<model>.json` one of them.
 * @throws InvalidWorkflowError
 */
export function readWorkflows(folder: string | null): Workflows {
  const byPair = new Map<string, Workflow>()
  for (const place of folder ? [BUILT_IN, folder] : [BUILT_IN]) {
    for (const name of namesIn(place)) byPair.set(pairOf(name), read(place, name))
  }
  return {
    find(modeKey, model) {
      const mode = findMode(modeKey)
      if (!mode || !findModel(mode, model)) return null
      return byPair.get(`${modeKey}/${model}`) ?? byPair.get(modeKey) ?? null
    },
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter(name => name.endsWith('.json'))
  } catch (cause) {
    throw new InvalidWorkflowError(`The workflow folder ${folder} cannot be read.`, { cause })
  }
}

/** `upscale.v1.0.json` stands for `upscale/v1.0`, `upscale.json` for `upscale`. */
function pairOf(name: string): string {
  const [, modeKey = '', model] = /^([^.]+)(?:\.(.+))?\.json$/.exec(name) ?? []
  const mode = findMode(modeKey)
  if (!mode)
    throw new InvalidWorkflowError(`The workflow file ${name} is not named after a mode of the catalogue.`)
  if (model === undefined) return modeKey
  if (!findModel(mode, model)) {
    throw new InvalidWorkflowError(
      `The workflow file ${name} is not named after a model of the mode ${modeKey}.`,
    )
  }
  return `${modeKey}/${model}`
}

function read(folder: string, name: string): Workflow {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  } catch (cause) {
    throw new InvalidWorkflowError(`The workflow file ${name} is not valid JSON.`, { cause })
  }
  const parsed = workflowFile.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new InvalidWorkflowError(
    `The workflow file ${name} has a mistake at ${issue?.path.join('.') || 'its top level'}: ${issue?.message}`,
  )
}

/**
 * The graph with a request's values in place of their names. A text that is one name alone becomes the value
 * itself, so that `"{{seed}}"` becomes a number.
 */
export function filled(graph: Workflow['graph'], values: Values): unknown {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return fillText(part, values)
    if (Array.isArray(part)) return part.map(fill)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value)]))
  }
  return fill(graph)
}

/** A text with its names replaced. */
export function fillText(text: string, values: Values): string | number {
  const [, alone] = /^\{\{(\w+)\}\}$/.exec(text) ?? []
  if (alone !== undefined && Object.hasOwn(values, alone)) return values[alone]!
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}

const isOutputNode = ({ class_type: kind }: z.infer<typeof node>) => kind === 'SaveImage'

/** Ids of the nodes whose pictures are the result; none where the graph saves in another way. */
export const outputNodes = ({ graph }: Workflow): string[] =>
  Object.keys(graph).filter(id => isOutputNode(graph[id]!))

/** The graph with its results in the server's temporary folder, which is emptied when the server starts. */
export function unsaved({ graph }: Workflow): Workflow['graph'] {
  const previews = Object.entries(graph).map(([id, each]) => {
    const { images } = each.inputs
    return [id, isOutputNode(each) ? { ...each, class_type: 'PreviewImage', inputs: { images } } : each]
  })
  return Object.fromEntries(previews)
}

/** Whether the graph uses a value, such as `seed`. */
export const uses = ({ graph }: Workflow, name: string): boolean =>
  JSON.stringify(graph).includes(`{{${name}}}`)
