import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

export type SecurityOptions = {
  publicUrl: string
  /** Origins beside our own that a form may lead to: the identity provider's, at the end of a sign-out. */
  formTargets: string[]
  /** Whether the payment provider's form may be embedded in our pages. */
  hasPayments: boolean
  /** Whether Vite exchanges modules in the open page, which takes inline scripts and a socket. */
  isDevelopment: boolean
}

const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']
const CHECKOUT = 'https://checkout.stripe.com'

/** What Stripe's embedded checkout loads. */
const PAYMENTS = {
  scripts: [...SCRIPTS, CHECKOUT],
  frames: [...SCRIPTS, CHECKOUT, 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com', CHECKOUT],
  images: ['https://*.stripe.com'],
}
const NO_PAYMENTS: typeof PAYMENTS = { scripts: [], frames: [], calls: [], images: [] }

/** What browsers offer and no page here asks for; paying is for the payment provider's form. */
function permissionsPolicy({ hasPayments }: SecurityOptions): string {
  const payers = hasPayments ? ['self', ...PAYMENTS.frames.map(origin => `"${origin}"`)] : []
  const refused = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'usb']
  return [...refused.map(feature => `${feature}=()`), `payment=(${payers.join(' ')})`].join(', ')
}

/** Headers that take away from a page what it does not need, should somebody slip something into it. */
export async function sendSecurityHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const isSecure = options.publicUrl.startsWith('https:')
  const inline = options.isDevelopment ? ["'unsafe-inline'"] : []
  const sockets = options.isDevelopment ? ['ws:'] : []
  const payments = options.hasPayments ? PAYMENTS : NO_PAYMENTS
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inline, ...payments.scripts],
        styleSrc: ["'self'", ...inline],
        imgSrc: ["'self'", 'data:', 'blob:', ...payments.images],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...sockets, ...payments.calls],
        ...(options.hasPayments && { frameSrc: payments.frames }),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...options.formTargets],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  const permissions = permissionsPolicy(options)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions)
  })
  keepFromCaches(app)
}

/** Most JSON answers are somebody's own, and all of it changes. */
export function keepFromCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    if (isJson && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
