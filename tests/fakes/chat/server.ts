import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'

/** What the service does with one request. Left out, it answers as it should. */
export type Fault =
  | { status: number }
  | { body: string }
  | { hangs: true }
  | { resets: true }
  | { breaksOff: true }
  | { endless: true }
  | { redirectsTo: string }

export type ChatRequest = {
  authorization: string | undefined
  body: { model: string; messages: { role: string; content: string }[]; safety_identifier?: string }
}

export type ChatFake = {
  /** What to configure as the base address. */
  baseUrl: string
  apiKey: string
  /** Requests that were right, in order. */
  requests: ChatRequest[]
  /** What the model answers from now on; a function gets the user's message. */
  answer(content: string | ((message: string) => string)): void
  /** Other parts of the completion, such as the reason why it ended. */
  answerWith(choice: { finish_reason?: string; message: { content?: string | null; refusal?: string } }): void
  /** What happens to the next requests, one for each. */
  fail(...faults: Fault[]): void
  close(): Promise<void>
}

const request = z.object({
  model: z.string().min(1),
  messages: z
    .array(
      z.object({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: z.string().min(1) }),
    )
    .min(1),
  safety_identifier: z.string().max(64).optional(),
})

/**
 * Somebody else's service with the chat completions of OpenAI's interface: it checks the key and the
 * request, and fails in the ways in which such services fail.
 */
export async function startChatFake({ apiKey = 'the key of the product' } = {}): Promise<ChatFake> {
  const requests: ChatRequest[] = []
  const faults: Fault[] = []
  let choiceFor: (message: string) => object = message => ({ message: { content: message } })

  const server = createServer(async (incoming, response) => {
    const fault = faults.shift()
    if (fault && (await misbehave(fault, incoming, response))) return
    if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions') {
      return sendError(response, 404, 'Unknown request URL')
    }
    const { authorization } = incoming.headers
    if (authorization !== `Bearer ${apiKey}`) return sendError(response, 401, 'Incorrect API key provided')
    const parsed = request.safeParse(JSON.parse(await textOf(incoming)))
    if (!parsed.success) return sendError(response, 400, 'Invalid request')
    requests.push({ authorization, body: parsed.data })
    const message = parsed.data.messages.findLast(({ role }) => role === 'user')?.content ?? ''
    const choice = { index: 0, finish_reason: 'stop', logprobs: null, ...choiceFor(message) }
    send(response, 200, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: parsed.data.model,
      choices: [choice],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    apiKey,
    requests,
    answer(content) {
      const contentFor = typeof content === 'string' ? () => content : content
      choiceFor = message => ({ message: { role: 'assistant', content: contentFor(message), refusal: null } })
    },
    answerWith(choice) {
      choiceFor = () => choice
    },
    fail(...next) {
      faults.push(...next)
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Whether the fault took the place of an answer. */
async function misbehave(
  fault: Fault,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  await textOf(incoming)
  if ('status' in fault) sendError(response, fault.status, 'The server had an error')
  else if ('body' in fault) response.writeHead(200, { 'content-type': 'application/json' }).end(fault.body)
  else if ('redirectsTo' in fault) response.writeHead(307, { location: fault.redirectsTo }).end()
  else if ('resets' in fault) incoming.socket.resetAndDestroy()
  else if ('breaksOff' in fault) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
    response.write('{"choices":')
    await sleep(20)
    incoming.socket.destroy()
  } else if ('endless' in fault) pour(response)
  return true
}

function pour(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write('{"choices":['.repeat(4_000)), 1)
  response.on('close', () => clearInterval(timer))
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of incoming.setEncoding('utf8')) text += chunk
  return text
}

function sendError(response: ServerResponse, status: number, message: string): void {
  send(response, status, { error: { message, type: 'invalid_request_error', param: null, code: null } })
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
