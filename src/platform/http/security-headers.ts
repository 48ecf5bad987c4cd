import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'

/** The strict policy: no inline script or style, nothing from other origins, Trusted Types. */
export const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  frameSrc: ["'self'"],
  manifestSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  reportUri: ['/csp-reports'],
}

/** For answers that are given before any route, and so any hook, is reached. */
export const headersBeforeRoutes = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Sets every security header on every response, errors included. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
): Promise<void> {
  const headers = {
    ...(await headersOfHelmet(config.publicUrl.startsWith('https://'))),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** They are the same on every answer; helmet would write them anew for each. */
async function headersOfHelmet(https: boolean): Promise<Record<string, string>> {
  const asked = Fastify()
  await asked.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      // Only an installation behind https may ask for it: a plain-http one would break its own pages.
      directives: https ? { ...contentSecurityPolicy, upgradeInsecureRequests: [] } : contentSecurityPolicy,
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  let headers = {}
  asked.get('/', async (_request, reply) => {
    headers = reply.getHeaders()
    return ''
  })
  await asked.inject('/')
  await asked.close()
  return headers
}
