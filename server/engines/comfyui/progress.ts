import * as z from 'zod'

const message = z.object({
  type: z.string(),
  data: z.object({
    prompt_id: z.string().nullish(),
    node: z.string().nullish(),
    value: z.number().optional(),
    max: z.number().optional(),
  }),
})

/** After these, the history has the outcome. */
const ENDINGS = ['execution_success', 'execution_error', 'execution_interrupted']

/**
 * Listens to a server's messages on one job. The connection may break or never come about: it only makes
 * progress visible and the end known sooner, the history decides.
 * @returns the function that hangs up
 */
export function listen(
  { url, promptId }: { url: string; promptId: string },
  { onProgress, onEnd }: { onProgress: (fraction: number) => void; onEnd: () => void },
): () => void {
  const address = new URL(`${url}/ws`)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.searchParams.set('clientId', promptId)
  const socket = new WebSocket(address)
  socket.addEventListener('message', ({ data }) => {
    // Previews come as binary frames.
    if (typeof data !== 'string') return
    const parsed = message.safeParse(parsedJson(data))
    if (!parsed.success) return
    const { type, data: event } = parsed.data
    if (event.prompt_id && event.prompt_id !== promptId) return
    if (type === 'progress' && event.max) onProgress(Math.min(1, (event.value ?? 0) / event.max))
    else if (ENDINGS.includes(type) || (type === 'executing' && event.node === null)) onEnd()
  })
  socket.addEventListener('error', () => {})
  return () => socket.close()
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
