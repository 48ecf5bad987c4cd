import {
  Clock3,
  Database,
  Keyboard,
  type LucideIcon,
  MessageCircle,
  Quote,
  Sparkles,
  TimerOff,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useHydrated } from '#ui/layout/use-hydrated.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { InterviewState } from '../contract/interviews.ts'
import { AskForPerson } from './ask-for-person.tsx'
import type { InterviewClient } from './interview-client.ts'
import { keepSpacesTogether } from './keep-spaces-together.ts'
import { PrivacyLink } from './privacy-link.tsx'
import { interviewTexts } from './texts.ts'

type ConsentScreenProps = {
  state: InterviewState
  token: string
  client: InterviewClient
  onStarted: (state: InterviewState) => void
  onFailed: (error: unknown) => void
}

/** What candidates must know before the interview; starting it is the consent. */
export function ConsentScreen(props: ConsentScreenProps) {
  const { state } = props
  const t = useTexts(interviewTexts)
  const { start, starting, notice } = useStart(props)
  const hydrated = useHydrated()
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto w-full max-w-2xl px-4 py-8 sm:px-6 sm:py-12">
        <ConsentHead state={state} />
        <ConsentPoints state={state} />
        <p className="mt-6 text-ink-soft">{t('saved')}</p>
        <PersonNote {...props} />
        <div className="mt-8 border-t border-line pt-6">
          <p className="mb-4 text-sm text-ink-soft">
            {t('consent')} <PrivacyLink />
          </p>
          <div role="status">{notice && <Notice className="mb-4">{notice}</Notice>}</div>
          <Button
            size="lg"
            busy={starting}
            busyLabel={t('starting')}
            disabled={!hydrated}
            onClick={start}
            className="max-sm:w-full"
          >
            {t('accept')}
          </Button>
        </div>
      </div>
    </div>
  )
}

const prepareMs = 5000

function useStart({ state, token, client, onStarted, onFailed }: ConsentScreenProps) {
  const t = useTexts(interviewTexts)
  const [starting, setStarting] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const start = async () => {
    setStarting(true)
    try {
      onStarted(await client.start(token, state.consentVersion))
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'INTERVIEW_NOT_READY') {
        setNotice(t('preparing'))
        timer.current = setTimeout(() => void start(), prepareMs)
        return
      }
      setStarting(false)
      if (code === 'NETWORK') setNotice(t('offlineStart'))
      else onFailed(error)
    }
  }
  return { start: () => void start(), starting, notice }
}

type StateProps = Pick<ConsentScreenProps, 'state'>

function ConsentHead({ state }: StateProps) {
  const t = useTexts(interviewTexts)
  const facts: { Icon: LucideIcon; text: string }[] = [{ Icon: TimerOff, text: t('noTimeLimit') }]
  if (state.questionCount > 0)
    facts.unshift(
      { Icon: MessageCircle, text: t('questions', { count: state.questionCount }) },
      { Icon: Clock3, text: t('minutes', { minutes: state.minutes }) },
    )
  return (
    <>
      <p dir="auto" className="text-start font-medium text-accent-ink">
        {state.jobTitle}
      </p>
      <h1 dir="auto" className="mt-1 text-start text-3xl font-semibold break-words text-ink">
        {t('hello', { firstName: state.firstName })}
      </h1>
      <p className="mt-2 text-ink-soft">{t('invited', { companyName: state.companyName })}</p>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft">
        {facts.map(({ Icon, text }) => (
          <li key={text} className="flex items-center gap-2">
            <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

function ConsentPoints({ state }: StateProps) {
  const t = useTexts(interviewTexts)
  const points = [
    { Icon: Sparkles, title: t('aiTitle'), text: t('aiText', { companyName: state.companyName }) },
    {
      Icon: Database,
      title: t('storedTitle'),
      text: t('storedText', { companyName: state.companyName, months: state.retentionMonths }),
    },
    { Icon: Keyboard, title: t('countersTitle'), text: t('countersText') },
    { Icon: Quote, title: t('ownWordsTitle'), text: t('ownWordsText') },
  ]
  return (
    <section aria-labelledby="consent-title" className="mt-8">
      <h2 id="consent-title" className="text-lg font-semibold text-ink">
        {t('beforeYouStart')}
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-xl border border-line bg-surface px-4 shadow-xs sm:px-5">
        {points.map(({ Icon, title, text }) => (
          <li key={title} className="flex items-start gap-4 py-4">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
              <Icon aria-hidden className="size-4.5" />
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold text-ink">{title}</h3>
              <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PersonNote({ state, token, client }: Pick<ConsentScreenProps, 'state' | 'token' | 'client'>) {
  const t = useTexts(interviewTexts)
  return (
    <div className="mt-6">
      <h2 className="font-semibold text-ink">{keepSpacesTogether(t('personTitle'))}</h2>
      <p className="mt-0.5 mb-3 text-sm text-ink-soft">
        {t('personText', { companyName: state.companyName })}
      </p>
      <AskForPerson token={token} client={client} asked={state.askedForPerson} />
    </div>
  )
}
