import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigurationError, KEYS, readConfiguration } from './env.ts'

const document = readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8')

test('the documentation lists every key as the server reads it', () => {
  const rows = [...document.matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \| (.*) \|$/gm)]
  const documented = Object.fromEntries(rows.map(([, name, usual, text]) => [name, { usual, text }]))
  const read = Object.fromEntries(
    Object.entries(KEYS).map(([name, { usual, descr, rule }]) => [
      name,
      { usual, text: `${descr} Has to be ${rule}.` },
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
