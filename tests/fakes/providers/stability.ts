import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { type Arrived, picture, type Reply, type StandIn, sizeOfRatio, startStandIn } from './stand-in.ts'

type Field = {
  enum?: string[]
  min?: number
  max?: number
  minLength?: number
  maxLength?: number
  type?: string
  maxPixels?: number
  minSide?: number
  aspectRatio?: [number, number]
}
type Described = {
  mode: 'sync' | 'async'
  required: string[]
  fields: Record<string, Field>
  credits: unknown
}

const OPERATIONS: Record<string, Described> = JSON.parse(
  readFileSync(new URL('./descriptions/stability.json', import.meta.url), 'utf8'),
)
const LARGEST_REQUEST = 10 * 1024 * 1024
const CREATE = '/v2beta/stable-image/'

export type StabilityStandIn = StandIn & {
  apiKey: string
  /** Fields of the jobs that were accepted, which is when they are paid for. */
  taken: { operation: string; fields: Record<string, string>; person: string | undefined }[]
  /** What the next jobs end as. */
  endNext(...ends: ('CONTENT_FILTERED' | 'SUCCESS')[]): void
}

const mistake = (status: number, name: string, ...errors: string[]): Reply => ({
  status,
  body: { id: randomBytes(16).toString('hex'), name, errors },
})

/** Stability AI's image calls. Texts that are not Latin are refused, as is the word “gore”. */
export async function startStability({ side = 64 } = {}): Promise<StabilityStandIn> {
  const apiKey = `sk-${randomBytes(12).toString('hex')}`
  const taken: StabilityStandIn['taken'] = []
  const ends: string[] = []
  const results = new Map<string, { asked: number; fields: Record<string, string> }>()

  async function drawn(fields: Record<string, string>): Promise<Reply> {
    const seed = Number(fields.seed ?? 1)
    const body = await picture({ ...sizeOfRatio(fields.aspect_ratio ?? '1:1', side), seed })
    const headers = {
      'content-type': 'image/png',
      'finish-reason': ends.shift() ?? 'SUCCESS',
      seed: String(seed),
      'x-request-id': randomBytes(8).toString('hex'),
    }
    return { headers, body }
  }

  async function createJob(request: Arrived): Promise<Reply> {
    const operation = request.path.slice(CREATE.length)
    const described = OPERATIONS[operation]
    if (!described) return mistake(404, 'not_found')
    if (request.body.length > LARGEST_REQUEST) {
      return mistake(413, 'payload_too_large', 'body: payloads cannot be larger than 10MiB in size')
    }
    const person = request.headers['stability-client-user-id']?.toString()
    if (person && person.length > 256)
      return mistake(400, 'bad_request', 'stability-client-user-id: is too long')
    if (!request.headers['content-type']?.startsWith('multipart/form-data'))
      return mistake(415, 'bad_request')
    const form = await request.form()
    const wrong = await mistakesIn(form, described)
    if (wrong.length > 0) return mistake(400, 'bad_request', ...wrong)
    const fields = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const words = `${fields.prompt ?? ''} ${fields.search_prompt ?? ''} ${fields.background_prompt ?? ''}`
    if (/\bgore\b/.test(words)) return mistake(403, 'content_moderation', 'Your request was flagged')
    if (/[^\p{Script=Latin}\p{Script=Common}]/u.test(words)) {
      return mistake(422, 'invalid_language', 'English is the only supported language for this service.')
    }
    taken.push({ operation, fields, person })
    if (described.mode === 'sync') return await drawn(fields)
    const id = randomBytes(32).toString('hex')
    results.set(id, { asked: 0, fields })
    return { body: { id } }
  }

  const standIn = await startStandIn({
    kindOf: (method, path) =>
      method === 'POST' && path.startsWith(CREATE)
        ? 'job'
        : path.startsWith('/v2beta/results/')
          ? 'ask'
          : 'other',
    async answer(request) {
      if (request.headers.authorization !== `Bearer ${apiKey}`) {
        return {
          status: 401,
          body: { id: 'x', name: 'unauthorized', message: 'missing authorization header' },
        }
      }
      if (request.kind === 'job') return await createJob(request)
      const result = results.get(request.path.split('/').at(-1) ?? '')
      if (!result) return mistake(404, 'not_found', 'id: not found')
      if (result.asked++ === 0) return { status: 202, body: { id: 'x', status: 'in-progress' } }
      return await drawn(result.fields)
    },
  })
  return { ...standIn, apiKey, taken, endNext: (...next) => void ends.push(...next) }
}

/** What is wrong with a form, by the description of the call. */
async function mistakesIn(form: FormData, { required, fields }: Described): Promise<string[]> {
  const wrong = required.filter(name => !form.has(name)).map(name => `${name}: is required`)
  for (const [name, value] of form) {
    const field = fields[name]
    if (!field) wrong.push(`${name}: is not allowed`)
    else if (typeof value !== 'string') wrong.push(...(await pictureMistakes(name, value, field)))
    else if (field.type === 'file') wrong.push(`${name}: has to be a file`)
    else wrong.push(...textMistakes(name, value, field))
  }
  if (form.get('mode') === 'image-to-image') {
    if (form.has('aspect_ratio')) wrong.push('aspect_ratio: only with text-to-image')
    if (!form.has('image') || !form.has('strength')) wrong.push('image: is required')
  } else if (form.get('mode') === 'text-to-image' && form.has('image')) wrong.push('image: is not allowed')
  if (form.has('image') && 'strength' in fields && !form.has('strength')) wrong.push('strength: is required')
  return wrong
}

function textMistakes(name: string, value: string, field: Field): string[] {
  const wrong: string[] = []
  if (field.enum && !field.enum.includes(value)) wrong.push(`${name}: is none of ${field.enum}`)
  if (field.minLength !== undefined && value.length < field.minLength) wrong.push(`${name}: is too short`)
  if (field.maxLength !== undefined && value.length > field.maxLength) wrong.push(`${name}: is too long`)
  if (field.min === undefined) return wrong
  const number = Number(value)
  if (value === '' || Number.isNaN(number)) wrong.push(`${name}: is no number`)
  if (number < field.min || number > (field.max ?? number)) wrong.push(`${name}: is out of range`)
  return wrong
}

async function pictureMistakes(name: string, file: File, field: Field): Promise<string[]> {
  if (field.type !== 'file') return [`${name}: is no file`]
  const {
    width = 0,
    height = 0,
    format,
  } = await sharp(await file.arrayBuffer())
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: 'none' }))
  const wrong: string[] = []
  if (!['jpeg', 'png', 'webp'].includes(format ?? '')) wrong.push(`${name}: is no picture`)
  if (Math.min(width, height) < (field.minSide ?? 0)) wrong.push(`${name}: is too small`)
  if (width * height > (field.maxPixels ?? Number.POSITIVE_INFINITY))
    wrong.push(`${name}: has too many pixels`)
  const [least, most] = field.aspectRatio ?? [0, Number.POSITIVE_INFINITY]
  if (width / height < least || width / height > most) wrong.push(`${name}: is too long`)
  return wrong
}
