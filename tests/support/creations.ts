import type { Creation } from '#contract/creations.ts'
import type { Answer, Person } from './app.ts'

/** A form that is right in every field, but for what a test replaces. */
export const rightForm = { imageMode: 'txt2img', model: 'fast', prompt: 'a lighthouse', aspectRatio: '1:1' }

/** Sends the form of a new creation with pictures under their input names. */
export async function send(
  person: Pick<Person, 'call'>,
  fields: Record<string, unknown> = {},
  files: Record<string, Uint8Array | File> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData()
  form.set('data', JSON.stringify({ ...rightForm, ...fields }))
  for (const [name, file] of Object.entries(files)) {
    form.set(
      name,
      file instanceof File ? file : new File([new Uint8Array(file)], 'picture.png', { type: 'image/png' }),
    )
  }
  return await person.call('/v1/image/create', form, { headers })
}

/** Creates a picture and returns it as it was answered. */
export async function create(
  person: Pick<Person, 'call'>,
  fields?: Record<string, unknown>,
  files?: Record<string, Uint8Array>,
): Promise<Creation> {
  const answer = await send(person, fields, files)
  if (answer.status !== 200) throw new Error(`not created: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

export async function info(person: Pick<Person, 'call'>, imageId: string): Promise<Creation> {
  const answer = await person.call('/v1/image/info', { imageId })
  if (answer.status !== 200) throw new Error(`not shown: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

/** A question takes as much of the processor as a good part of a picture: after a while they come less often. */
const LONGEST_PAUSE_MS = 200

/** Asks again until `isRight`, and fails after `timeoutMs`. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  isRight: (value: Value) => boolean,
  timeoutMs = 10_000,
  pauseMs = 25,
): Promise<Value> {
  const end = Date.now() + timeoutMs
  for (let pause = pauseMs; ; pause = Math.max(pauseMs, Math.min(LONGEST_PAUSE_MS, pause * 1.5))) {
    const value = await ask()
    if (isRight(value)) return value
    if (Date.now() > end) throw new Error(`still not so: ${JSON.stringify(value)}`)
    await new Promise(resolve => setTimeout(resolve, pause))
  }
}

/** Waits until the creation is neither queued nor being drawn. */
export function settled(
  person: Pick<Person, 'call'>,
  imageId: string,
  timeoutMs?: number,
  pauseMs?: number,
): Promise<Creation> {
  return eventually(
    () => info(person, imageId),
    ({ status }) => status > 2,
    timeoutMs,
    pauseMs,
  )
}
