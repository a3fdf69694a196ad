import type { Creation } from '#contract/creations.ts'
import type { Person } from '#tests/support/app.ts'

/** Submits a creation as the create box does, and returns it as it was acknowledged. */
export async function submit(person: Person, form: Record<string, unknown>): Promise<Creation> {
  const body = new FormData()
  body.set('data', JSON.stringify({ imageMode: 'txt2img', model: 'fast', ...form }))
  const answer = await person.call('/v1/image/create', body)
  if (answer.status !== 200) throw new Error(`not submitted: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

/** Waits until the creation has its picture. */
export async function complete(person: Person, form: Record<string, unknown>): Promise<Creation> {
  const { id } = await submit(person, form)
  for (let tries = 0; tries < 300; tries++) {
    const { body } = await person.call('/v1/image/info', { imageId: id })
    if (body.data.status === 3) return body.data
    if (body.data.status > 3) throw new Error(`it ended as ${JSON.stringify(body.data.own)}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('the picture never came')
}
