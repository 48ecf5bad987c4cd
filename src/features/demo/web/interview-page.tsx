import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  type InterfaceLanguage,
  interfaceLanguageNames,
  interviewLanguages,
  type Language,
} from '#contract/languages.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { Button } from '#ui/components/button.tsx'
import { RadioGroup } from '#ui/components/choice-group.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { Container } from '#ui/layout/container.tsx'
import { later, useLoadWhenIdle } from '#ui/layout/later.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import type { readDemoInterviewEndpoint, scoreDemoInterviewEndpoint } from '../contract.ts'
import { DemoChat } from './demo-chat.tsx'
import { demoInterviewTexts } from './interview-texts.ts'

const reading = routeOf<typeof readDemoInterviewEndpoint>({ method: 'GET', path: '/api/demo/interview' })
const scoring = routeOf<typeof scoreDemoInterviewEndpoint>({ method: 'POST', path: '/api/demo/interview' })

/** Half of the page’s weight, wanted after the last answer. */
const scores = later(async () => (await import('./demo-scores.tsx')).DemoScores)
export const loadDemoScores = scores.load

const languageFor = (language: InterfaceLanguage): Language => (language === 'en' ? 'en' : 'fr')

/** `/Demo-interview`: three questions, and one's own scores with their evidence. */
export function DemoInterviewPage() {
  const t = useTexts(demoInterviewTexts)
  const { brand, demo } = useSiteConfig()
  const [language, setLanguage] = useState(languageFor(useLanguage()))
  const [started, setStarted] = useState(false)
  return (
    <Container width="reading" className="py-8 sm:py-12">
      <PageTitle documentTitle={`${t('title')} · ${brand}`} description={t('lead')}>
        {t('title')}
      </PageTitle>
      {!demo ? (
        <Notice>{t('off')}</Notice>
      ) : started ? (
        <Interview language={language} onAgain={() => setStarted(false)} />
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <Notice>{t('privacy')}</Notice>
          <RadioGroup
            legend={t('language')}
            choices={interviewLanguages.map((code) => ({
              value: code,
              label: <span lang={code}>{interfaceLanguageNames[code]}</span>,
            }))}
            columns={2}
            value={language}
            onChange={setLanguage}
          />
          <Button size="lg" className="justify-self-start" onClick={() => setStarted(true)}>
            {t('start')}
          </Button>
        </div>
      )}
    </Container>
  )
}

function Interview({ language, onAgain }: { language: Language; onAgain: () => void }) {
  const t = useTexts(demoInterviewTexts)
  const [answers, setAnswers] = useState<readonly string[]>([])
  const { data, error, refetch } = useQuery({
    queryKey: ['demo-interview', language],
    queryFn: () => call(reading, { query: { language } }),
  })
  const scored = useMutation({
    mutationFn: (said: readonly string[]) => call(scoring, { body: { language, answers: [...said] } }),
  })
  const { mutate } = scored
  useLoadWhenIdle(scores.load)
  const complete = data !== undefined && answers.length === data.questions.length
  useEffect(() => {
    if (complete) mutate(answers)
  }, [complete, answers, mutate])
  if (error) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Spinner>{t('start')}</Spinner>
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="text-ink-soft">{t('about', { title: data.title })}</p>
      <DemoChat
        language={language}
        questions={data.questions}
        answers={answers}
        onAnswer={(text) => setAnswers([...answers, text])}
      />
      {complete && scored.isPending && (
        <div role="status" className="text-ink-soft">
          <Spinner>{t('scoring')}</Spinner>
        </div>
      )}
      {scored.error && (
        <Notice tone="danger" action={<Button onClick={() => mutate(answers)}>{t('retry')}</Button>}>
          {scored.error instanceof ApiError ? scored.error.message : t('failed')}
        </Notice>
      )}
      {scored.data && <scores.Later evaluation={scored.data.evaluation} onAgain={onAgain} />}
    </div>
  )
}
