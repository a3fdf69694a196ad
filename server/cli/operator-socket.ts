import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, realpath, unlink } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Addresses of sockets hold at most 104 bytes on some systems. */
const LONGEST_SOCKET_PATH = 100
const ANSWER_TIMEOUT_MS = 120_000
const QUESTION_TIMEOUT_MS = 5_000
const LONGEST_QUESTION = 64 * 1024

/**
 * Answers an operator's program on the same machine: the embedded database can be read by the server alone
 * while it runs. The question is a line of JSON, over a socket that only the server's own account may
 * open. Whoever calls this has the folder for itself, so a socket that lies there is left over.
 *
 * @returns the function that ends it.
 */
export async function answerOperator(
  folder: string,
  answer: (question: unknown) => Promise<unknown>,
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const address = await socketAddress(folder)
  if (process.platform !== 'win32') await unlink(address).catch(() => {})
  const server = createServer({ allowHalfOpen: true }, socket => {
    socket.on('error', () => {})
    readLine(socket)
      .then(line => answer(JSON.parse(line)))
      .then(
        result => socket.end(JSON.stringify(result)),
        error => socket.end(JSON.stringify({ failure: String(error) })),
      )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
  if (process.platform !== 'win32') await chmod(address, 0o600)
  server.unref()
  return () => new Promise(resolve => server.close(() => resolve()))
}

/** The first line that arrives. @throws Error when none does in time, or it has no end. */
function readLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const timer = setTimeout(() => reject(new Error('no question was asked')), QUESTION_TIMEOUT_MS)
    socket.setEncoding('utf8').on('data', part => {
      text += part
      const end = text.indexOf('\n')
      if (end >= 0) {
        clearTimeout(timer)
        resolve(text.slice(0, end))
      } else if (text.length > LONGEST_QUESTION) {
        clearTimeout(timer)
        reject(new Error('the question is too long'))
      }
    })
  })
}

/**
 * What the server that runs on this folder answers to the question; null when none does.
 * @throws Error when it runs and cannot answer.
 */
export async function askOperator(folder: string, question: unknown): Promise<unknown> {
  if (!existsSync(folder)) return null
  const address = await socketAddress(folder)
  const text = await new Promise<string | null>((resolve, reject) => {
    let answer = ''
    const socket = connect(address, () => socket.write(`${JSON.stringify(question)}\n`))
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
