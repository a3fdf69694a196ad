import type { FastifyInstance } from 'fastify'
import { PAGES, type PageSubject } from '#contract/pages.ts'
import { escapeHtml } from '#server/lib/html.ts'
import type { PageSource } from './page-head.ts'
import type { SiteOptions } from './spa.ts'

/** A day; they change with the product alone. */
const CACHE = 'public, max-age=86400'

/** What is asked for by name at every site: robots.txt, sitemap.xml and the manifest of the application. */
export function servePublicFiles(app: FastifyInstance, { pages, publicUrl }: SiteOptions): void {
  const { site } = pages
  const absolute = (path: string) => new URL(path, publicUrl).href

  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
    const rules = ['/v1/', ...refusedPaths()].map(path => `Disallow: ${path}`)
    reply.header('cache-control', CACHE).type('text/plain; charset=utf-8')
    return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${absolute('/sitemap.xml')}\n`
  })

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const entries = listedPaths(pages).map(path => `  <url><loc>${escapeHtml(absolute(path))}</loc></url>`)
    reply.header('cache-control', CACHE).type('application/xml; charset=utf-8')
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries,
      '</urlset>',
      '',
    ].join('\n')
  })

  app.get('/site.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', CACHE).type('application/manifest+json; charset=utf-8')
    return JSON.stringify({
      name: site.product,
      short_name: site.product,
      description: 'Make the picture you meant.',
      id: '/',
      start_url: '/',
      display: 'standalone',
      background_color: '#0f0f10',
      theme_color: '#0f0f10',
      icons: [
        { src: '/easel.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: 'Gallery', url: '/gallery' },
        { name: 'Templates', url: '/templates' },
      ],
    })
  })
}

/** What pages have in their addresses that crawlers stay away from, up to what differs from one to the next. */
const refusedPaths = (): string[] =>
  Object.values(PAGES)
    .filter(({ index }) => index === 'refused')
    .map(({ path }) => path.replace(/:.*/, ''))

/** The addresses of the pages in the sitemap, and of every one that such a page shows. */
function listedPaths({ site, templateIds }: PageSource): string[] {
  const ofShown: Record<PageSubject, (path: string) => string[]> = {
    // Their pages differ in the help alone that lies over them.
    mode: () => ['/'],
    template: path => templateIds().map(id => path.replace(':id', id)),
    text: path => Object.values(site.pages).filter(address => address === path),
    // Not all of them at once, but those that others link to.
    creation: () => [],
    person: () => [],
  }
  return Object.values(PAGES)
    .filter(({ index }) => index === 'listed')
    .flatMap(({ path, shows }) => (shows ? ofShown[shows](path) : [path]))
}
