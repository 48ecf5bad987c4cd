import { useEffect, useState } from 'react'
import { interviewLanguages, type Language, languageOfName } from '#contract/languages.ts'
import type { PageHead, RefusedPage } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import type { InterviewState } from '../contract/interviews.ts'
import type { AskForPersonProps } from './ask-for-person.tsx'
import { Chat } from './chat.tsx'
import { ConsentScreen } from './consent-screen.tsx'
import { type InterviewClient, interviewClient } from './interview-client.ts'
import { loadTranslations, translationsIn, translatorIn } from './load-translations.ts'
import {
  type AfterSubmission,
  languageOfPage,
  type Problem,
  ProblemScreen,
  problemOf,
  problemOfPage,
  ThanksScreen,
} from './status-screens.tsx'

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
  if ('refusal' in data) return <RefusedInterview refused={data} {...link} />
  const language = languageOfName(data.interviewLanguage)
  return (
    <LanguageProvider language={language} translations={translationsIn(language)}>
      <Interview initial={data} {...link} AfterSubmission={AfterSubmission} />
    </LanguageProvider>
  )
}

export function interviewPageHead(data: InterviewPageData, { brand }: SiteConfig): PageHead {
  if ('refusal' in data) {
    const lang = languageOfPage(data) ?? 'en'
    const title = translatorIn(lang)(`${problemOfPage(data).kind}.title`)
    return { title: `${title} · ${brand}`, lang, noindex: true }
  }
  const lang = languageOfName(data.interviewLanguage)
  const title = translatorIn(lang)('pageTitle', { jobTitle: data.jobTitle })
  return { title: `${title} · ${brand}`, lang, noindex: true }
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

/** Speaks the interview's language; where that is unknown, the browser's after hydration. */
function RefusedInterview({ refused, ...link }: { refused: RefusedPage } & AskForPersonProps) {
  const known = languageOfPage(refused)
  const [language, setLanguage] = useState<Language>(known ?? 'en')
  useEffect(() => {
    const wanted = known ?? languageOfBrowser()
    if (!wanted || wanted === document.documentElement.lang) return
    void loadTranslations(wanted).then(() => {
      document.documentElement.lang = wanted
      setLanguage(wanted)
    })
  }, [known])
  return (
    <LanguageProvider language={language} translations={translationsIn(language)}>
      <ProblemScreen problem={problemOfPage(refused)} {...link} />
    </LanguageProvider>
  )
}

function languageOfBrowser(): Language | undefined {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.flatMap((tag) => interviewLanguages.filter((code) => code === tag))[0]
}
