import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGES, type PageKey } from '#contract/pages.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { addressesOfPages } from '#tests/support/page-addresses.ts'

let app: TestApp
let person: Person
let addresses: Record<PageKey, string>
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  person = await app.signInAs('Noor')
  const form = new FormData()
  form.set('data', JSON.stringify({ imageMode: 'txt2img', prompt: 'a kettle that sings' }))
  const { id } = (await person.call('/v1/image/create', form)).body.data
  addresses = await addressesOfPages(app, person, id)
})
afterAll(() => app.close())

const KEYS = Object.keys(PAGES) as PageKey[]

async function open(address: string, cookie = '') {
  const response = await fetch(app.url + address, { headers: { cookie } })
  const html = await response.text()
  const firstData = html.match(/<script type="application\/json" id="first-data">(.*?)<\/script>/)?.[1]
  return { status: response.status, html, firstData: JSON.parse(firstData ?? 'null') }
}

test.for(KEYS)('%s answers at its address, with a person and without', async key => {
  const { title, shows, firstData } = PAGES[key]
  for (const cookie of ['', person.cookie]) {
    const page = await open(addresses[key], cookie)
    expect(page.status).toBe(200)
    expect(page.firstData.user?.nickName).toBe(cookie ? 'Noor' : undefined)
    if (!shows || shows === 'mode') expect(page.html).toContain(`<title>${title} - `)
    else expect(page.html).not.toContain('<title>Not found')
    expect(Object.keys(page.firstData.page)).toEqual(firstData ? [firstData] : [])
    if (firstData) expect(page.firstData.page[firstData].data).toBeTruthy()
  }
})

test.for(KEYS.filter(key => PAGES[key].shows && PAGES[key].path.includes(':')))(
  '%s answers that there is nothing where there is nothing to show',
  async key => {
    const page = await open(PAGES[key].path.replace(/:\w+\??/, 'long_gone'))
    expect(page.status).toBe(404)
    expect(page.html).toContain('<title>Not found - ')
  },
)

test.for(KEYS)('crawlers are told of %s what the table says', async key => {
  const { index, path } = PAGES[key]
  const robots = (await open('/robots.txt')).html
  const isRefused = robots
    .split('\n')
    .some(line => line.startsWith('Disallow: ') && addresses[key].startsWith(line.slice('Disallow: '.length)))
  expect(isRefused, path).toBe(index === 'refused')
  const isListed = (await open('/sitemap.xml')).html.includes(`<loc>${app.url}${addresses[key]}</loc>`)
  expect(isListed, path).toBe(index === 'listed')
})
