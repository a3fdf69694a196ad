import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture } from '#tests/fakes/providers/stand-in.ts'
import { isPublicAddress } from './addresses.ts'
import { createDownloader } from './download.ts'

let server: Server
let origin: string
let png: Buffer
/** Answers by path. */
const pages: Record<string, (response: ServerResponse) => void> = {
  '/picture': response => response.end(png),
  '/page': response => response.end('<html>a page that calls itself image/png</html>'),
  '/missing': response => response.writeHead(404).end(),
  '/elsewhere': response => response.writeHead(302, { location: '/picture' }).end(),
  '/inward': response =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/circle': response => response.writeHead(302, { location: '/circle' }).end(),
  '/endless': response => {
    const timer = setInterval(() => response.write(Buffer.alloc(64_000)), 1)
    response.on('close', () => clearInterval(timer))
  },
}
let requests = 0

beforeAll(async () => {
  png = await picture({ width: 8, height: 8 })
  server = createServer((request, response) => {
    requests += 1
    pages[request.url ?? '']?.(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const download = (address: string, options: Partial<Parameters<typeof createDownloader>[0]> = {}) =>
  createDownloader({
    hosts: ['pictures.example', '.cdn.example'],
    origins: [origin],
    pauses: [],
    ...options,
  })(address)
const reason = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it was fetched',
    error => String(error.cause?.message ?? error),
  )

test('fetches from an origin that the operator configured, along its redirects', async () => {
  expect(Buffer.from(await download(`${origin}/picture`)).equals(png)).toBe(true)
  expect(Buffer.from(await download(`${origin}/elsewhere`)).equals(png)).toBe(true)
})

test.each([
  ['/page', /not a picture/],
  ['/missing', /404/],
  ['/inward', /not fetched from 169\.254/],
  ['/circle', /redirects too often/],
  ['/endless', /too large/],
])('refuses what %s leads to', async (path, expected) => {
  expect(await reason(download(origin + path, { limitBytes: 500_000 }))).toMatch(expected)
})

test.each([
  'http://pictures.example/a.png',
  'https://pictures.example:8443/a.png',
  'https://user@pictures.example/a.png',
  'https://other.example/a.png',
  'https://evil-cdn.example/a.png',
  'https://cdn.example.attacker.test/a.png',
  'https://pictures.example.attacker.test/a.png',
  'https://127.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://0x7f000001/a.png',
  'http://localhost:1/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'ftp://pictures.example/a.png',
  'no address',
])('does not even ask for %s', async address => {
  const before = requests
  expect(
    await reason(download(address, { resolve: async () => [{ address: '127.0.0.1', family: 4 }] })),
  ).toMatch(/not fetched from|cannot be read/)
  expect(requests).toBe(before)
})

test.each([
  [[{ address: '10.0.0.7', family: 4 }]],
  [[{ address: '127.0.0.1', family: 4 }]],
  [
    [
      { address: '93.184.216.34', family: 4 },
      { address: '169.254.169.254', family: 4 },
    ],
  ],
  [[{ address: '::ffff:10.0.0.1', family: 6 }]],
  [[]],
])('refuses a listed name whose addresses are %j', async addresses => {
  const work = download('https://results.cdn.example/a.png', { resolve: async () => addresses })
  expect(await reason(work)).toMatch(/does not lead to the public internet/)
})

test('knows public addresses from all others', () => {
  for (const address of ['93.184.216.34', '8.8.8.8', '2606:4700::1111', '172.15.0.1', '172.32.0.1'])
    expect(isPublicAddress(address), address).toBe(true)
  const inward = `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255
    192.168.1.1 198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 ::1 :: fe80::1 fd00::1 fc00::1 ff02::1
    ::ffff:127.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 localhost 1 0x7f.1`
  for (const address of inward.split(/\s+/)) expect(isPublicAddress(address), address).toBe(false)
})
