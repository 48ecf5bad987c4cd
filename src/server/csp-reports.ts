import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { countedAddress } from '#platform/http/counted-address.ts'
import type { Platform } from '#platform/platform.ts'

const maxBytes = 8 * 1024
const directive = z.string().check(z.regex(/^[a-z-]{1,40}/))
const report = z.object({
  'csp-report': z.object({ 'violated-directive': directive, 'blocked-uri': z.optional(z.string()) }),
})

/** What browsers report of a broken content policy: the directive and what kind of thing was blocked, and nothing of whom. */
export function addCspReports(app: FastifyInstance, { limits, log }: Pick<Platform, 'limits' | 'log'>): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: maxBytes },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(
      '/csp-reports',
      { schema: { hide: true } as never, bodyLimit: maxBytes },
      async (request, reply) => {
        await limits.take([{ key: `csp-reports ${countedAddress(request.ip)}`, max: 20, minutes: 60 }])
        const { data } = report.safeParse(request.body)
        if (data) {
          const { 'violated-directive': violated, 'blocked-uri': blocked = '' } = data['csp-report']
          log.warn(
            { directive: /^[a-z-]{1,40}/.exec(violated)?.[0], blocked: kindOf(blocked) },
            'the content policy was violated',
          )
        }
        return reply.code(204).send()
      },
    )
  })
}

/** Addresses can hold tokens: only their kind is kept. */
function kindOf(blocked: string): string {
  if (['inline', 'eval', 'data', 'blob', 'self'].includes(blocked)) return blocked
  return /^https?:/.test(blocked) ? 'address' : 'other'
}
