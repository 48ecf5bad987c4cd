import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { countRuns } from '#features/assessments/server/count-runs.ts'
import { common } from '#platform/http/error-reply.ts'
import { send } from '#platform/http/open-http.ts'
import { countMails } from '#platform/mail/count-mails.ts'
import type { Platform } from '#platform/platform.ts'
import { countTasks } from '#platform/tasks/count-tasks.ts'
import { hasToken, isLocal } from './is-local.ts'

type Sample = readonly [labels: Readonly<Record<string, string | number>>, value: number]

/** `/metrics`, in Prometheus' text format: with METRICS_TOKEN for whoever has it, else for this machine alone. */
export function addMetrics(app: FastifyInstance, { config, db }: Pick<Platform, 'config' | 'db'>): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  app.get('/metrics', { schema: { hide: true } as never }, async (request, reply) => {
    const token = config.METRICS_TOKEN
    const admitted = token ? hasToken(request, token) : !config.TRUST_PROXY && isLocal(request, config)
    if (!admitted) return send(reply, common('NOT_FOUND'))
    const body = [...requests(app), ...(await work(db)), ...processFigures(delay)].join('\n')
    delay.reset()
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${body}\n`)
  })
}

function requests(app: FastifyInstance): string[] {
  const samples = [...app.answerCounts.values()].map(({ count, ...labels }) => [labels, count] as const)
  return metric('mindhire_requests_total', 'counter', samples)
}

async function work(db: Platform['db']): Promise<string[]> {
  const [tasks, mails, runs] = await db.forSystem(async (tx) => [
    await countTasks(tx),
    await countMails(tx),
    await countRuns(tx),
  ])
  return [
    ...metric('mindhire_tasks', 'gauge', [
      [{ state: 'waiting' }, tasks?.waiting ?? 0],
      [{ state: 'failed' }, tasks?.failed ?? 0],
    ]),
    ...metric('mindhire_oldest_task_seconds', 'gauge', [[{}, tasks?.oldestSeconds ?? 0]]),
    ...metric(
      'mindhire_mails',
      'gauge',
      mails.map(({ status, count }) => [{ status }, count]),
    ),
    ...metric(
      'mindhire_assessments',
      'gauge',
      runs.map(({ state, count }) => [{ state }, count]),
    ),
  ]
}

function processFigures(delay: ReturnType<typeof monitorEventLoopDelay>): string[] {
  const { heapUsed, rss } = process.memoryUsage()
  const seconds = (percentile: number) => delay.percentile(percentile) / 1e9
  return [
    ...metric('process_heap_bytes', 'gauge', [[{}, heapUsed]]),
    ...metric('process_resident_memory_bytes', 'gauge', [[{}, rss]]),
    ...metric('nodejs_eventloop_lag_seconds', 'gauge', [
      [{ quantile: '0.5' }, seconds(50)],
      [{ quantile: '0.99' }, seconds(99)],
    ]),
  ]
}

function metric(name: string, type: 'counter' | 'gauge', samples: readonly Sample[]): string[] {
  return [
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => {
      const pairs = Object.entries(labels).map(([key, label]) => `${key}="${label}"`)
      return `${name}${pairs.length > 0 ? `{${pairs.join()}}` : ''} ${value}`
    }),
  ]
}
