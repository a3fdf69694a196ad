import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loginCookie, sessionCookie } from './session.ts'

const SECRET = 'a'.repeat(43)

async function headersOf(publicUrl: string) {
  const app = Fastify()
  await app.register(cookie)
  app.get('/', (_request, reply) => {
    sessionCookie(publicUrl).set(reply, SECRET, 60)
    loginCookie(publicUrl).set(reply, SECRET, 60)
    return reply.send('')
  })
  app.get('/read', request => [sessionCookie(publicUrl).read(request), loginCookie(publicUrl).read(request)])
  const { headers } = await app.inject('/')
  const read = async (header: string) =>
    (await app.inject({ url: '/read', headers: { cookie: header } })).json()
  return { lines: headers['set-cookie'], read }
}

test('on https both cookies are bound to the host and secure', async () => {
  const { lines, read } = await headersOf('https://easel.example')
  const rest = 'Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax'
  expect(lines).toEqual([`__Host-sid=${SECRET}; ${rest}`, `__Host-login=${SECRET}; ${rest}`])
  expect(await read(`__Host-sid=${SECRET}; __Host-login=${SECRET}`)).toEqual([SECRET, SECRET])
  // A sibling host can plant names without the prefix.
  expect(await read(`sid=${SECRET}; login=${SECRET}`)).toEqual([null, null])
})

test('on http they have their plain names, as browsers refuse the prefix there', async () => {
  const { lines } = await headersOf('http://localhost:3000')
  const rest = 'Max-Age=60; Path=/; HttpOnly; SameSite=Lax'
  expect(lines).toEqual([`sid=${SECRET}; ${rest}`, `login=${SECRET}; ${rest}`])
})
