import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** How often each route was answered with each status since the start. */
    answerCounts: ReadonlyMap<string, AnswerCount>
  }
}

export interface AnswerCount {
  method: string
  /** As it was declared: never what was asked for. Pages and files share one. */
  route: string
  status: number
  count: number
}

/** Counts from now on. There are as many counts as routes and statuses, whatever strangers send. */
export function countAnswers(app: FastifyInstance): void {
  const counts = new Map<string, AnswerCount>()
  app.decorate('answerCounts', counts)
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config?.endpoint
    const { method, path: route } = endpoint ?? { method: 'GET', path: 'pages' }
    const status = reply.statusCode
    const key = `${method} ${route} ${status}`
    counts.set(key, { method, route, status, count: (counts.get(key)?.count ?? 0) + 1 })
  })
}
