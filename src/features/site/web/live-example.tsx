import { useState } from 'react'
import { fieldTexts } from '#features/scoring/field-texts.ts'
import { Badge } from '#ui/components/badge.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { ScoreBadge } from '#ui/components/score-badge.tsx'
import { ScoreBar } from '#ui/components/score-bar.tsx'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import type { ExampleCandidate, LandingExample } from '../contract.ts'
import { ExampleInterview } from './example-interview.tsx'
import { landingTexts } from './landing-texts.ts'

type LiveExampleProps = { examples: readonly LandingExample[] }

/** The product with a job of the demo company: its candidates, their scores, and the words that each score rests on. */
export function LiveExample({ examples }: LiveExampleProps) {
  const t = useTexts(landingTexts)
  const isEnglish = useLanguage() === 'en'
  const example = examples.find(({ language }) => (language === 'en') === isEnglish) ?? examples[0]
  const [chosen, setChosen] = useState(0)
  const [field, setField] = useState(0)
  const candidate = example?.candidates[chosen]
  if (!example || !candidate) return null
  return (
    <figure className="mt-5 sm:mt-8 overflow-hidden rounded-2xl border border-line bg-surface shadow-md">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 sm:px-6">
        <span lang={example.language} className="font-semibold text-ink">
          {example.title}
        </span>
        <Badge className="[&>span]:whitespace-normal">{t('example')}</Badge>
      </figcaption>
      <div className="grid grid-cols-1 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="border-line max-lg:border-b lg:border-e">
          <Candidates candidates={example.candidates} chosen={chosen} onChoose={setChosen} />
          <Scores candidate={candidate} chosen={field} onChoose={setField} />
        </div>
        <Evidence example={example} candidate={candidate} field={field} />
      </div>
      <p className="border-t border-line px-4 py-2.5 text-xs text-ink-faint sm:px-6">{t('exampleNote')}</p>
    </figure>
  )
}

type Choosing = { chosen: number; onChoose: (place: number) => void }

const choice = (isChosen: boolean) =>
  classNames(
    'w-full rounded-lg px-3 py-2 text-start transition-colors',
    isChosen ? 'bg-accent-soft' : 'hover:bg-sunken',
  )

function Candidates({ candidates, chosen, onChoose }: Choosing & Pick<LandingExample, 'candidates'>) {
  const t = useTexts(landingTexts)
  return (
    <div className="border-b border-line p-3">
      <p className="px-3 py-1 text-xs text-ink-faint">{t('candidates')}</p>
      <ul className="grid grid-cols-1 gap-1">
        {candidates.map(({ name, score }, place) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={place === chosen}
              onClick={() => onChoose(place)}
              className={classNames(choice(place === chosen), 'flex items-center justify-between gap-2')}
            >
              <bdi className="min-w-0 text-sm font-medium text-ink">{name}</bdi>
              <ScoreBadge score={score} size="sm" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Scores({ candidate, chosen, onChoose }: Choosing & { candidate: ExampleCandidate }) {
  const t = useTexts(landingTexts)
  const nameOf = useTexts(fieldTexts)
  return (
    <div className="p-3">
      <p className="px-3 py-1 text-xs text-ink-faint">{t('scoresHint')}</p>
      <ul className="grid grid-cols-1 gap-1">
        {candidate.fields.map(({ field, value }, place) => (
          <li key={field}>
            <button
              type="button"
              aria-pressed={place === chosen}
              onClick={() => onChoose(place)}
              className={choice(place === chosen)}
            >
              <ScoreBar label={nameOf(field)} value={value} noneLabel={t('noEvidence')} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The answer that the chosen score quotes. */
function Evidence(props: { example: LandingExample; candidate: ExampleCandidate; field: number }) {
  const { example, candidate, field } = props
  const t = useTexts(landingTexts)
  const quote = candidate.fields[field]?.quote ?? null
  const place = quote?.answer ?? 0
  const said = candidate.answers[place]
  const next = candidate.answers[(place + 1) % candidate.answers.length]
  return (
    <section aria-live="polite" aria-label={t('evidence')} className="p-4 sm:p-6">
      <p className="mb-4 text-xs text-ink-faint">{quote ? t('evidence') : t('fromCv')}</p>
      {said && (
        <ExampleInterview language={example.language} quote={quote} {...said} next={next?.question ?? ''} />
      )}
    </section>
  )
}
