import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import type { Creation } from '#contract/creations.ts'
import { call } from '#tests/support/person.ts'
import type { Guest } from './people.ts'

/** Sends the form as the page does and returns what was created. */
export async function create(
  url: string,
  { cookie }: Guest,
  fields: Record<string, string> = {},
): Promise<Creation> {
  const form = new FormData()
  const right = { imageMode: 'txt2img', model: 'fast', prompt: 'a lighthouse at dusk', aspectRatio: '1:1' }
  form.set('data', JSON.stringify({ ...right, ...fields }))
  const { status, body } = await call(url, '/v1/image/create', form, { cookie })
  if (status !== 200) throw new Error(`not created: ${status} ${JSON.stringify(body)}`)
  return body.data
}

export async function cancel(url: string, { cookie }: Guest, imageId: string): Promise<void> {
  const { status, body } = await call(url, '/v1/image/cancel', { imageId }, { cookie })
  if (status !== 200) throw new Error(`not cancelled: ${status} ${JSON.stringify(body)}`)
}

/** Creations that wait and that are drawn, as the server's own figures say. */
export async function openCreations(url: string): Promise<{ queued: number; processing: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const figure = (state: string) =>
    Number(new RegExp(`^easel_creations_open\\{state="${state}"\\} (\\d+)`, 'm').exec(text)?.[1])
  return { queued: figure('queued'), processing: figure('processing') }
}

/** An open page that takes the live events and does nothing with them. */
export async function listen(url: string, { cookie }: Guest): Promise<ClientRequest> {
  const sent = request(`${url}/v1/events`, { headers: { cookie }, agent: false }).end()
  sent.on('error', () => {})
  const [response] = await once(sent, 'response')
  response.on('error', () => {}).resume()
  return sent
}
