import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench } from './support/finding.ts'
import { type Guest, invite } from './support/people.ts'
import { withPreparedServer } from './support/server.ts'

/** Uploads that one person may begin in a minute are a few more. */
const UPLOADS_BY_EACH = 25
const FILE_BYTES = 9_900_000
const BOUNDARY = 'bench'

/** How much memory the server takes for uploads that arrive slowly and all but end. */
export const uploads: Bench = async ({ isQuick }) => {
  const count = isQuick ? 25 : 100
  return await withPreparedServer(
    { prepare: database => invite(database, count / UPLOADS_BY_EACH) },
    async (url, guests, { child }) => {
      // What the first few make the server load and compile is not theirs.
      const first = await Promise.all(guests.map(guest => upload(url, guest)))
      await sleep(1_000)
      for (const socket of first) socket.destroy()
      await sleep(1_000)
      const before = megabytes(child.pid!)
      const rest = guests.flatMap(guest => Array<Guest>(UPLOADS_BY_EACH - 1).fill(guest))
      const sockets = await Promise.all(rest.map(guest => upload(url, guest)))
      let most = 0
      for (let look = 0; look < 50; look++) {
        most = Math.max(most, megabytes(child.pid!))
        await sleep(100)
      }
      for (const socket of sockets) socket.destroy()
      return [
        {
          what: `memory for ${sockets.length} uploads of ${FILE_BYTES / 1e6} MB that stop before their end`,
          value: most - before,
          unit: 'MB',
          limit: 64,
          note: `the server had ${Math.round(before)} MB before, and ${Math.round(most)} MB at the most`,
        },
      ]
    },
  )
}

/** Sends a creation with a picture, but for its last bytes. */
async function upload(url: string, { cookie }: Guest): Promise<Socket> {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = [
    'POST /v1/image/create HTTP/1.1',
    `host: localhost:${port}`,
    `origin: ${url}`,
    `cookie: ${cookie}`,
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
    `content-length: ${FILE_BYTES + 1_000}`,
    '',
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file1"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
  ]
  socket.write(head.join('\r\n'))
  const piece = Buffer.alloc(100_000, 7)
  for (let sent = 0; sent < FILE_BYTES; sent += piece.length) {
    if (!socket.write(piece)) await once(socket, 'drain')
  }
  return socket
}

/** Memory that the process has now, less what it shares with files. */
function megabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1]) / 1_000
}
