import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigurationError, KEYS, readConfiguration } from './configuration.ts'

const document = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8')

test('the documentation lists every key as the server reads it', () => {
  const rows = [...document.matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \| (.*) \|$/gm)]
  const documented = Object.fromEntries(
    rows.map(([, name, fallback, text]) => [name, { default: fallback, text }]),
  )
  const read = Object.fromEntries(
    Object.entries(KEYS).map(([name, { default: fallback, descr, rule }]) => [
      name,
      { default: fallback, text: `${descr} Has to be ${rule}.` },
    ]),
  )
  expect(documented).toEqual(read)
})

test('nothing has to be set', () => {
  expect(readConfiguration({})).toMatchObject({
    port: null,
    host: '127.0.0.1',
    publicUrl: null,
    databaseUrl: null,
    oidc: null,
    enhance: null,
    sampleContent: 'auto',
    isDevelopment: false,
  })
})

test('empty values count as not set', () => {
  expect(readConfiguration({ PORT: '', PUBLIC_URL: ' ', OIDC_ISSUER: '' })).toEqual(readConfiguration({}))
})

test('a public server with an identity provider is fine', () => {
  const { oidc, publicUrl, trustProxy } = readConfiguration({
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://easel.example/',
    TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    OIDC_ISSUER: 'https://id.example/realm',
    OIDC_CLIENT_ID: 'easel',
    OIDC_CLIENT_SECRET: 'secret',
  })
  expect(publicUrl).toBe('https://easel.example')
  expect(oidc).toEqual({ issuer: 'https://id.example/realm', clientId: 'easel', clientSecret: 'secret' })
  expect(trustProxy).toBe('10.0.0.0/8, 127.0.0.1')
})

test('a service that enhances prompts needs an address and a model, and no key', () => {
  const service = { ENHANCE_BASE_URL: 'http://localhost:11434/v1/', ENHANCE_MODEL: 'llama3' }
  const expected = { baseUrl: 'http://localhost:11434/v1', model: 'llama3', apiKey: null }
  expect(readConfiguration(service).enhance).toEqual(expected)
})

test('a bucket needs its name and a key, and is named in the path of an own address', () => {
  const bucket = { STORAGE: 's3', S3_BUCKET: 'easel', S3_ACCESS_KEY_ID: 'AK', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfiguration({}).storage).toEqual({ kind: 'disk' })
  const amazon = { kind: 's3', bucket: 'easel', region: 'us-east-1', endpoint: null, isPathStyle: false }
  expect(readConfiguration(bucket).storage).toMatchObject(amazon)
  const own = { ...bucket, S3_ENDPOINT: 'https://s3.example/' }
  expect(readConfiguration(own).storage).toMatchObject({ endpoint: 'https://s3.example', isPathStyle: true })
})

test('the operator names the site and says where its pages are', () => {
  const { site } = readConfiguration({
    PRODUCT_NAME: 'Atelier',
    SOCIAL_LINKS: 'Discord=https://discord.example/a?b=c , X=https://x.example',
    PAGE_URLS: 'refund=https://law.example/refund',
  })
  expect(site).toMatchObject({
    product: 'Atelier',
    company: 'Atelier',
    socials: [
      { title: 'Discord', url: 'https://discord.example/a?b=c' },
      { title: 'X', url: 'https://x.example' },
    ],
    pageUrls: { refund: 'https://law.example/refund' },
  })
  for (const wrong of [
    { SOCIAL_LINKS: 'Discord' },
    { SOCIAL_LINKS: 'Discord=javascript:alert(1)' },
    { PAGE_URLS: 'imprint=https://law.example' },
    { SUPPORT_EMAIL: 'nobody' },
  ]) {
    expect(() => readConfiguration(wrong), JSON.stringify(wrong)).toThrow(ConfigurationError)
  }
})

test('a mail server needs a sender; without one e-mails become files', () => {
  const mail = { SMTP_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: 'Easel <easel@easel.example>' }
  expect(readConfiguration(mail).mail).toEqual({ smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM })
  expect(readConfiguration({ MAIL_FROM: 'easel@easel.example' }).mail.smtpUrl).toBeNull()
  expect(() => readConfiguration({ SMTP_URL: mail.SMTP_URL })).toThrow('MAIL_FROM is missing')
  expect(() => readConfiguration({ ...mail, MAIL_FROM: 'nobody' })).toThrow('MAIL_FROM is "nobody"')
  expect(() => readConfiguration({ SMTP_URL: 'https://u:hidden@mail.example' })).toThrow(/^(?!.*hidden)/)
})

const provider = { OIDC_CLIENT_ID: 'easel', OIDC_CLIENT_SECRET: 'secret' }
test.each([
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '::' }],
  [{ HOST: '192.168.1.5' }],
  [{ PUBLIC_URL: 'https://easel.example' }],
  [{ PUBLIC_URL: 'http://localhost.example' }],
  [{ TRUST_PROXY: 'yes' }],
  [{ OIDC_ISSUER: 'http://id.example', ...provider }],
  [{ OIDC_ISSUER: 'https://id.example' }],
  [{ OIDC_CLIENT_AUTH: 'client_secret_post', HOST: '0.0.0.0' }],
  [{ PORT: '65536' }],
  [{ PORT: '3e3' }],
  [{ SAMPLE_CONTENT: 'sometimes' }],
  [{ DATABASE_URL: 'easel.db' }],
  [{ ENHANCE_BASE_URL: 'https://chat.example/v1' }],
  [{ ENHANCE_BASE_URL: 'chat.example', ENHANCE_MODEL: 'a-model' }],
  [{ ENHANCE_BASE_URL: 'https://chat.example/v1?key=1', ENHANCE_MODEL: 'a-model' }],
  [{ ENHANCE_MODEL: 'a-model' }],
  [{ ENHANCE_API_KEY: 'a-key' }],
])('%j is refused', environment => {
  expect(() => readConfiguration(environment)).toThrow(ConfigurationError)
})

test('a mistake never repeats a secret', () => {
  expect.assertions(1)
  try {
    const ENHANCE_API_KEY = 'hunter2\nx'
    readConfiguration({ DATABASE_URL: 'mysql://me:hunter2@db', METRICS_TOKEN: 'hunter2', ENHANCE_API_KEY })
  } catch (error) {
    expect(String(error)).not.toContain('hunter2')
  }
})

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
}
const live = { ...stripe, STRIPE_SECRET_KEY: 'rk_live_abc', STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }
const safe = {
  DATABASE_URL: 'postgres://localhost/easel',
  PUBLIC_URL: 'https://easel.example',
  OIDC_ISSUER: 'https://id.example',
  ...provider,
}

test('test keys of the payment provider are taken anywhere, live ones where money is safe', () => {
  expect(readConfiguration({}).stripe).toBeNull()
  expect(readConfiguration(stripe).stripe?.secretKey).toBe('sk_test_abc')
  expect(readConfiguration({ ...live, ...safe }).stripe?.publishableKey).toBe('pk_live_abc')
})

test.each([
  [live, 'DATABASE_URL'],
  [live, 'https://'],
  [{ ...live, ...safe, DATABASE_URL: '' }, 'DATABASE_URL'],
  [{ ...live, ...safe, PUBLIC_URL: 'http://easel.example' }, 'https://'],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }, 'must both be live keys'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_abc' }, 'has to be a secret'],
])('payments with %o are refused for %s', (source, reason) => {
  expect(() => readConfiguration(source)).toThrow(reason)
})
