import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { FirstData } from '#contract/first-data.ts'
import { AppError } from '#server/lib/errors.ts'
import { escapeJson } from '#server/lib/html.ts'
import { compressed } from './compression.ts'
import { type PageSource, pageAt } from './page-head.ts'

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))
const WEB = fileURLToPath(new URL('../../web/', import.meta.url))
const CONFIGURATION = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))

/** Paths that this server answers itself; everything else is a page or a file of the web application. */
const OWN_PATH = /^\/(v1|oidc|pictures|uploads|avatars|healthz|readyz|metrics)([/?]|$)/

export type SiteOptions = { pages: PageSource; publicUrl: string; isDevelopment: boolean }

/** Gives the page's HTML before anything is filled in. */
export type Template = (address: string) => Promise<string>

/**
 * The web application's files: the built ones in `dist/` or, in development and before anything was
 * built, what Vite makes of their sources. Returns where the pages' HTML comes from.
 */
export function serveFiles(app: FastifyInstance, { isDevelopment }: SiteOptions): Promise<Template> {
  const isBuilt = existsSync(join(DIST, 'index.html'))
  return isDevelopment || !isBuilt ? serveSources(app) : serveBuilt(app)
}

/** The HTML at every address of a page, with that page's head and first data filled in. */
export function servePages(
  app: FastifyInstance,
  template: Template,
  options: SiteOptions,
  limit: preHandlerAsyncHookHandler,
): void {
  app.setNotFoundHandler({ preHandler: limit }, async (request, reply) => {
    const path = pathOf(request)
    const isPage = !OWN_PATH.test(path) && !/\.\w+$/.test(path) && !path.startsWith('/assets/')
    if (isPage && (request.method === 'GET' || request.method === 'HEAD')) {
      return sendPage(request, reply, path, template, options)
    }
    return refuseUnknown(app, request, reply)
  })
}

/** Answers for addresses that are neither a call nor a page. */
export function refuseUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): never {
  const path = pathOf(request)
  const allowed = ['GET', 'POST'].filter(method => app.hasRoute({ method, url: path }))
  if (allowed.length === 0) throw new AppError('not_found')
  reply.header('allow', allowed.join(', '))
  throw new AppError('method_not_allowed')
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  template: Template,
  { pages, publicUrl }: SiteOptions,
): Promise<FastifyReply> {
  const [html, page, user] = await Promise.all([
    template(request.url),
    pageAt(path, request.viewer, pages, publicUrl),
    pages.user(request.viewer),
  ])
  const data: FirstData = {
    user,
    availability: pages.availability(),
    modelHints: pages.modelHints(),
    site: pages.site,
    page: page.firstData,
  }
  const firstData = `<script type="application/json" id="first-data">${escapeJson(data)}</script>`
  // Functions, because a text would have its dollar signs read as references.
  const filled = html.replace('<!--head-->', () => page.head).replace('<!--first-data-->', () => firstData)
  reply.code(page.status).type('text/html; charset=utf-8')
  // What is filled in depends on who asks.
  reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding, cookie')
  return reply.send(await compressed(filled, request, reply))
}

/** The path without a trailing slash, decoded once; undecodable ones match nothing. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split(/[?#]/, 1)[0]!.replace(/(?<=.)\/+$/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return '/undecodable/path/'
  }
}

async function serveBuilt(app: FastifyInstance): Promise<Template> {
  // In a context of its own, made before sessions are read: files are the same for everybody.
  await app.register(async files => serveFolder(files))
  const html = await readFile(join(DIST, 'index.html'), 'utf8')
  return async () => html
}

async function serveFolder(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: DIST,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', 'assets.json', '**/*.br', '**/*.gz', '**/*.map'],
    setHeaders(reply, path) {
      // Names of built files carry a hash of their contents: the file of a name never changes.
      const isHashed = path.startsWith(join(DIST, 'assets'))
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, no-cache')
    },
  })
}

async function serveSources(app: FastifyInstance): Promise<Template> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: CONFIGURATION,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onClose', () => vite.close())
  // Before routing, so that modules named like pages are found; what Vite does not know goes on.
  app.addHook('onRequest', async (request, reply) => {
    if (OWN_PATH.test(request.url) || request.method !== 'GET') return
    const isServed = await new Promise<boolean>((resolve, reject) => {
      reply.raw.once('close', () => resolve(true))
      vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve(false)))
    })
    if (isServed) reply.hijack()
  })
  return async address => vite.transformIndexHtml(address, await readFile(join(WEB, 'index.html'), 'utf8'))
}
