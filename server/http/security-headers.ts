import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

export type SecurityOptions = {
  publicUrl: string
  /** Origins beside our own that a form may lead to: the identity provider's, at the end of a sign-out. */
  formTargets: string[]
  /** Whether Vite exchanges modules in the open page, which takes inline scripts and a socket. */
  isDevelopment: boolean
}

/** Headers that take away from a page what it does not need, should somebody slip something into it. */
export async function sendSecurityHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const isSecure = options.publicUrl.startsWith('https:')
  const inline = options.isDevelopment ? ["'unsafe-inline'"] : []
  const sockets = options.isDevelopment ? ['ws:'] : []
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inline],
        styleSrc: ["'self'", ...inline],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...sockets],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...options.formTargets],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
}
