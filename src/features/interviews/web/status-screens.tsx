import {
  CalendarX2,
  CircleCheck,
  CirclePause,
  DoorClosed,
  Hourglass,
  type LucideIcon,
  TriangleAlert,
  UsersRound,
} from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import type { RefusedPage } from '#contract/pages.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { InterviewState } from '../contract/interviews.ts'
import { AskForPerson, type AskForPersonProps } from './ask-for-person.tsx'
import { keepSpacesTogether } from './keep-spaces-together.ts'
import { interviewTexts } from './texts.ts'

export type Problem = {
  kind: 'expired' | 'full' | 'closed' | 'paused' | 'busy' | 'unknown'
  /** The page of the company's other jobs. */
  companyPage?: string | undefined
  /** Where one can wait for a place. */
  applyPage?: string | undefined
  /** What the server said of an unknown error. */
  message?: string
}

const kinds = new Map<string, Problem['kind'] | 'completed'>([
  ['EXPIRED_LINK', 'expired'],
  ['JOB_FULL', 'full'],
  ['JOB_CLOSED', 'closed'],
  ['JOB_PAUSED', 'paused'],
  ['ALREADY_COMPLETED', 'completed'],
  ['TOO_MANY_REQUESTS', 'busy'],
  ['UNAVAILABLE', 'busy'],
])

/** The screen that an error calls for. The page says what it has words for, in the interview's language. */
export function problemOf(error: unknown): Problem | { kind: 'completed' } {
  if (!(error instanceof ApiError)) return { kind: 'unknown' }
  const { code, fields, serverMessage } = error
  const kind = kinds.get(code) ?? 'unknown'
  if (kind === 'full' || kind === 'closed')
    return { kind, companyPage: fields.companyPage, applyPage: fields.applyPage }
  return kind === 'unknown' && code !== 'INTERNAL' ? { kind, message: serverMessage } : { kind }
}

/** The screen of a page whose interview was refused. */
export function problemOfPage({ refusal, fields }: RefusedPage): Problem {
  const kind = kinds.get(refusal)
  return { kind: kind && kind !== 'completed' ? kind : 'unknown', ...fields }
}

const icons = {
  expired: CalendarX2,
  full: UsersRound,
  closed: DoorClosed,
  paused: CirclePause,
  busy: Hourglass,
  unknown: TriangleAlert,
}

/** Replaces the interview, and offers a way on. */
export function ProblemScreen({ problem, ...link }: { problem: Problem } & AskForPersonProps) {
  const t = useTexts(interviewTexts)
  const { contactEmail } = useSiteConfig()
  const title = t(`${problem.kind}.title`)
  const support = (
    <Button
      as="link"
      variant="secondary"
      href={`mailto:${contactEmail}?subject=${encodeURIComponent(title)}`}
    >
      {t('contactSupport')}
    </Button>
  )
  return (
    <StatusScreen
      Icon={icons[problem.kind]}
      title={title}
      texts={[problem.message || t(`${problem.kind}.text`)]}
    >
      {(problem.kind === 'unknown' || problem.kind === 'busy' || problem.kind === 'paused') && (
        <Button onClick={() => window.location.reload()}>{t('tryAgain')}</Button>
      )}
      {problem.kind === 'full' || problem.kind === 'closed' ? (
        <>
          {problem.applyPage && (
            <Button as="link" href={ownPath(problem.applyPage)}>
              {t('waitForPlace')}
            </Button>
          )}
          <Button
            as="link"
            variant={problem.applyPage ? 'secondary' : 'primary'}
            href={ownPath(problem.companyPage)}
          >
            {t('browseJobs')}
          </Button>
          <AskForPerson {...link} />
        </>
      ) : (
        support
      )}
    </StatusScreen>
  )
}

/** Accepts only paths of this site. */
const ownPath = (path: string | undefined): string => (path && /^\/[^/\\]/.test(path) ? path : '/')

/** A part of the last screen that a later feature owns. */
export type AfterSubmission = ComponentType<{ token: string }>

type ThanksScreenProps = {
  state: InterviewState
  /** Offered to a candidate who has submitted. */
  AfterSubmission?: AfterSubmission | undefined
} & AskForPersonProps

export function ThanksScreen({ state, AfterSubmission, ...link }: ThanksScreenProps) {
  const { firstName, jobTitle, companyName, responsePromise } = state
  const t = useTexts(interviewTexts)
  return (
    <StatusScreen
      good
      Icon={CircleCheck}
      title={t('thanksTitle', { firstName })}
      texts={[
        t('thanksText', { jobTitle, companyName }),
        t('thanksNext', { companyName, promise: responsePromise }),
        t('thanksClose'),
      ]}
    >
      <AskForPerson {...link} asked={state.askedForPerson} />
      {AfterSubmission && (
        <div className="mt-4 w-full text-start">
          <AfterSubmission token={link.token} />
        </div>
      )}
    </StatusScreen>
  )
}

type StatusScreenProps = {
  Icon: LucideIcon
  title: string
  texts: readonly string[]
  children?: ReactNode
  /** For good news. */
  good?: boolean
}

/** Ends or replaces the interview, and moves the focus to its heading. */
function StatusScreen({ Icon, title, texts, children, good = false }: StatusScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto px-4">
      <div className="m-auto flex max-w-lg flex-col items-center py-10 text-center">
        <span
          className={`mb-6 grid size-16 shrink-0 place-items-center rounded-full ${good ? 'bg-accent-soft text-accent-ink' : 'bg-sunken text-ink-soft'}`}
        >
          <Icon aria-hidden className="size-8" strokeWidth={1.75} />
        </span>
        <h1
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="max-w-full text-2xl font-semibold break-words text-ink sm:text-3xl"
        >
          {keepSpacesTogether(title)}
        </h1>
        <div className="mt-3 flex flex-col gap-3 text-ink-soft">
          {texts.map((text) => (
            <p key={text} dir="auto">
              {keepSpacesTogether(text)}
            </p>
          ))}
        </div>
        {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
      </div>
    </div>
  )
}
