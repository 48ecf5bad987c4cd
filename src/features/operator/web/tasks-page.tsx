import { RotateCw } from 'lucide-react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { listFailedTasks, retryTask } from '../contract.ts'
import { auditKey, tasksKey } from './desk-keys.ts'
import { DeskList } from './desk-list.tsx'
import { DeskPage } from './desk-page.tsx'
import { moment } from './say-moment.ts'
import { wordsOfTask } from './task-words.ts'
import { taskTexts as texts } from './texts.ts'
import { useDeskAct } from './use-desk-act.ts'
import { eachOnce, useDeskList } from './use-desk-list.ts'

type FailedTask = AnswerOf<typeof listFailedTasks>['content'][number]

/** `/Operator/tasks`: work in the background that gave up, to be tried again. */
export function TasksPage() {
  const list = useDeskList({
    queryKey: tasksKey,
    fetchPage: (page, signal) => call(listFailedTasks, { query: { page }, signal }),
  })
  return (
    <DeskPage title={texts.title} description={texts.description}>
      <DeskList items={eachOnce(list.data?.pages)} list={list} itemKey={({ id }) => id} words={texts}>
        {(task) => <TaskCard task={task} />}
      </DeskList>
    </DeskPage>
  )
}

function TaskCard({ task }: { task: FailedTask }) {
  const { id, name, failedAt, reason, payload } = task
  const words = wordsOfTask(name)
  const { act, busy } = useDeskAct({
    send: (_given: undefined) => call(retryTask, { params: { taskId: id } }),
    done: () => texts.retried,
    failed: texts.retryFailed,
    changes: [tasksKey, auditKey],
  })
  return (
    <Card as="article" padding="sm" className="flex flex-wrap items-start gap-x-6 gap-y-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-sm font-semibold break-words text-ink">{words}</h2>
        <p className="mt-0.5 text-sm break-words text-ink-faint">
          <span className="font-mono text-xs">{name}</span>
          {' · '}
          <time dateTime={failedAt}>{texts.failedAt(moment(failedAt))}</time>
        </p>
        <p className="mt-2 text-sm text-ink-soft">
          {texts.reason}:{' '}
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
        busyLabel={texts.retrying}
        aria-label={texts.retryOf(words)}
        onClick={() => act(undefined)}
      >
        {texts.retry}
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
