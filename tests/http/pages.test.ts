import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await startApp({ hasPages: true })
  person = await app.signInAs('Noor')
})
afterAll(() => app.close())

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(app.url + path, { headers })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

const firstDataOf = (html: string) =>
  JSON.parse(html.match(/<script type="application\/json" id="first-data">(.*?)<\/script>/)?.[1] ?? 'null')

async function create(prompt: string, form: Record<string, unknown> = {}): Promise<string> {
  const data = new FormData()
  data.set('data', JSON.stringify({ imageMode: 'txt2img', prompt, ...form }))
  const { body } = await person.call('/v1/image/create', data)
  await expect
    .poll(async () => (await person.call('/v1/image/info', { imageId: body.data.id })).body.data.status)
    .toBe(3)
  return body.data.id
}

test('each page has a title of its own', async () => {
  for (const [path, title] of [
    ['/', 'Trending'],
    ['/gallery', 'Gallery'],
    ['/transactions', 'Transactions'],
    ['/upscale', 'Trending'],
    ['/about', 'About'],
    ['/templates', 'Template Search'],
    ['/help', 'Help &amp; FAQ'],
  ]) {
    const { status, html, headers } = await open(path!)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    expect(html).toMatch(new RegExp(`<title>[^<]*${title}[^<]* - Make the picture you meant.</title>`, 'i'))
    expect(html).toContain('<meta name="description"')
    expect(html).toContain('<div id="root">')
  }
})

test('a mode’s address opens Trending, and its link is shown by the name of the mode', async () => {
  expect((await open('/upscale')).html).toMatch(/<meta property="og:title" content="Upscale[^"]* - Make the/)
})

test('an address without a page says so to crawlers as well', async () => {
  expect((await open('/no/such/page')).status).toBe(404)
  expect((await open('/creation/cre_00000000000000000000000000')).status).toBe(404)
  expect((await open('/missing.png')).headers.get('content-type')).toContain('application/json')
})

test('a shared creation shows its picture, its prompt and who made it', async () => {
  const id = await create('a lighthouse on a cliff at dusk, waves below, drawn with care')
  const { status, html } = await open(`/creation/${id}`)
  expect(status).toBe(200)
  expect(html).toContain('<title>a lighthouse on a cliff at dusk, waves below, draw by')
  const image = html.match(/<meta property="og:image" content="([^"]+)"/)?.[1]
  expect(image).toMatch(new RegExp(`^${app.url}/pictures/`))
  const picture = await fetch(image!)
  expect(picture.headers.get('content-type')).toMatch(/^image\//)
  await picture.arrayBuffer()
  const jsonLd = JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)![1]!)
  expect(jsonLd).toMatchObject({
    '@type': 'SocialMediaPosting',
    author: { name: 'Noor' },
    image: [image],
  })
})

test('a shared template, person and plain page show a picture, too', async () => {
  const template = await open('/template/neon-street')
  expect(template.html).toContain('<title>Using Template - Neon Street - Make the picture you meant.</title>')
  expect(template.html).toContain(`content="${app.url}/templates/neon-street/1.png"`)
  expect(firstDataOf(template.html)).toMatchObject({
    page: { template: { of: 'neon-street', data: { name: 'Neon Street' } } },
  })
  const { id, nickName } = (await person.call('/v1/user/info')).body.data
  const profile = await open(`/user/${id}`)
  expect(profile.html).toContain(`<title>${nickName} - `)
  expect(profile.html).toContain(`Pictures by ${nickName}`)
  for (const path of ['/template/long-gone', '/user/usr_00000000000000000000000000', '/help/more']) {
    expect((await open(path)).status, path).toBe(404)
  }
  const image = (await open('/about')).html.match(/<meta property="og:image" content="([^"]+)"/)?.[1]
  const picture = await fetch(image!)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  await picture.arrayBuffer()
})

test('crawlers and home screens find what they ask for', async () => {
  const robots = await open('/robots.txt')
  expect(robots.html).toContain(`Sitemap: ${app.url}/sitemap.xml`)
  expect(robots.html).toContain('Disallow: /gallery')
  const sitemap = (await open('/sitemap.xml')).html
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
  expect(addresses).toEqual(
    expect.arrayContaining([`${app.url}/about`, `${app.url}/terms`, `${app.url}/template/neon-street`]),
  )
  const answers = await Promise.all(addresses.map(address => fetch(address, { method: 'HEAD' })))
  expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([])
  const manifest = JSON.parse((await open('/site.webmanifest')).html)
  expect(manifest).toMatchObject({ name: 'Easel', start_url: '/', display: 'standalone' })
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(app.url + src)
    expect(icon.headers.get('content-type')).toContain(type)
    await icon.arrayBuffer()
  }
})

test('what people write stays text, wherever it appears', async () => {
  const id = await create('</script><script>alert(1)</script>\u2028"quoted" $& $1')
  for (const path of [`/creation/${id}`, '/']) {
    const { html } = await open(path)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('\u2028')
  }
  const wall = firstDataOf((await open('/')).html)
  expect(wall.page.wall.data[0].prompt).toBe('</script><script>alert(1)</script>\u2028"quoted" $& $1')
})

test('the first page of the wall comes with the page', async () => {
  const { html, headers } = await open('/')
  const { body } = await app.call('/v1/image/publicList')
  const { status: _, ...availability } = (await app.call('/v1/catalogue/served')).body
  expect(availability.data).toContain('txt2img/fast')
  expect(firstDataOf(html)).toEqual({
    user: null,
    availability,
    modelHints: expect.any(Array),
    site: expect.objectContaining({ product: 'Easel', pages: expect.objectContaining({ terms: '/terms' }) }),
    page: { wall: { of: '', data: body.data } },
  })
  expect(headers.get('cache-control')).toBe('private, no-cache')
})

test('pages come compressed to those who can read that', async () => {
  const plain = await open('/', { 'accept-encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  for (const encoding of ['br', 'gzip']) {
    const { headers, html } = await open('/', { 'accept-encoding': encoding })
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(html).toBe(plain.html)
  }
})
