import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#server/html.ts'
import type { SiteOptions } from './site.ts'

/** Pages that show nothing to somebody who is not signed in, and what is no page at all. */
const NOT_FOR_CRAWLERS = [
  '/v1/',
  '/gallery',
  '/notifications',
  '/order/',
  '/settings',
  '/subscription',
  '/transactions',
]

const PUBLIC_PATHS = ['/', '/about', '/templates']

/** A day; they change with the product alone. */
const CACHE = 'public, max-age=86400'

/** What is asked for by name at every site: robots.txt, sitemap.xml and the manifest of the application. */
export function servePublicFiles(app: FastifyInstance, { pages, publicUrl }: SiteOptions): void {
  const { site } = pages
  const absolute = (path: string) => new URL(path, publicUrl).href

  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
    const rules = NOT_FOR_CRAWLERS.map(path => `Disallow: ${path}`)
    reply.header('cache-control', CACHE).type('text/plain; charset=utf-8')
    return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${absolute('/sitemap.xml')}\n`
  })

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const paths = [
      ...PUBLIC_PATHS,
      ...Object.values(site.pages).filter(address => address.startsWith('/')),
      ...pages.templateIds().map(id => `/template/${id}`),
    ]
    const entries = paths.map(path => `  <url><loc>${escapeHtml(absolute(path))}</loc></url>`)
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
