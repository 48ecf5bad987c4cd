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
import { classNames } from '#ui/components/class-names.ts'
import { linkStyle } from '#ui/components/link-style.ts'
import { Notice } from '#ui/components/notice.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useHydrated } from '#ui/layout/use-hydrated.ts'
import type { InterviewState } from '../contract.ts'
import type { InterviewClient } from './interview-client.ts'
import { keepUnbroken } from './keep-unbroken.ts'
import type { InterviewTexts } from './texts.ts'

type ConsentScreenProps = {
  state: InterviewState
  token: string
  client: InterviewClient
  texts: InterviewTexts
  endWith: (error: unknown) => boolean
  onStarted: (state: InterviewState) => void
  onUnknown: () => void
}

/** What one should know before the interview; going on is the consent. */
export function ConsentScreen(props: ConsentScreenProps) {
  const { state, texts } = props
  const { start, starting, notice } = useStart(props)
  const awake = useHydrated()
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto w-full max-w-2xl px-4 py-8 sm:px-6 sm:py-12">
        <ConsentHead state={state} texts={texts} />
        <ConsentPoints state={state} texts={texts} />
        <p className="mt-6 text-ink-soft">{texts.saved}</p>
        <PersonNote state={state} texts={texts} />
        <div className="mt-8 border-t border-line pt-6">
          <p className="mb-4 text-sm text-ink-soft">{texts.consent}</p>
          <div role="status">{notice && <Notice className="mb-4">{notice}</Notice>}</div>
          <Button
            size="lg"
            busy={starting}
            busyLabel={texts.starting}
            disabled={!awake}
            onClick={start}
            className="max-sm:w-full"
          >
            {texts.accept}
          </Button>
        </div>
      </div>
    </div>
  )
}

const prepareMs = 5000

function useStart({ state, token, client, texts, endWith, onStarted, onUnknown }: ConsentScreenProps) {
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
        setNotice(texts.preparing)
        timer.current = setTimeout(() => void start(), prepareMs)
        return
      }
      setStarting(false)
      if (code === 'NETWORK') setNotice(texts.offlineStart)
      else if (!endWith(error)) onUnknown()
    }
  }
  return { start: () => void start(), starting, notice }
}

type Shown = Pick<ConsentScreenProps, 'state' | 'texts'>

function ConsentHead({ state, texts }: Shown) {
  const facts: { Icon: LucideIcon; text: string }[] = [{ Icon: TimerOff, text: texts.noTimeLimit }]
  if (state.questionCount > 0)
    facts.unshift(
      { Icon: MessageCircle, text: texts.questions(state.questionCount) },
      { Icon: Clock3, text: texts.minutes(state.minutes) },
    )
  return (
    <>
      <p dir="auto" className="text-start font-medium text-accent-ink">
        {state.jobTitle}
      </p>
      <h1 dir="auto" className="mt-1 text-start text-3xl font-semibold break-words text-ink">
        {texts.hello(state.firstName)}
      </h1>
      <p className="mt-2 text-ink-soft">{texts.invited(state.companyName)}</p>
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

function ConsentPoints({ state, texts }: Shown) {
  const points = [
    { Icon: Sparkles, title: texts.aiTitle, text: texts.aiText(state.companyName) },
    {
      Icon: Database,
      title: texts.storedTitle,
      text: texts.storedText(state.companyName, state.retentionMonths),
    },
    { Icon: Keyboard, title: texts.countersTitle, text: texts.countersText },
    { Icon: Quote, title: texts.ownWordsTitle, text: texts.ownWordsText },
  ]
  return (
    <section aria-labelledby="consent-title" className="mt-8">
      <h2 id="consent-title" className="text-lg font-semibold text-ink">
        {texts.beforeYouStart}
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

function PersonNote({ state, texts }: Shown) {
  const { contactEmail } = useSiteConfig()
  const subject = encodeURIComponent(texts.personSubject(state.jobTitle, state.companyName))
  return (
    <div className="mt-6">
      <h2 className="font-semibold text-ink">{keepUnbroken(texts.personTitle)}</h2>
      <p className="mt-0.5 text-sm text-ink-soft">{texts.personText}</p>
      <a
        href={`mailto:${contactEmail}?subject=${subject}`}
        className={classNames(linkStyle, 'inline-flex min-h-11 items-center text-sm')}
      >
        {texts.personMail}
      </a>
    </div>
  )
}
