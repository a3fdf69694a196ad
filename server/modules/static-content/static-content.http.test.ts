import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfiguration } from '#server/config/configuration.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { createStaticContentService } from './static-content.service.ts'

const ELSEWHERE = 'https://law.example/terms'

let app: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-pages-'))
  await writeFile(join(folder, 'help.md'), '# Help at {product}\n\nWrite to [{email}](mailto:{email}).')
  const { site } = readConfiguration({
    PRODUCT_NAME: 'Atelier',
    SUPPORT_EMAIL: 'help@atelier.example',
    SOCIAL_LINKS: 'Discord=https://discord.example/atelier',
    PAGES_DIR: folder,
    PAGE_URLS: `terms=${ELSEWHERE}`,
  })
  app = await startApp({ hasPages: true, configuration: { site } })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (name: string) => app.call('/v1/pages/get', { name })

test('a page is the operator’s own, or else the product’s, with the operator’s words in it', async () => {
  const help = await get('help')
  expect(help.body.data).toEqual({
    name: 'help',
    title: 'Help at Atelier',
    blocks: [
      {
        kind: 'paragraph',
        line: [
          { kind: 'text', text: 'Write to ' },
          { kind: 'link', text: 'help@atelier.example', href: 'mailto:help@atelier.example' },
          { kind: 'text', text: '.' },
        ],
      },
    ],
  })
  const { body } = await get('privacy')
  expect(body.data.title).toBe('Privacy Policy')
  expect(JSON.stringify(body.data)).toContain('What Atelier knows of you')
  expect(JSON.stringify(body.data)).not.toMatch(/\{(product|company|email)\}/)
  expect((await get('team')).status).toBe(400)
})

test('a page that is kept elsewhere leads there, and the site says so', async () => {
  expect((await get('terms')).status).toBe(404)
  const answer = await fetch(`${app.url}/terms`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, ELSEWHERE])
  const html = await (await fetch(`${app.url}/about`)).text()
  const { site } = JSON.parse(html.match(/id="first-data">(.*?)<\/script>/)?.[1] ?? '')
  expect(site).toEqual({
    product: 'Atelier',
    company: 'Atelier',
    email: 'help@atelier.example',
    featureRequests: null,
    socials: [{ title: 'Discord', url: 'https://discord.example/atelier' }],
    pages: {
      help: '/help',
      terms: ELSEWHERE,
      privacy: '/privacy',
      refund: '/refund',
      attributions: '/attributions',
    },
  })
  expect(html).toContain('<meta property="og:site_name" content="Atelier" />')
})

test('a page that is not right stops the start and names its file', async () => {
  await writeFile(join(folder, 'refund.md'), 'No title')
  const { site } = readConfiguration({ PAGES_DIR: folder })
  await expect(createStaticContentService(site)).rejects.toThrow(
    /refund\.md has a mistake: it has to begin with/,
  )
})
