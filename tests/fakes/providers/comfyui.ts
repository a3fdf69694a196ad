import { setTimeout as sleep } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod'
import { type Arrived, picture, type Reply, type StandIn, startStandIn } from './stand-in.ts'

type Node = { class_type: string; inputs: Record<string, unknown> }
type Graph = Record<string, Node>
type Job = {
  id: string
  graph: Graph
  clientId: string
  state: 'pending' | 'running' | 'success' | 'error' | 'interrupted'
  isForgotten?: boolean
}
type Folder = 'input' | 'output' | 'temp'
/** How a job goes instead of well. */
type Course = 'error' | 'cached' | 'drops-socket'

const promptRequest = z.strictObject({
  prompt: z.record(
    z.string(),
    z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
  ),
  client_id: z.string(),
  prompt_id: z.uuid().optional(),
})
/** Nodes that every installation has. */
const KNOWN = [
  'CheckpointLoaderSimple',
  'CLIPTextEncode',
  'EmptyLatentImage',
  'KSampler',
  'VAEDecode',
  'VAEEncode',
  'LoadImage',
  'SaveImage',
  'PreviewImage',
  'UpscaleModelLoader',
  'ImageUpscaleWithModel',
  'ImageScale',
]
const SHRINK = 16

export type ComfyUiStandIn = StandIn & {
  jobs: Job[]
  /** Milliseconds that a job runs. */
  work(ms: number): void
  takeCourse(...courses: Course[]): void
  /** What outlives a restart, by folder and name, and the jobs that the history tells of. */
  remaining(): { files: string[]; jobs: Job[] }
  /** As after a restart: every job and the history are gone. */
  forget(): void
  /** Whether `/api/jobs/…/cancel` exists, as in new versions. */
  isNew(wanted: boolean): void
}

/** ComfyUI with one job at a time, a history, and messages over a WebSocket. */
export async function startComfyUi(): Promise<ComfyUiStandIn> {
  const jobs: Job[] = []
  /** Paths such as `input/name`. */
  const files = new Set<string>()
  const sockets = new Map<string, WebSocket>()
  const courses: Course[] = []
  const acceptor = new WebSocketServer({ noServer: true })
  let workMs = 0
  let isNewVersion = true
  let last: Promise<void> = Promise.resolve()

  const tell = (job: Job, type: string, data: object = {}) => {
    const socket = sockets.get(job.clientId)
    if (socket?.readyState === 1) socket.send(JSON.stringify({ type, data: { prompt_id: job.id, ...data } }))
  }
  const isStopped = (job: Job) => job.state === 'interrupted'

  async function run(job: Job, course: Course | undefined): Promise<void> {
    if (isStopped(job)) return
    job.state = 'running'
    tell(job, 'execution_start')
    if (course === 'cached') tell(job, 'execution_cached', { nodes: Object.keys(job.graph) })
    else {
      for (const value of [1, 2, 3]) {
        await sleep(workMs / 4)
        tell(job, 'progress', { value, max: 4, node: '5' })
        sockets.get(job.clientId)?.send(Buffer.from([0, 0, 0, 1, 0, 0, 0, 2, 0xff]))
      }
    }
    if (course === 'drops-socket') sockets.get(job.clientId)?.terminate()
    await sleep(workMs / 4)
    if (isStopped(job)) return tell(job, 'execution_interrupted')
    job.state = course === 'error' ? 'error' : 'success'
    for (const { images } of course === 'error' ? [] : Object.values(outputsOf(job))) {
      for (const { filename, type } of images) files.add(`${type}/${filename}`)
    }
    if (course === 'error') tell(job, 'execution_error', { exception_type: 'torch.OutOfMemoryError' })
    else tell(job, 'executing', { node: null })
  }

  function accept(request: Arrived): Reply {
    const { data } = promptRequest.safeParse(request.json())
    if (!data) return refusal('invalid_prompt', {})
    const wrong = mistakesIn(data.prompt, files)
    if (Object.keys(wrong).length > 0) return refusal('prompt_outputs_failed_validation', wrong)
    const job: Job = {
      id: data.prompt_id ?? crypto.randomUUID(),
      graph: data.prompt,
      clientId: data.client_id,
      state: 'pending',
    }
    jobs.push(job)
    const course = courses.shift()
    last = last.then(() => run(job, course))
    return { body: { prompt_id: job.id, number: jobs.length, node_errors: {} } }
  }

  function historyOf(id: string): object {
    const job = jobs.find(each => each.id === id)
    if (!job || job.isForgotten || job.state === 'pending' || job.state === 'running') return {}
    const isRight = job.state === 'success'
    const status = { status_str: isRight ? 'success' : 'error', completed: isRight, messages: [] }
    // What a node of the operator's shows of a step between.
    const between = { images: [{ filename: 'preview.png', subfolder: '', type: 'temp' }] }
    return { [id]: { outputs: isRight ? { 0: between, ...outputsOf(job) } : {}, status } }
  }

  const entries = (state: Job['state']) =>
    jobs.filter(job => job.state === state).map((job, number) => [number, job.id, job.graph, {}, []])

  async function answer(request: Arrived): Promise<Reply> {
    const { path, method } = request
    if (path === '/prompt' && method === 'GET') {
      const remaining = entries('pending').length + entries('running').length
      return { body: { exec_info: { queue_remaining: remaining } } }
    }
    if (path === '/prompt') return accept(request)
    if (path === '/upload/image') {
      const form = await request.form()
      const image = form.get('image')
      const type = form.get('type')
      if (!(image instanceof File) || (type !== 'input' && type !== 'temp')) return { status: 400 }
      files.add(`${type}/${image.name}`)
      return { body: { name: image.name, subfolder: '', type } }
    }
    if (path === '/history' && method === 'POST') {
      const { delete: ids } = request.json() as { delete: string[] }
      for (const job of jobs) if (ids.includes(job.id)) job.isForgotten = true
      return { body: '' }
    }
    if (path.startsWith('/history/')) return { body: historyOf(path.slice('/history/'.length)) }
    if (path === '/queue' && method === 'GET') {
      return { body: { queue_running: entries('running'), queue_pending: entries('pending') } }
    }
    if (path === '/view') {
      const [name, type] = [request.query.get('filename'), request.query.get('type')]
      const job = jobs.find(({ id }) => name === `${id}.png`)
      if (!job || !files.has(`${type}/${name}`)) return { status: 404 }
      return { headers: { 'content-type': 'image/png' }, body: await picture(sizeOf(job.graph)) }
    }
    return stop(request)
  }

  function stop(request: Arrived): Reply {
    const [, cancelled] = /^\/api\/jobs\/([^/]+)\/cancel$/.exec(request.path) ?? []
    if (cancelled && !isNewVersion) return { status: 404 }
    const asked = cancelled ? null : (request.json() as { delete?: string[]; prompt_id?: string })
    const ids = cancelled ? [cancelled] : (asked?.delete ?? [])
    for (const job of jobs) {
      const isOpen = job.state === 'pending' || (job.state === 'running' && cancelled !== undefined)
      if (ids.includes(job.id) && isOpen) job.state = 'interrupted'
      // An old version stops whatever runs.
      if (request.path === '/interrupt' && job.state === 'running') job.state = 'interrupted'
    }
    return { body: cancelled ? { cancelled: true } : {} }
  }

  const standIn = await startStandIn({
    kindOf(method, path) {
      if (path === '/prompt') return method === 'POST' ? 'job' : 'other'
      if (path === '/upload/image') return 'upload'
      if (path === '/view') return 'download'
      if (path.startsWith('/history/')) return 'ask'
      if (path === '/history') return 'other'
      return method === 'POST' ? 'cancel' : 'other'
    },
    answer,
    onUpgrade(request, socket, head) {
      acceptor.handleUpgrade(request, socket, head, client => {
        const id = new URL(request.url ?? '/', 'http://stand-in').searchParams.get('clientId') ?? ''
        sockets.set(id, client)
        client.send(
          JSON.stringify({ type: 'status', data: { status: { exec_info: { queue_remaining: 1 } } } }),
        )
      })
    },
  })
  return {
    ...standIn,
    jobs,
    work(ms) {
      workMs = ms
    },
    remaining: () => ({
      files: [...files].filter(path => !path.startsWith('temp/')),
      jobs: jobs.filter(({ isForgotten }) => !isForgotten),
    }),
    takeCourse: (...next) => void courses.push(...next),
    forget() {
      jobs.length = 0
    },
    isNew(wanted) {
      isNewVersion = wanted
    },
    async close() {
      for (const client of acceptor.clients) client.terminate()
      await standIn.close()
    },
  }
}

