import { RotateCw } from 'lucide-react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listFailedTasksEndpoint, retryTaskEndpoint } from '../contract/console.ts'
import { AdminList, useAdminList } from './admin-list.tsx'
import { AdminPage } from './admin-page.tsx'
import { tasksKey } from './query-keys.ts'
import { readableName } from './readable-name.ts'
import { taskTexts } from './texts.ts'
import { useAdminAction } from './use-admin-action.ts'

type FailedTask = AnswerOf<typeof listFailedTasksEndpoint>['content'][number]

/** `/Admin/tasks`: work in the background that gave up, to be tried again. */
export function TasksPage() {
  const t = useTexts(taskTexts)
  const list = useAdminList(tasksKey, (page, signal) =>
    call(listFailedTasksEndpoint, { query: { page }, signal }),
  )
  return (
    <AdminPage title={t('title')} description={t('description')}>
      <AdminList list={list} itemKey={({ id }) => id} words={t}>
        {(task) => <TaskCard task={task} />}
      </AdminList>
    </AdminPage>
  )
}

function TaskCard({ task }: { task: FailedTask }) {
  const t = useTexts(taskTexts)
  const { id, name, failedAt, reason, payload } = task
  const words = readableName(name)
  const { run, busy } = useAdminAction({
    send: () => call(retryTaskEndpoint, { params: { taskId: id } }),
    done: t('retried'),
    failed: t('retryFailed'),
    changes: tasksKey,
  })
  return (
    <Card as="article" padding="sm" className="flex flex-wrap items-start gap-x-6 gap-y-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-sm font-semibold break-words text-ink">{words}</h2>
        <p className="mt-0.5 text-sm break-words text-ink-faint">
          <span className="font-mono text-xs">{name}</span>
          {' · '}
          <time dateTime={failedAt}>{t('failedAt', { at: failedAt })}</time>
        </p>
        <p className="mt-2 text-sm text-ink-soft">
          {t('reason')}:{' '}
          <code className="rounded bg-sunken px-1.5 py-0.5 font-mono text-xs break-all text-ink">
            {reason}
          </code>
        </p>
        <Payload payload={payload} />
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<RotateCw aria-hidden />}
        busy={busy}
        busyLabel={t('retrying')}
        aria-label={t('retryOf', { name: words })}
        onClick={() => run()}
      >
        {t('retry')}
      </Button>
    </Card>
  )
}

/** Ids, to look for in the log. */
function Payload({ payload }: { payload: FailedTask['payload'] }) {
  const ids = Object.entries(payload)
  if (ids.length === 0) return null
  return (
    <dl className="mt-1 grid gap-0.5 text-xs text-ink-faint">
      {ids.map(([name, id]) => (
        <div key={name} className="flex min-w-0 flex-wrap gap-x-2">
          <dt>{name}</dt>
          <dd className="min-w-0 font-mono break-all select-all">{id}</dd>
        </div>
      ))}
    </dl>
  )
}
