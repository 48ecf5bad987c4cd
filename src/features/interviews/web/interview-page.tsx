import { useEffect, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { PageHead, RefusedPage } from '#contract/sent-pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type { InterviewState } from '../contract.ts'
import { Chat } from './chat.tsx'
import { ConsentScreen } from './consent-screen.tsx'
import { type InterviewClient, interviewClient } from './interview-client.ts'
import { languageOfName } from './interview-language.ts'
import { languageOfPage, type Problem, ProblemScreen, problemOf, problemOfPage } from './problem-screen.tsx'
import { type InterviewTexts, loadTexts, textsOf } from './texts.ts'
import { ThanksScreen } from './thanks-screen.tsx'

/** What the page is sent with: where the interview stands, or why it cannot be shown. */
export type InterviewPageData = InterviewState | RefusedPage

type InterviewPageProps = {
  data: InterviewPageData
  params: Readonly<Record<string, string>>
  client?: InterviewClient
}

export const InterviewPage = ({ data, params, client = interviewClient }: InterviewPageProps) =>
  'refusal' in data ? (
    <RefusedInterview refused={data} />
  ) : (
    <Interview initial={data} token={params.token ?? ''} client={client} />
  )

export function interviewPageHead(data: InterviewPageData, { brand }: SiteConfig): PageHead {
  if ('refusal' in data) {
    const told = languageOfPage(data) ?? 'en'
    const { title } = textsOf(told)[problemOfPage(data).kind]
    return { title: `${title} · ${brand}`, lang: told, noindex: true }
  }
  const language = languageOfName(data.interviewLanguage)
  return { title: `${textsOf(language).pageTitle(data.jobTitle)} · ${brand}`, lang: language, noindex: true }
}

type InterviewProps = { initial: InterviewState; token: string; client: InterviewClient }

function Interview({ initial, token, client }: InterviewProps) {
  const [state, setState] = useState(initial)
  const [problem, setProblem] = useState<Problem | null>(null)
  const texts = textsOf(languageOfName(initial.interviewLanguage))
  const complete = () => setState((last) => ({ ...last, status: 'completed' }))
  /** Whether the error ends the interview on this page. */
  const endWith = (error: unknown): boolean => {
    const found = problemOf(error)
    if (found.kind === 'completed') complete()
    else if (found.kind !== 'unknown') setProblem(found)
    return found.kind !== 'unknown'
  }
  const shared = { state, token, client, texts, endWith }
  if (problem) return <ProblemScreen problem={problem} texts={texts} />
  if (state.status === 'completed') return <ThanksScreen state={state} texts={texts} />
  if (state.status === 'not-started')
    return (
      <ConsentScreen {...shared} onStarted={setState} onUnknown={() => setProblem({ kind: 'unknown' })} />
    )
  return (
    <Chat {...shared} begins={initial.status === 'not-started'} onChange={setState} onCompleted={complete} />
  )
}

/** Speaks as the interview would; where its language was not told, the words follow the browser once it has taken over. */
function RefusedInterview({ refused }: { refused: RefusedPage }) {
  const told = languageOfPage(refused)
  const [texts, setTexts] = useState<InterviewTexts>(() => textsOf(told ?? 'en'))
  useEffect(() => {
    const language = told ?? languageOfBrowser()
    if (!language || language === document.documentElement.lang) return
    void loadTexts(language).then((loaded) => {
      document.documentElement.lang = language
      setTexts(loaded)
    })
  }, [told])
  return <ProblemScreen problem={problemOfPage(refused)} texts={texts} />
}

function languageOfBrowser(): Language | undefined {
  const known: readonly Language[] = ['fr', 'en', 'de', 'es']
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.flatMap((tag) => known.filter((code) => code === tag))[0]
}
