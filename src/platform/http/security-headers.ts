import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'

/** The strict policy: no inline script or style, nothing from other origins, Trusted Types. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'report-uri /csp-reports',
]

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
export function addSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const https = config.publicUrl.startsWith('https://')
  const headers = {
    ...headersBeforeRoutes,
    'content-security-policy': [
      ...contentSecurityPolicy,
      // Only an installation behind https may ask for it: a plain-http one would break its own pages.
      ...(https ? ['upgrade-insecure-requests'] : []),
    ].join(';'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-permitted-cross-domain-policies': 'none',
    ...(https && { 'strict-transport-security': 'max-age=31536000' }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
