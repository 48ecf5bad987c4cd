import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { confirmEmail, confirmNewEmail } from '../contract.ts'
import { AccountCard } from './account-card.tsx'
import { readFailure, sayFailure } from './read-failure.ts'
import { verifyTexts as texts } from './texts.ts'
import { useLaterPage } from './use-later-page.ts'
import { useSession } from './use-session.ts'

interface Failure {
  state: 'error'
  message: string
  more?: string
  already?: boolean
  /** No word on the link itself: asking again may help. */
  again?: boolean
}

type Outcome = { state: 'idle' } | { state: 'loading' } | { state: 'success' } | Failure

/** The link that was opened: of the mail that greets (`token`), or of one to a new address (`change`). */
interface MailedLink {
  token: string | null
  isChange: boolean
}

/** `/verify?token=…` and `/verify?change=…`: uses up the link by which an address is proven. */
export function VerifyPage() {
  const [query] = useSearchParams()
  const isChange = query.has('change')
  const link = { token: query.get(isChange ? 'change' : 'token'), isChange }
  const fromSettings = useSession().authenticated && isChange
  const next = fromSettings ? texts.settings : texts.login
  const { outcome, retry } = useVerification(link, next.path)
  return (
    <AccountCard title={texts.title}>
      <div aria-live="polite">
        <OutcomeView
          outcome={outcome}
          done={isChange ? texts.changed : texts.verified}
          next={next}
          back={fromSettings ? texts.settings : texts.back}
          retry={retry}
        />
      </div>
    </AccountCard>
  )
}

function useVerification({ token, isChange }: MailedLink, nextPath: string) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const asked = useRef<string | null>(null)
  const { goLater } = useLaterPage(3_000)
  const ask = useCallback(
    async (token: string) => {
      setOutcome({ state: 'loading' })
      try {
        await call(isChange ? confirmNewEmail : confirmEmail, { params: { token } })
        setOutcome({ state: 'success' })
        goLater(nextPath)
      } catch (error) {
        setOutcome(failureOf(error, isChange))
      }
    },
    [isChange, nextPath, goLater],
  )
  useEffect(() => {
    if (!token) {
      setOutcome({ state: 'error', message: texts.missing })
      return
    }
    // Once per link: a second request would be told that it was used already.
    if (asked.current === token) return
    asked.current = token
    void ask(token)
  }, [token, ask])
  return { outcome, retry: () => token && void ask(token) }
}

interface OutcomeViewProps {
  outcome: Outcome
  done: { title: string; more: string }
  next: { path: string; name: string }
  back: { path: string; name: string }
  retry: () => void
}

function OutcomeView({ outcome, done, next, back, retry }: OutcomeViewProps) {
  if (outcome.state === 'idle' || outcome.state === 'loading')
    return (
      <div className="flex justify-center py-6">
        <Spinner size="md">{texts.working}</Spinner>
      </div>
    )
  if (outcome.state === 'success')
    return (
      <div className="grid gap-5">
        <Notice tone="success" title={done.title}>
          {done.more}
        </Notice>
        <LinkButton to={next.path} size="lg" wide>
          {next.name}
        </LinkButton>
      </div>
    )
  return (
    <div className="grid gap-5">
      <Notice tone={outcome.already ? 'info' : 'danger'} title={outcome.message}>
        {outcome.more}
      </Notice>
      {outcome.again && (
        <Button size="lg" wide onClick={retry}>
          {texts.again}
        </Button>
      )}
      <LinkButton to={back.path} size="lg" variant="secondary" wide>
        {back.name}
      </LinkButton>
    </div>
  )
}

function failureOf(error: unknown, isChange: boolean): Failure {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 404)
    return { state: 'error', message: texts.dead, more: isChange ? texts.deadChange : texts.deadMore }
  if (status === 409)
    return { state: 'error', message: texts.already, more: texts.alreadyMore, already: true }
  const message = readFailure(error, { nothing: texts.failed, noAnswer: texts.failed })
  return { state: 'error', message, more: status === 0 ? sayFailure(error, '') : '', again: true }
}
