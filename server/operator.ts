import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, realpath, unlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Addresses of sockets hold at most 104 bytes on some systems. */
const LONGEST_SOCKET_PATH = 100
const ANSWER_TIMEOUT_MS = 120_000

const LONGEST_QUESTION = 1_000

/** What an operator's program asks: the name of one of the answers, and one argument for it. */
export type Answers = Record<string, (argument: string) => Promise<unknown>>

/**
 * Answers an operator's program on the same machine: the embedded database can be read by the server alone
 * while it runs. The question comes over a socket that only the server's own account may open. Whoever
 * calls this has the folder for itself, so a socket that lies there is left over.
 *
 * @returns the function that ends it.
 */
export async function answerOperator(folder: string, answers: Answers): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const address = await socketAddress(folder)
  if (process.platform !== 'win32') await unlink(address).catch(() => {})
  // Half open: the question ends where the other side has said all of it, and is answered then.
  const server = createServer({ allowHalfOpen: true }, socket => {
    let asked = ''
    socket.setEncoding('utf8')
    socket.on('error', () => {})
    socket.on('data', part => {
      asked += part
      if (asked.length > LONGEST_QUESTION) socket.destroy()
    })
    socket.on('end', () => {
      const [question = '', argument = ''] = asked.split('\n')
      const answer = answers[question] ?? (async () => ({ failure: `it does not know "${question}"` }))
      answer(argument).then(
        result => socket.end(JSON.stringify(result)),
        error =>
          socket.end(JSON.stringify({ failure: error instanceof Error ? error.message : String(error) })),
      )
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
  if (process.platform !== 'win32') await chmod(address, 0o600)
  server.unref()
  return () => new Promise(resolve => server.close(() => resolve()))
}

/**
 * What the server that runs on this folder answers; null when none does.
 * @throws Error when it runs and cannot answer.
 */
export async function askOperator(folder: string, question: string, argument = ''): Promise<unknown> {
  if (!existsSync(folder)) return null
  const address = await socketAddress(folder)
  const text = await new Promise<string | null>((resolve, reject) => {
    let answer = ''
    const socket = connect(address)
    socket.end(`${question}\n${argument}`)
    socket.setEncoding('utf8')
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy(new Error('the server does not answer')))
    socket.on('data', part => {
      answer += part
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
      else reject(error)
    })
  })
  if (text === null) return null
  const answer: unknown = JSON.parse(text)
  if (answer && typeof answer === 'object' && 'failure' in answer) throw new Error(String(answer.failure))
  return answer
}

async function socketAddress(folder: string): Promise<string> {
  const real = await realpath(folder)
  const name = `easel-operator-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  const inside = join(real, 'operator')
  return Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH ? inside : join(tmpdir(), name)
}
