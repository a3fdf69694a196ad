import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, realpath, unlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Addresses of sockets hold at most 104 bytes on some systems. */
const LONGEST_SOCKET_PATH = 100
const ANSWER_TIMEOUT_MS = 1_000
const SETTLE_MS = 100

/** Another process works on the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: string) {
    super(
      `The data folder ${folder} is in use by another server (process ${pid}). ` +
        'Two servers on one folder would destroy each other’s data. Stop the other one, or set DATA_DIR to another folder.',
    )
  }
}

/**
 * Takes the folder for this process alone, until it ends in whatever way. The embedded database itself
 * would let a second process in, and both would silently lose data.
 *
 * The lock is a socket on which this process listens: the system closes it even after a kill -9, so that
 * a lock that answers is held, and one that does not is left over.
 *
 * @throws FolderInUseError
 * @returns the function that gives the folder free.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const address = socketAddress(await realpath(folder))
  const token = `${process.pid} ${randomUUID()}`
  try {
    return release(await listen(address, token))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  }
  const holder = await ask(address)
  if (holder) throw new FolderInUseError(folder, holder.split(' ')[0]!)
  await unlink(address).catch(() => {})
  const server = await listen(address, token)
  // Two processes may have found the same left-over socket and each removed one: whose socket lies
  // there afterwards has the folder.
  await sleep(SETTLE_MS)
  const winner = await ask(address)
  if (winner !== token) {
    server.close()
    throw new FolderInUseError(folder, winner?.split(' ')[0] ?? 'unknown')
  }
  return release(server)
}

function socketAddress(folder: string): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\easel-${hash}`
  const inside = join(folder, 'lock')
  return Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH ? inside : join(tmpdir(), `easel-${hash}`)
}

function listen(address: string, token: string): Promise<Server> {
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.end(token)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, () => {
      server.removeAllListeners('error')
      server.on('error', () => {})
      server.unref()
      resolve(server)
    })
  })
}

/** What the holder of the lock says of itself, or null when nobody listens. */
function ask(address: string): Promise<string | null> {
  if (process.platform !== 'win32' && !existsSync(address)) return Promise.resolve(null)
  return new Promise(resolve => {
    let answer = ''
    const socket = connect(address)
    socket.setEncoding('utf8')
    socket.on('data', text => {
      answer += text
    })
    // A holder too busy to answer in time is a holder all the same.
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy(new Error('no answer')))
    let isConnected = false
    socket.on('connect', () => {
      isConnected = true
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(isConnected ? answer || 'unknown' : null))
  })
}

function release(server: Server): () => Promise<void> {
  return () => new Promise(resolve => server.close(() => resolve()))
}
