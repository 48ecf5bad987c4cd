import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { confidenceTexts, type Evaluation } from '#features/assessments/contract/assessments.ts'
import { summaryIn } from '#features/assessments/contract/summary-words.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import type { ReviewedCandidate } from '../contract/candidates.ts'
import { candidateTexts } from './candidate-texts.ts'
import { PageSection, useFolds } from './page-section.tsx'
import { QuoteText } from './score-row.tsx'
import { useSaid } from './use-said.ts'

type Summary = NonNullable<ReviewedCandidate['summary']>

type SummaryProps = { summary: Summary; confidence: Evaluation['confidence'] }

/** What to know before reading on: three sentences, three quotes and three questions. */
export function CandidateSummary({ summary, confidence }: SummaryProps) {
  const t = useTexts(candidateTexts)
  const { quotes } = summary
  const words = { ...useSaid(), language: useLanguage(), ofConfidence: useTexts(confidenceTexts) }
  const { sentences, questionsToAsk } = summaryIn(words, summary, confidence)
  return (
    <section
      id="candidate-summary"
      className="scroll-mt-20 rounded-lg border border-line bg-surface p-4 sm:p-5 print:border-0 print:p-0"
    >
      <h2 className="text-lg font-semibold">{t('summary')}</h2>
      <div className="mt-2 grid grid-cols-1 gap-x-10 sm:gap-y-6 @3xl:grid-cols-2 print:grid-cols-2 print:gap-x-6">
        <div>
          <ul className="grid gap-2 text-ink">
            {sentences.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
          {quotes.length > 0 && <Questions questions={questionsToAsk} className="mt-3 sm:mt-5" />}
        </div>
        {quotes.length === 0 ? (
          <Questions questions={questionsToAsk} />
        ) : (
          <Part title={t('bestQuotes')}>
            <ul className="mt-2 grid gap-3">
              {quotes.map(({ answer, ...quote }) => (
                <li key={`${answer}-${quote.start}`} className="break-inside-avoid">
                  <QuoteText quote={{ ...quote, index: answer, source: 'answer' }} />
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </section>
  )
}

function Questions({ questions, className }: { questions: readonly string[]; className?: string }) {
  const t = useTexts(candidateTexts)
  return (
    <Part title={t('questionsToAsk')} className={className}>
      <ol className="mt-2 grid list-decimal gap-2 ps-5 text-sm text-ink-soft">
        {questions.map((question) => (
          <li key={question} className="wrap-anywhere">
            {question}
          </li>
        ))}
      </ol>
    </Part>
  )
}

type PartProps = { title: string; className?: string | undefined; children: ReactNode }

/** A part of the summary; on a phone it opens when it is asked for. */
function Part({ title, className, children }: PartProps) {
  const heading = <h3 className="text-sm font-semibold text-ink">{title}</h3>
  if (useFolds())
    return (
      <Disclosure plain title={heading} className={className}>
        {children}
      </Disclosure>
    )
  return (
    <div className={className}>
      {heading}
      {children}
    </div>
  )
}

/** What the CV and the answers say beside each requirement of the job. */
export function CandidateRequirements({ requirements }: Pick<ReviewedCandidate, 'requirements'>) {
  const t = useTexts(candidateTexts)
  const { phrase } = useSaid()
  if (requirements.length === 0) return null
  return (
    <PageSection id="candidate-requirements" title={t('requirements')}>
      <dl className="divide-y divide-line rounded-xl border border-line bg-surface print:border-0">
        {requirements.map(({ requirement, said, found, source }) => (
          <div
            key={requirement}
            className="grid grid-cols-1 gap-x-6 px-4 py-2.5 text-sm @2xl:grid-cols-[14rem_minmax(0,1fr)] print:break-inside-avoid print:grid-cols-[11rem_minmax(0,1fr)] print:px-0 print:py-1"
          >
            <dt className="font-medium text-ink">{phrase(said, requirement)}</dt>
            <dd className="min-w-0 text-ink-soft wrap-anywhere">
              {found === null || source === null ? (
                <Found icon={<Minus aria-hidden className="text-ink-faint" />}>
                  <span className="text-ink-faint">{t('notFoundIn')}</span>
                </Found>
              ) : (
                <Found icon={<Check aria-hidden className="text-accent-ink" />}>
                  <span dir="auto">{found}</span>{' '}
                  <span className="text-xs text-ink-faint">({t(`found.${source}`)})</span>
                </Found>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  )
}

const Found = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
    {icon}
    <span className="min-w-0">{children}</span>
  </span>
)
