import { expect, test } from 'vitest'
import { signed } from '#tests/fakes/providers/replicate.ts'
import { isSigned } from './webhook.ts'

const SECRET = `whsec_${Buffer.from('the key of this test').toString('base64')}`
const BODY = '{"id":"abc","status":"succeeded"}'
const check = (headers: Record<string, string | string[] | undefined>, body = BODY, secret = SECRET) =>
  isSigned(headers, Buffer.from(body), secret)

test('a call with the right signature is believed, also beside another one', () => {
  expect(check(signed(BODY, SECRET))).toBe(true)
  expect(check(signed(BODY, SECRET, 4 * 60_000))).toBe(true)
})

test('a call is not believed when anything about it was changed', () => {
  const right = signed(BODY, SECRET)
  const lies: [Record<string, string | string[] | undefined>, string?, string?][] = [
    [right, `${BODY} `],
    [right, BODY, 'whsec_AAAA'],
    [right, BODY, 'whsec_'],
    [signed(BODY, SECRET, 6 * 60_000)],
    [signed(BODY, SECRET, -6 * 60_000)],
    [{ ...right, 'webhook-id': 'another' }],
    [{ ...right, 'webhook-timestamp': String(Number(right['webhook-timestamp']) + 1) }],
    [{ ...right, 'webhook-timestamp': 'soon' }],
    [{ ...right, 'webhook-signature': right['webhook-signature']!.replaceAll('v1,', 'v2,') }],
    [{ ...right, 'webhook-signature': 'v1,' }],
    ...['x', '=', '====', ',v1', '!'].map((more): [Record<string, string>] => [
      { ...right, 'webhook-signature': `${right['webhook-signature']!.split(' ')[1]}${more}` },
    ]),
    [{ ...right, 'webhook-signature': '' }],
    [{ ...right, 'webhook-signature': [right['webhook-signature']!] }],
    [{}],
  ]
  for (const [headers, body, secret] of lies) expect(check(headers, body, secret)).toBe(false)
})
