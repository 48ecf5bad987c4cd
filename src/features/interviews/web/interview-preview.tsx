import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, SearchX } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { directionOf, type Language, languageOfName } from '#contract/languages.ts'
import type { Translation } from '#contract/texts/define-texts.ts'
import { sayIn, type TranslatorOf } from '#contract/texts/translator.ts'
import { companyNameOf, useSettings } from '#features/company/web/use-settings.ts'
import { useJob } from '#features/jobs/web/use-job.ts'
import { useQuestionSet } from '#features/question-sets/web/use-question-set.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { LanguageProvider, useTexts } from '#ui/texts/language-provider.tsx'
import type { InterviewPage } from './interview-page.tsx'
import { interviewSpeech } from './interview-speech.ts'
import { type Previewed, previewClient, stateAtStep } from './preview-interview.ts'
import { previewTexts } from './preview-texts.ts'
import { interviewTexts } from './texts.ts'

/** A job's interview to go through as candidates do. */
export function InterviewPreview({ jobId }: { jobId: string }) {
  const t = useTexts(previewTexts)
  const { retentionMonths } = useSiteConfig()
  const job = useJob(jobId)
  const interview = useQuestionSet(jobId)
  const { data: settings } = useSettings()
  const error = job.error ?? interview.error
  const retry = () => void Promise.all([job.refetch(), interview.refetch()])
  if (job.data && interview.data && settings)
    return interview.data.state === 'preparing' ? (
      <Card padding="none" className="flex justify-center px-5 py-16">
        <Spinner size="md">{t('preparing')}</Spinner>
      </Card>
    ) : (
      <LoadedPreview
        previewed={{
          interview: interview.data,
          jobTitle: job.data.title,
          companyName: companyNameOf(settings),
          responsePromise: settings.responsePromise,
          retentionMonths,
        }}
      />
    )
  if (error instanceof ApiError && [400, 404].includes(error.status))
    return (
      <EmptyState title={t('gone')} icon={<SearchX aria-hidden />}>
        {t('goneText')}
      </EmptyState>
    )
  if (!error) return <PreviewLoading />
  return <ErrorState title={t('failed')} onRetry={retry} retrying={job.isFetching || interview.isFetching} />
}

const PreviewLoading = () => (
  <Loading label={useTexts(previewTexts)('loading')}>
    <Skeleton className="h-10 w-full" />
    <Skeleton className="mt-4 h-[70dvh] w-full rounded-2xl" />
  </Loading>
)

/** Loads the candidate's page and the texts of the interview's language first. */
function LoadedPreview({ previewed }: { previewed: Previewed }) {
  const t = useTexts(previewTexts)
  const language = languageOfName(previewed.interview.language)
  const { data, isError, refetch } = useQuery({
    queryKey: ['interview-page', language],
    queryFn: async () => {
      const [{ InterviewPage: Page }, translations] = await Promise.all([
        import('./interview-page.tsx'),
        interviewSpeech.load(language),
      ])
      return { language, translations, Page }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <PreviewLoading />
  return <Preview previewed={previewed} {...data} />
}

type PreviewProps = {
  previewed: Previewed
  language: Language
  translations: readonly Translation[]
  Page: typeof InterviewPage
}

function Preview({ previewed, language, translations, Page }: PreviewProps) {
  const t = useTexts(previewTexts)
  const interviewT = sayIn(translations)(interviewTexts)
  const [{ step, round }, setAt] = useState({ step: 0, round: 0 })
  const last = previewed.interview.questions.length + 2
  const pressed = useRef<HTMLElement>(null)
  const stepButton = (to: number) => ({
    variant: 'secondary' as const,
    size: 'sm' as const,
    'aria-disabled': to < 0 || to > last || undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      pressed.current = currentTarget
      setAt({ step: Math.max(0, Math.min(to, last)), round: round + 1 })
    },
  })
  // Each screen takes the focus, as for a candidate; here it returns to the pressed button.
  useEffect(() => {
    if (round > 0) pressed.current?.focus({ preventScroll: true })
  }, [round])
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-ink-soft">
          {stepText(t, step, previewed.interview.questions.length)}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button {...stepButton(step - 1)} icon={<ChevronLeft aria-hidden className="rtl:-scale-x-100" />}>
            {t('previous')}
          </Button>
          <Button {...stepButton(step + 1)}>
            {t('next')}
            <ChevronRight aria-hidden className="rtl:-scale-x-100" />
          </Button>
        </div>
      </div>
      <section
        lang={language}
        dir={directionOf(language)}
        aria-label={t('frame')}
        className="flex h-[max(28rem,75dvh)] flex-col overflow-hidden rounded-2xl border border-line-strong bg-paper shadow-sm"
      >
        <LanguageProvider language={language} translations={translations}>
          <Page
            key={round}
            data={stateAtStep(previewed, step, interviewT)}
            params={{ token: 'preview' }}
            client={previewClient(stateAtStep(previewed, 1, interviewT))}
          />
        </LanguageProvider>
      </section>
    </>
  )
}

function stepText(t: TranslatorOf<typeof previewTexts>, step: number, questions: number): string {
  if (step === 0) return t('step.consent')
  if (step <= questions) return t('step.question', { step, questions })
  return t(step === questions + 1 ? 'step.cv' : 'step.thanks')
}
