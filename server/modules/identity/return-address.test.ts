import { describe, expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

const OURS = 'https://easel.example'

const HOSTILE = [
  'https://evil.example',
  'http://evil.example/gallery',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '/\u0000/evil.example',
  '/\u200b/evil.example',
  '/\u2028/evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  'https:///evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http://easel.example',
  'https://easel.example:8443/gallery',
  'https://easel.example.evil.example',
  'https://easel.example@evil.example',
  'https://ada@easel.example/gallery',
  'https://:secret@easel.example/gallery',
  'https://evil.example#https://easel.example',
  'https://evil.example?https://easel.example',
  'https://evil.example\\@easel.example',
  'https://easel.example\\.evil.example',
  'javascript:alert(1)',
  'JavaScript://easel.example/%0aalert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://easel.example/1',
  'file:///etc/passwd',
  'ftp://easel.example/',
  '/gallery\r\nSet-Cookie: sid=evil',
  '/v1/oidc/logout',
  '/v1/oidc/login?redirectURL=/',
  '/./v1/oidc/logout',
  '/oidc/auth',
  `/${'a'.repeat(3000)}`,
]

describe('where a sign-in returns to', () => {
  test.each(HOSTILE)('%j leads to the start page', asked => {
    expect(returnAddress(asked, OURS)).toBe('https://easel.example/')
  })

  test.each([
    ['/.//evil.example', 'https://easel.example//evil.example'],
    ['/gallery/..//evil.example', 'https://easel.example//evil.example'],
    ['/%2f%2fevil.example', 'https://easel.example/%2f%2fevil.example'],
    ['/%5cevil.example', 'https://easel.example/%5cevil.example'],
    ['https:evil.example', 'https://easel.example/evil.example'],
    ['https:/evil.example', 'https://easel.example/evil.example'],
    ['https://easel。example/gallery', 'https://easel.example/gallery'],
    ['?//evil.example', 'https://easel.example/?//evil.example'],
  ])('%j stays on our origin because the answer is absolute', (asked, address) => {
    expect(returnAddress(asked, OURS)).toBe(address)
  })

  test.each([
    ['/', '/'],
    ['/gallery', '/gallery'],
    ['/creation/cre_01k?from=wall#comments', '/creation/cre_01k?from=wall#comments'],
    ['/gallery?config=%7B%22prompt%22%3A%22a%20b%22%7D', '/gallery?config=%7B%22prompt%22%3A%22a%20b%22%7D'],
    ['gallery', '/gallery'],
    ['https://easel.example/settings', '/settings'],
    ['https://EASEL.example:443/settings', '/settings'],
  ])('%j is kept', (asked, path) => {
    expect(returnAddress(asked, OURS)).toBe(`${OURS}${path}`)
  })

  test('nothing leads to the start page', () => {
    expect(returnAddress(undefined, OURS)).toBe('https://easel.example/')
    expect(returnAddress('', OURS)).toBe('https://easel.example/')
  })
})
