import { Send } from 'lucide-react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listFailedMailsEndpoint, resendMailEndpoint } from '../contract/console.ts'
import { AdminList, useAdminList } from './admin-list.tsx'
import { AdminPage } from './admin-page.tsx'
import { mailsKey } from './query-keys.ts'
import { readableName } from './readable-name.ts'
import { mailTexts } from './texts.ts'
import { useAdminAction } from './use-admin-action.ts'

type FailedMail = AnswerOf<typeof listFailedMailsEndpoint>['content'][number]

/** `/Admin/mails`: mails that could not be sent, and why. */
export function MailsPage() {
  const t = useTexts(mailTexts)
  const list = useAdminList(mailsKey, (page, signal) =>
    call(listFailedMailsEndpoint, { query: { page }, signal }),
  )
  return (
    <AdminPage title={t('title')} description={t('description')}>
      <AdminList list={list} itemKey={({ id }) => id} words={t}>
        {(mail) => <MailCard mail={mail} />}
      </AdminList>
    </AdminPage>
  )
}

function MailCard({ mail }: { mail: FailedMail }) {
  const t = useTexts(mailTexts)
  const { id, kind, companyName, attempts, lastError, createdAt } = mail
  const words = readableName(kind)
  const { run, busy } = useAdminAction({
    send: () => call(resendMailEndpoint, { params: { mailId: id } }),
    done: t('resent'),
    failed: t('resendFailed'),
    changes: mailsKey,
  })
  return (
    <Card as="article" padding="sm" className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-sm font-semibold break-words text-ink">{words}</h2>
        <p className="mt-0.5 text-sm break-words text-ink-faint">
          <bdi>{companyName ?? t('nobody')}</bdi>
          {' · '}
          <time dateTime={createdAt}>{t('written', { at: createdAt })}</time>
        </p>
        <p className="mt-1 text-sm break-words text-ink-soft">
          {t('attempts', { count: attempts })}
          {lastError !== null && (
            <>
              {' · '}
              <code className="rounded bg-sunken px-1.5 py-0.5 font-mono text-xs text-ink">{lastError}</code>
            </>
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<Send aria-hidden />}
        busy={busy}
        busyLabel={t('resending')}
        aria-label={t('resendOf', { kind: words })}
        onClick={() => run()}
      >
        {t('resend')}
      </Button>
    </Card>
  )
}
