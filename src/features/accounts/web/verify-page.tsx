import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { confirmEmail } from '../contract.ts'
import { AccountCard } from './account-card.tsx'
import { readFailure } from './read-failure.ts'
import { verifyTexts as texts } from './texts.ts'
import { useLaterPage } from './use-later-page.ts'

interface Failure {
  state: 'error'
  message: string
  more?: string
  already?: boolean
}

type Outcome = { state: 'idle' } | { state: 'loading' } | { state: 'success' } | Failure

/** `/verify?token=…`: uses up the link of the verification mail. */
export function VerifyPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  const outcome = useVerification(token)
  return (
    <AccountCard title={texts.title}>
      <div aria-live="polite">
        <OutcomeView outcome={outcome} />
      </div>
    </AccountCard>
  )
}

function useVerification(token: string | null): Outcome {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const asked = useRef<string | null>(null)
  const { goLater } = useLaterPage(3_000)
  useEffect(() => {
    if (!token) {
      setOutcome({ state: 'error', message: texts.missing })
      return
    }
    // Once per link: a second request would be told that it was used already.
    if (asked.current === token) return
    asked.current = token
    setOutcome({ state: 'loading' })
    call(confirmEmail, { params: { token } }).then(
      () => {
        setOutcome({ state: 'success' })
        goLater('/Login')
      },
      (error: unknown) => setOutcome(failureOf(error)),
    )
  }, [token, goLater])
  return outcome
}

function OutcomeView({ outcome }: { outcome: Outcome }) {
  if (outcome.state === 'idle' || outcome.state === 'loading')
    return (
      <div className="flex justify-center py-6">
        <Spinner size="md">{texts.working}</Spinner>
      </div>
    )
  if (outcome.state === 'success')
    return (
      <div className="grid gap-5">
        <Notice tone="success" title={texts.done}>
          {texts.doneMore}
        </Notice>
        <LinkButton to="/Login" size="lg" wide>
          {texts.logIn}
        </LinkButton>
      </div>
    )
  return (
    <div className="grid gap-5">
      <Notice tone={outcome.already ? 'info' : 'danger'} title={outcome.message}>
        {outcome.more}
      </Notice>
      <LinkButton to="/signin" size="lg" variant="secondary" wide>
        {texts.back}
      </LinkButton>
    </div>
  )
}

function failureOf(error: unknown): Outcome {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 404) return { state: 'error', message: texts.dead, more: texts.deadMore }
  if (status === 409)
    return { state: 'error', message: texts.already, more: texts.alreadyMore, already: true }
  return { state: 'error', message: readFailure(error, { nothing: texts.failed, noAnswer: texts.failed }) }
}