const refusal = (type: string, errors: object): Reply => ({
  status: 400,
  body: { error: { type, message: 'no', details: '', extra_info: {} }, node_errors: errors },
})

/** Nodes that do not exist, links that lead nowhere, and names that nobody filled in. */
function mistakesIn(graph: Graph, files: Set<string>): Record<string, object> {
  const wrong: Record<string, object> = {}
  for (const [id, { class_type: kind, inputs }] of Object.entries(graph)) {
    const values = Object.values(inputs)
    const isLost = values.some(value => Array.isArray(value) && !(String(value[0]) in graph))
    const isOpen = values.some(value => typeof value === 'string' && /^\{\{\w+\}\}$/.test(value))
    const isMissing = kind === 'LoadImage' && !files.has(pathOf(String(inputs.image)))
    const isText = kind === 'KSampler' && typeof inputs.seed !== 'number'
    if (!KNOWN.includes(kind) || isLost || isOpen || isMissing || isText) {
      wrong[id] = { class_type: kind, errors: [{ type: 'value_not_in_list' }] }
    }
  }
  return wrong
}

/** `name [temp]` lies in that folder, a plain name among the inputs. */
function pathOf(name: string): string {
  const [, plain, folder] = /^(.*) \[(input|output|temp)\]$/.exec(name) ?? []
  return folder ? `${folder}/${plain}` : `input/${name}`
}

/** What the nodes that end a graph bring: saved ones stay, previews lie in the temporary folder. */
function outputsOf({ id, graph }: Job) {
  const folders: Record<string, Folder> = { SaveImage: 'output', PreviewImage: 'temp' }
  return Object.fromEntries(
    Object.entries(graph).flatMap(([node, { class_type: kind }]) => {
      const type = folders[kind]
      return type ? [[node, { images: [{ filename: `${id}.png`, subfolder: 'easel', type }] }]] : []
    }),
  )
}

function sizeOf(graph: Graph): { width: number; height: number; seed: number } {
  const nodes = Object.values(graph)
  const sized = nodes.find(({ inputs }) => typeof inputs.width === 'number')
  const sampler = nodes.find(({ class_type: kind }) => kind === 'KSampler')
  const pixels = (name: string) => Math.max(1, Math.round(Number(sized?.inputs[name] ?? 1024) / SHRINK))
  return { width: pixels('width'), height: pixels('height'), seed: Number(sampler?.inputs.seed ?? 1) }
}
