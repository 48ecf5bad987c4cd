import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import {
  listFailedMailsEndpoint,
  listFailedTasksEndpoint,
  resendMailEndpoint,
  retryTaskEndpoint,
} from '../contract/console.ts'
import { AdminList, useAdminList } from './admin-list.tsx'
import { AdminPage } from './admin-page.tsx'
import { mailsKey, tasksKey } from './query-keys.ts'
import { failureTexts } from './texts.ts'
import { useAdminAction } from './use-admin-action.ts'

/** `/Admin/mails`: mails that could not be sent, and why. */
export function MailsPage() {
  const t = useTexts(failureTexts)
  const list = useAdminList(mailsKey, (page, signal) =>
    call(listFailedMailsEndpoint, { query: { page }, signal }),
  )
  return (
    <AdminPage title={t('mail.title')} description={t('mail.description')}>
      <AdminList list={list} itemKey={({ id }) => id} words={(key) => t(`mail.${key}`)}>
        {({ id, kind, companyName, attempts, lastError, createdAt }) => (
          <Failure
            what="mail"
            name={kind}
            at={createdAt}
            about={<bdi>{companyName ?? t('mail.nobody')}</bdi>}
            send={() => call(resendMailEndpoint, { params: { mailId: id } })}
          >
            {t('mail.attempts', { count: attempts })}
            {lastError !== null && (
              <>
                {' · '}
                <Code>{lastError}</Code>
              </>
            )}
          </Failure>
        )}
      </AdminList>
    </AdminPage>
  )
}

/** `/Admin/tasks`: work in the background that gave up, to be tried again. */
export function TasksPage() {
  const t = useTexts(failureTexts)
  const list = useAdminList(tasksKey, (page, signal) =>
    call(listFailedTasksEndpoint, { query: { page }, signal }),
  )
  return (
    <AdminPage title={t('task.title')} description={t('task.description')}>
      <AdminList list={list} itemKey={({ id }) => id} words={(key) => t(`task.${key}`)}>
        {({ id, name, failedAt, reason, payload }) => (
          <Failure
            what="task"
            name={name}
            at={failedAt}
            about={<span className="font-mono text-xs">{name}</span>}
            send={() => call(retryTaskEndpoint, { params: { taskId: id } })}
          >
            {t('task.reason')}: <Code>{reason}</Code>
            <Payload payload={payload} />
          </Failure>
        )}
      </AdminList>
    </AdminPage>
  )
}

type FailureProps = {
  what: 'mail' | 'task'
  name: string
  at: string
  about: ReactNode
  /** Tries it again. */
  send: () => Promise<unknown>
  children: ReactNode
}

function Failure({ what, name, at, about, send, children }: FailureProps) {
  const t = useTexts(failureTexts)
  const words = readableName(name)
  const { run, busy } = useAdminAction({
    send,
    done: t(`${what}.retried`),
    failed: t(`${what}.retryFailed`),
    changes: what === 'mail' ? mailsKey : tasksKey,
  })
  return (
    <Card as="article" padding="sm" className="flex flex-wrap items-start gap-x-6 gap-y-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-sm font-semibold break-words text-ink">{words}</h2>
        <p className="mt-0.5 text-sm break-words text-ink-faint">
          {about}
          {' · '}
          <time dateTime={at}>{t(`${what}.at`, { at })}</time>
        </p>
        <div className="mt-1 text-sm break-words text-ink-soft">{children}</div>
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<RotateCw aria-hidden />}
        busy={busy}
        busyLabel={t('retrying')}
        aria-label={t(`${what}.retryOf`, { name: words })}
        onClick={() => run()}
      >
        {t(`${what}.retry`)}
      </Button>
    </Card>
  )
}

const Code = ({ children }: { children: string }) => (
  <code className="rounded bg-sunken px-1.5 py-0.5 font-mono text-xs break-all text-ink">{children}</code>
)

type FailedTask = AnswerOf<typeof listFailedTasksEndpoint>['content'][number]

/** Ids, to look for in the log. */
const Payload = ({ payload }: Pick<FailedTask, 'payload'>) => (
  <dl className="mt-1 grid gap-0.5 text-xs text-ink-faint">
    {Object.entries(payload).map(([name, id]) => (
      <div key={name} className="flex min-w-0 flex-wrap gap-x-2">
        <dt>{name}</dt>
        <dd className="min-w-0 font-mono break-all select-all">{id}</dd>
      </div>
    ))}
  </dl>
)

/** The name of a mail or task, as `candidates.interview-link`, in words: `Candidates: interview link`. */
function readableName(name: string): string {
  const words = name.replaceAll('.', ': ').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
