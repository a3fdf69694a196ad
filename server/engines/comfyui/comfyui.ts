import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { formatOf } from '#server/images/kinds.ts'
import { type Engine, EngineError, type EngineRequest, type EngineResult } from '../engine.ts'
import { failureOf, UNAVAILABLE_MODEL } from '../provider/failures.ts'
import { guard } from '../provider/guard.ts'
import { covering, fileOf, hasInput } from '../provider/inputs.ts'
import { poll } from '../provider/polling.ts'
import { promptWithStyle } from '../provider/prompts.ts'
import { sizeOf } from '../provider/sizes.ts'
import { sourceOf } from '../provider/source.ts'
import { listen } from './progress.ts'
import { type ComfyServer, createChooser, createServers } from './servers.ts'
import {
  filled,
  fillText,
  outputNodes,
  unsaved,
  uses,
  type Values,
  type Workflow,
  type Workflows,
} from './workflows.ts'

export type ComfyUiOptions = {
  /** Base addresses of one or more servers with the same models. */
  urls: string[]
  workflows: Workflows
  checkpoint: string
  upscaler: string
  timeoutMs?: number
  pollMs?: number
}

const TIMEOUT_MS = 30_000
/** What the socket does not report, the history does. */
const POLL_MS = 2_000
const STEPS: Record<string, number> = { fast: 8, standard: 20, pro: 30, ultra: 40 }

const uploaded = z.object({ name: z.string(), subfolder: z.string().optional() })
const accepted = z.object({ prompt_id: z.string() })
const file = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() })
const outputs = z.record(z.string(), z.object({ images: z.array(file).optional() }))
type Outputs = z.infer<typeof outputs>
const history = z.record(
  z.string(),
  z.object({
    outputs,
    status: z.object({ status_str: z.string() }).nullish(),
  }),
)
const job = z.tuple([z.unknown(), z.string()], z.unknown())
const queue = z.object({ queue_running: z.array(job), queue_pending: z.array(job) })

