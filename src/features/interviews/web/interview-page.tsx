import { useState } from 'react'
import type { PageHead, RefusedPage } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type { Say } from '#contract/texts/translator.ts'
import { useLoadWhenIdle } from '#ui/layout/later.tsx'
import type { InterviewState } from '../contract/interviews.ts'
import { Chat } from './chat.tsx'
import { ConsentScreen } from './consent-screen.tsx'
import { type InterviewClient, interviewClient } from './interview-client.ts'
import { CvAwaitedScreen, loadLaterParts } from './later-parts.ts'
import {
  type AfterSubmission,
  type Problem,
  ProblemScreen,
  problemOf,
  problemOfPage,
  ThanksScreen,
} from './status-screens.tsx'
import { interviewTexts } from './texts.ts'

/** An interview with its progress, or why it cannot be shown. */
export type InterviewPageData = InterviewState | RefusedPage

type InterviewPageProps = {
  data: InterviewPageData
  params: Readonly<Record<string, string>>
  client?: InterviewClient
  AfterSubmission?: AfterSubmission
}

export function InterviewPage({
  data,
  params,
  client = interviewClient,
  AfterSubmission,
}: InterviewPageProps) {
  const link = { token: params.token ?? '', client }
  if ('refusal' in data) return <ProblemScreen problem={problemOfPage(data)} {...link} />
  return <Interview initial={data} {...link} AfterSubmission={AfterSubmission} />
}

export function interviewPageHead(data: InterviewPageData, { brand }: SiteConfig, say: Say): PageHead {
  const t = say(interviewTexts)
  const title =
    'refusal' in data ? t(`${problemOfPage(data).kind}.title`) : t('pageTitle', { jobTitle: data.jobTitle })
  return { title: `${title} · ${brand}`, noindex: true }
}

type InterviewProps = {
  initial: InterviewState
  token: string
  client: InterviewClient
  AfterSubmission: AfterSubmission | undefined
}

function Interview({ initial, token, client, AfterSubmission }: InterviewProps) {
  const [state, setState] = useState(initial)
  const [problem, setProblem] = useState<Problem | null>(null)
  useLoadWhenIdle(loadLaterParts)
  const complete = () => setState((last) => ({ ...last, status: 'completed' }))
  const end = (found: ReturnType<typeof problemOf>) =>
    found.kind === 'completed' ? complete() : setProblem(found)
  /** Whether the error ends the interview on this page. */
  const endWith = (error: unknown): boolean => {
    const found = problemOf(error)
    const isFinal = found.kind !== 'unknown' && found.kind !== 'busy'
    if (isFinal) end(found)
    return isFinal
  }
  const shared = { state, token, client }
  if (problem) return <ProblemScreen problem={problem} token={token} client={client} />
  if (state.status === 'completed') return <ThanksScreen {...shared} AfterSubmission={AfterSubmission} />
  if (state.status === 'not-started')
    return <ConsentScreen {...shared} onStarted={setState} onFailed={(error) => end(problemOf(error))} />
  if (state.cvAwaited) return <CvAwaitedScreen {...shared} endWith={endWith} onCompleted={complete} />
  return (
    <Chat
      {...shared}
      endWith={endWith}
      justStarted={initial.status === 'not-started'}
      onChange={setState}
      onCompleted={complete}
    />
  )
}
