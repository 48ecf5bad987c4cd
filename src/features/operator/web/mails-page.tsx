import { Send } from 'lucide-react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { listDeskMails, resendMail } from '../contract.ts'
import { auditKey, mailsKey } from './desk-keys.ts'
import { DeskList } from './desk-list.tsx'
import { DeskPage } from './desk-page.tsx'
import { wordsOfMail } from './mail-words.ts'
import { moment } from './say-moment.ts'
import { mailTexts as texts } from './texts.ts'
import { useDeskAct } from './use-desk-act.ts'
import { eachOnce, useDeskList } from './use-desk-list.ts'

type DeskMail = AnswerOf<typeof listDeskMails>['content'][number]

/** `/Operator/mails`: mails that could not be sent, and why. */
export function MailsPage() {
  const list = useDeskList({
    queryKey: mailsKey,
    fetchPage: (page, signal) => call(listDeskMails, { query: { page }, signal }),
  })
  return (
    <DeskPage title={texts.title} description={texts.description}>
      <DeskList items={eachOnce(list.data?.pages)} list={list} itemKey={({ id }) => id} words={texts}>
        {(mail) => <MailCard mail={mail} />}
      </DeskList>
    </DeskPage>
  )
}

function MailCard({ mail }: { mail: DeskMail }) {
  const { id, kind, companyName, attempts, lastError, createdAt } = mail
  const words = wordsOfMail(kind)
  const { act, busy } = useDeskAct({
    send: (_given: undefined) => call(resendMail, { params: { mailId: id } }),
    done: () => texts.resent,
    failed: texts.resendFailed,
    changes: [mailsKey, auditKey],
  })
  return (
    <Card as="article" padding="sm" className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-sm font-semibold break-words text-ink">{words}</h2>
        <p className="mt-0.5 text-sm break-words text-ink-faint">
          <bdi>{companyName ?? texts.nobody}</bdi>
          {' · '}
          <time dateTime={createdAt}>{texts.written(moment(createdAt))}</time>
        </p>
        <p className="mt-1 text-sm break-words text-ink-soft">
          {texts.attempts(attempts)}
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
        busyLabel={texts.resending}
        aria-label={texts.resendOf(words)}
        onClick={() => act(undefined)}
      >
        {texts.resend}
      </Button>
    </Card>
  )
}