/** ComfyUI on machines of the operator's own; each job goes to the one that has the fewest. */
export function createComfyUiEngine(options: ComfyUiOptions): Engine {
  const { workflows, checkpoint, upscaler, timeoutMs = TIMEOUT_MS, pollMs = POLL_MS } = options
  const servers = createServers(options.urls, timeoutMs)
  const choose = createChooser(servers)

  const workflowFor = (request: EngineRequest): Workflow | null => {
    const isUnguided = request.mode === 'img2img' && !hasInput(request, 'file1')
    return workflows.find(isUnguided ? 'txt2img' : request.mode, request.model)
  }

  function valuesFor(request: EngineRequest): Values {
    const [first] = request.inputs
    const scale = Number(request.options.scale ?? '2')
    if (![2, 3, 4].includes(scale)) throw new EngineError('invalid', { detail: 'Choose a size of 2x to 4x.' })
    const size =
      request.mode === 'upscale' && first
        ? { width: first.width * scale, height: first.height * scale }
        : sizeOf(request.aspectRatio)
    return {
      ...request.options,
      prompt: promptWithStyle(request),
      searchPrompt: request.searchPrompt,
      negativePrompt: request.negativePrompt,
      seed: request.seed,
      imageStrength: request.imageStrength,
      aspectRatio: request.aspectRatio,
      style: request.style,
      ...size,
      steps: STEPS[request.model] ?? STEPS.standard!,
      checkpoint,
      upscaler,
    }
  }

  /** Sends the pictures to the server and returns the names that it gave them. */
  async function upload(server: ComfyServer, request: EngineRequest, workflow: Workflow): Promise<Values> {
    const names: Values = {}
    const { width, height } = sizeOf(request.aspectRatio)
    for (const input of request.inputs) {
      const name = `easel-${request.creationId}-${input.name}`
      const bytes = workflow.inputs === 'cover' ? await covering(input, width, height) : input.bytes
      const mediaType = workflow.inputs === 'cover' ? 'image/png' : input.mediaType
      const form = new FormData()
      form.set('image', fileOf({ ...input, bytes, mediaType, name }))
      form.set('type', request.isPrivate ? 'temp' : 'input')
      form.set('overwrite', 'true')
      const answer = await server.call({ path: '/upload/image', method: 'POST', form })
      const { data } = uploaded.safeParse(answer.json())
      if (answer.status !== 200 || !data) throw failureOf(answer)
      const path = data.subfolder ? `${data.subfolder}/${data.name}` : data.name
      names[input.name] = request.isPrivate ? `${path} [temp]` : path
    }
    return names
  }

  async function send(server: ComfyServer, request: EngineRequest, workflow: Workflow): Promise<string> {
    const values = { ...valuesFor(request), ...(await upload(server, request, workflow)) }
    const promptId = randomUUID()
    const graph = request.isPrivate ? unsaved(workflow) : workflow.graph
    const answer = await server.call({
      path: '/prompt',
      method: 'POST',
      // The job's own id names the listener too, so that whoever resumes it can listen.
      json: { prompt: filled(graph, values), client_id: promptId, prompt_id: promptId },
    })
    if (answer.status === 400) {
      // A node or a model file that the server does not have.
      throw new EngineError('invalid', {
        detail: UNAVAILABLE_MODEL,
        cause: new Error(`the workflow was refused: ${refusedNodes(answer.json())}`),
      })
    }
    const { data } = accepted.safeParse(answer.json())
    if (answer.status !== 200 || !data) throw failureOf(answer)
    return data.prompt_id
  }

  /** Null while the server still has the job in its queue. */
  async function outcomeOf(server: ComfyServer, promptId: string, signal: AbortSignal) {
    const ask = async () => {
      const answer = await server.call({ path: `/history/${promptId}`, signal })
      if (answer.status !== 200) throw failureOf(answer)
      return history.safeParse(answer.json()).data?.[promptId] ?? null
    }
    const found = await ask()
    if (found) return found
    if (await isQueued(server, promptId)) return null
    // It may have ended between the two questions.
    const ended = await ask()
    if (ended) return ended
    // Neither waiting nor done: the server was started anew and knows nothing of it.
    throw new EngineError('unavailable', { isReferenceLost: true })
  }

  async function fetchPictures(
    server: ComfyServer,
    files: z.infer<typeof file>[],
    mode: string,
    signal: AbortSignal,
  ): Promise<EngineResult['pictures']> {
    const pictures: EngineResult['pictures'] = []
    for (const { filename, subfolder, type } of files) {
      const query = new URLSearchParams({ filename, subfolder, type })
      const answer = await server.call({ path: `/view?${query}`, signal })
      if (answer.status !== 200) throw failureOf(answer)
      if (!formatOf(answer.bytes)) throw new EngineError('unavailable', { isReferenceLost: true })
      pictures.push({ bytes: answer.bytes, source: sourceOf(mode) })
    }
    if (pictures.length === 0) throw new EngineError('unavailable', { isReferenceLost: true })
    return pictures
  }

  const serverAt = (url: string) => servers.find(server => server.url === url)

  const engine: Engine = {
    id: 'comfyui',
    name: 'ComfyUI',

    serves(mode, model) {
      const workflow = workflows.find(mode, model)
      if (!workflow) return null
      const negativePrompt = uses(workflow, 'negativePrompt')
      return { progress: 'steps', cancel: true, seed: uses(workflow, 'seed'), negativePrompt }
    },

    async submit(request, { signal }) {
      const workflow = workflowFor(request)
      if (!workflow) throw new EngineError('invalid')
      const server = await choose(signal)
      try {
        const promptId = await send(server, request, workflow)
        return { kind: 'pending', reference: `${promptId}@${server.url}` }
      } finally {
        server.arriving -= 1
      }
    },

    async resume(reference, request, { signal, onProgress }) {
      const workflow = workflowFor(request)
      if (!workflow) throw new EngineError('invalid')
      const { promptId, url } = partsOf(reference)
      const server = serverAt(url)
      if (!server) throw new EngineError('unavailable', { isReferenceLost: true })
      let wake = () => {}
      const hangUp = listen({ url, promptId }, { onProgress, onEnd: () => wake() })
      try {
        const done = await poll(() => outcomeOf(server, promptId, signal), {
          pauseMs: pollMs,
          signal,
          onWake(given) {
            wake = given
            return () => {
              wake = () => {}
            }
          },
        })
        if (done.status && done.status.status_str !== 'success') {
          if (request.isPrivate) await forget(server, promptId)
          // Out of memory, or interrupted by somebody: on one's own machines, another try costs nothing.
          throw new EngineError('unavailable', { isReferenceLost: true })
        }
        const files = resultsIn(done.outputs, workflow)
        const pictures = await fetchPictures(server, files, request.mode, signal)
        if (request.isPrivate) await forget(server, promptId)
        return {
          pictures,
          note: null,
          providerModel: String(fillText(workflow.model, { checkpoint, upscaler })),
          modelVersion: 'workflow',
          costMicroUsd: null,
        }
      } finally {
        hangUp()
      }
    },

    async cancel(reference) {
      const { promptId, url } = partsOf(reference)
      const server = serverAt(url)
      if (!server) return
      await stop(server, promptId).catch(() => {})
      await forget(server, promptId)
    },

    async close() {},
  }
  return guard(engine)
}

