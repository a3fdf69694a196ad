import { createServer } from 'node:net'

const TRIES = 100

/** Whether the port can be listened on at the host. @throws for other reasons than that it is taken. */
export function isPortFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/** The first free port from `first` on. */
export async function nextFreePort(host: string, first: number): Promise<number> {
  for (let port = first; port < first + TRIES; port++) if (await isPortFree(host, port)) return port
  throw new Error(`No port from ${first} to ${first + TRIES - 1} is free.`)
}

/** Any free port, chosen by the system. */
export function anyFreePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ host, port: 0 }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
