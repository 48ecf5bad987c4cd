import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { common } from '#platform/http/error-reply.ts'
import { send } from '#platform/http/open-http.ts'
import { outboxFolder } from '#platform/mail/outbox.ts'
import { outboxPages } from '#platform/mail/outbox-pages.ts'
import { isLocal } from './is-local.ts'

/** `/outbox`: the mails that development keeps on the disk in place of sending them, for the person at this machine. */
export function addOutbox(app: FastifyInstance, config: Pick<Config, 'dataDir' | 'publicUrl'>): void {
  const pages = outboxPages(outboxFolder(config), { stylesheet: '/outbox/style.css' })
  const hidden = { schema: { hide: true } as never }
  const html = 'text/html; charset=utf-8'
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isLocal(request, config)) return send(reply, common('NOT_FOUND'))
    })
    scope.get('/outbox', hidden, async (_request, reply) => reply.type(html).send(await pages.list()))
    scope.get('/outbox/style.css', hidden, async (_request, reply) => reply.type('text/css').send(style))
    scope.get('/outbox/messages.json', hidden, async (request) =>
      pages.messagesJson(request.query as { to?: string }),
    )
    scope.get('/outbox/:id', hidden, async (request, reply) => {
      const page = await pages.mail((request.params as { id: string }).id)
      return page === null ? send(reply, common('NOT_FOUND')) : reply.type(html).send(page)
    })
  })
}

const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { width: 100%; border-collapse: collapse } th, td { text-align: start; padding: .5rem .75rem; border-bottom: 1px solid #8884; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem } dd { margin: 0 } dt { opacity: .7 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; padding: 1rem; border: 1px solid #8884; border-radius: .5rem }
a { color: light-dark(#0f5e5a, #6cc9c2); overflow-wrap: anywhere }`