/** Pictures of the nodes that save; of others, those that were saved; or all. */
function resultsIn(outputs: Outputs, workflow: Workflow): z.infer<typeof file>[] {
  const of = (ids: string[]) => ids.flatMap(id => outputs[id]?.images ?? [])
  const all = of(Object.keys(outputs))
  const choices = [of(outputNodes(workflow)), all.filter(({ type }) => type === 'output'), all]
  return choices.find(({ length }) => length > 0) ?? []
}

/** Takes the job with its words out of the server's history. */
async function forget(server: ComfyServer, promptId: string): Promise<void> {
  const json = { delete: [promptId] }
  await server.call({ path: '/history', method: 'POST', json }).catch(() => null)
}

function partsOf(reference: string): { promptId: string; url: string } {
  const at = reference.indexOf('@')
  return { promptId: reference.slice(0, at), url: reference.slice(at + 1) }
}

async function readQueue(server: ComfyServer) {
  const answer = await server.call({ path: '/queue' })
  if (answer.status !== 200) throw failureOf(answer)
  return queue.safeParse(answer.json()).data ?? { queue_running: [], queue_pending: [] }
}

async function isQueued(server: ComfyServer, promptId: string): Promise<boolean> {
  const { queue_running: running, queue_pending: pending } = await readQueue(server)
  return [...running, ...pending].some(([, id]) => id === promptId)
}

/** Stops the job and no other one: old versions interrupt whatever runs, so ours has to be what runs. */
async function stop(server: ComfyServer, promptId: string): Promise<void> {
  const cancelled = await server.call({ path: `/api/jobs/${promptId}/cancel`, method: 'POST', json: {} })
  if (cancelled.status === 200) return
  await server.call({ path: '/queue', method: 'POST', json: { delete: [promptId] } })
  const { queue_running: running } = await readQueue(server)
  if (running.some(([, id]) => id === promptId)) {
    await server.call({ path: '/interrupt', method: 'POST', json: { prompt_id: promptId } })
  }
}

/** Kinds of the mistakes, for the operator's log: the nodes' values hold what people wrote. */
function refusedNodes(answer: unknown): string {
  const shape = z.object({
    node_errors: z.record(
      z.string(),
      z.object({
        class_type: z.string().optional(),
        errors: z.array(z.object({ type: z.string() })).optional(),
      }),
    ),
  })
  const { data } = shape.safeParse(answer)
  const nodes = Object.values(data?.node_errors ?? {})
  return (
    nodes.map(({ class_type: kind, errors = [] }) => `${kind} ${errors[0]?.type ?? ''}`).join(', ') ||
    'unknown'
  )
}
