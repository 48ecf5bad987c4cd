import {
  Clock3,
  Database,
  Keyboard,
  type LucideIcon,
  MessageCircle,
  Save,
  Sparkles,
  TimerOff,
  UserRound,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
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

/** What consent covers, the rest one press away, and the button. Starting is the consent. */
export function ConsentScreen(props: ConsentScreenProps) {
  const { state } = props
  const t = useTexts(interviewTexts)
  const { start, starting, notice } = useStart(props)
  const hydrated = useHydrated()
  const { companyName, retentionMonths: months } = state
  const consented = [
    { Icon: Sparkles, title: t('aiTitle'), text: t('aiText', { companyName }), open: true },
    { Icon: Database, title: t('storedTitle'), text: t('storedText', { companyName, months }), open: true },
    { Icon: Keyboard, title: t('countersTitle'), text: t('countersText'), open: true },
  ]
  return (
    <div className="relative min-h-0 flex-1 scroll-pb-56 overflow-y-auto">
      <div className="mx-auto w-full max-w-2xl px-4 py-4 sm:px-6 sm:py-12">
        <ConsentHead state={state} />
        <Points points={consented} />
        <ConsentDetails {...props} />
        <div className={agreementStyle}>
          <p className="text-sm text-ink-soft">
            {t('consent')} <PrivacyLink />
          </p>
          <div role="status">{notice && <Notice className="mt-3">{notice}</Notice>}</div>
          <Button
            size="lg"
            busy={starting}
            busyLabel={t('starting')}
            disabled={!hydrated}
            onClick={start}
            className="mt-3 max-sm:w-full"
          >
            {t('accept')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** In view unless that leaves too little to read in; what is still to read fades above it. */
const agreementStyle =
  'mt-3 bg-paper py-3 border-t border-transparent fade-above [@media(height>=36rem)]:sticky bottom-0'

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
      <p className="text-start font-medium text-accent-ink">
        <bdi>{state.jobTitle}</bdi>
      </p>
      <h1 dir="auto" className="mt-1 text-start text-2xl font-semibold sm:text-3xl break-words text-ink">
        {t('hello', { firstName: state.firstName })}
      </h1>
      <p className="mt-2 text-ink-soft">{t('invited', { companyName: state.companyName })}</p>
      <ul className="mt-4 mb-5 flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
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

function ConsentDetails({ state, token, client }: ConsentScreenProps) {
  const t = useTexts(interviewTexts)
  const { companyName, askedForPerson } = state
  const points = [
    { Icon: MessageCircle, title: t('ownWordsTitle'), text: t('ownWordsText') },
    { Icon: Save, title: t('savedTitle'), text: t('saved') },
    {
      Icon: UserRound,
      title: t('personTitle'),
      text: t('personText', { companyName }),
      open: askedForPerson,
      more: <AskForPerson token={token} client={client} asked={askedForPerson} />,
    },
  ]
  return (
    <section aria-labelledby="consent-title" className="mt-8">
      <h2 id="consent-title" className="font-semibold text-ink">
        {t('beforeYouStart')}
      </h2>
      <Points points={points} />
    </section>
  )
}

type Point = { Icon: LucideIcon; title: string; text: string; open?: boolean; more?: ReactNode }

const Points = ({ points }: { points: readonly Point[] }) => (
  <ul className="mt-3 flex flex-col gap-2">
    {points.map(({ Icon, title, text, open, more }) => (
      <li key={title}>
        <Disclosure title={<PointTitle Icon={Icon}>{title}</PointTitle>} open={open}>
          <p>{text}</p>
          {more && <div className="mt-3">{more}</div>}
        </Disclosure>
      </li>
    ))}
  </ul>
)

const PointTitle = ({ Icon, children }: { Icon: LucideIcon; children: string }) => (
  <span className="flex min-w-0 items-center gap-3">
    <Icon aria-hidden className="size-4.5 shrink-0 text-accent-ink [@media(max-width:15rem)]:hidden" />
    <span className="min-w-0 wrap-anywhere">{keepSpacesTogether(children)}</span>
  </span>
)
