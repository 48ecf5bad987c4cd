import { Gauge, Quote, Sigma, UserCheck } from 'lucide-react'
import { fieldTexts } from '#features/scoring/field-texts.ts'
import { buttonStyle } from '#ui/components/button-style.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { ScoreBar } from '#ui/components/score-bar.tsx'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import type { BenchmarkFigure, BenchmarkRow, MethodData } from '../contract.ts'
import { benchmarkTexts } from './benchmark-texts.ts'
import { methodTexts } from './method-texts.ts'
import { ClosingBand, PageIntro, PointList, Section } from './page-parts.tsx'

const meanings = [
  { name: 'quote', Icon: Quote },
  { name: 'total', Icon: Sigma },
  { name: 'confidence', Icon: Gauge },
  { name: 'human', Icon: UserCheck },
] as const

/** `/Method`: what a score means, what it cannot do, and the benchmark's figures, misses first. */
export function MethodPage({ data }: { data: MethodData }) {
  const t = useTexts(methodTexts)
  const { missed, reached, engine } = data
  const count = countOf(missed)
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')} />
      <Section id="meaning" title={t('meaningTitle')} lead={t('meaningLead')} band>
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
          <PointList points={meanings} t={t} className="gap-8 sm:grid-cols-2" plain />
          <Weights weights={data.weights} />
        </div>
      </Section>
      <Section id="limits" title={t('limitsTitle')}>
        <Sentences part="limits" />
      </Section>
      <Section
        id="missed"
        title={t('missedTitle')}
        lead={t('missedLead', { count, all: count + countOf(reached) })}
        band
      >
        <Rows rows={missed} open />
      </Section>
      <Section id="reached" title={t('reachedTitle')}>
        <Rows rows={reached} />
      </Section>
      <Section id="tested" title={t('testedTitle')} band>
        <Sentences part="tested" />
        <p className="mt-6 text-sm text-ink-faint">{t('engine', engine)}</p>
      </Section>
      <ClosingBand title={t('closingTitle')} text={t('closingText')} className="pt-16 sm:pt-20">
        <a href="/Signup" className={buttonStyle({ size: 'lg' })}>
          {t('start')}
        </a>
      </ClosingBand>
    </>
  )
}

const countOf = (rows: readonly BenchmarkRow[]) => rows.reduce((sum, { figures }) => sum + figures.length, 0)

function Sentences({ part }: { part: 'limits' | 'tested' }) {
  const t = useTexts(methodTexts)
  return (
    <ul className="grid max-w-prose list-disc gap-3 ps-5 text-ink-soft">
      {([1, 2, 3, 4] as const).map((number) => (
        <li key={number}>{t(`${part}.${number}`)}</li>
      ))}
    </ul>
  )
}

function Weights({ weights }: Pick<MethodData, 'weights'>) {
  const t = useTexts(methodTexts)
  const nameOf = useTexts(fieldTexts)
  return (
    <div>
      <h3 className="text-lg font-semibold text-ink">{t('weightsTitle')}</h3>
      <ul className="mt-4 grid gap-2.5">
        {weights.map(({ field, percent }) => (
          <li key={field}>
            <ScoreBar label={nameOf(field)} value={percent} max={25} tone="accent" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The rows of the benchmark, each with its figures in a table. */
function Rows({ rows, open = false }: { rows: readonly BenchmarkRow[]; open?: boolean }) {
  const { phrase } = useBenchmarkWords()
  return (
    <div className="grid grid-cols-1 gap-3">
      {rows.map(({ id, what, figures }) => (
        <Disclosure
          key={id}
          open={open}
          title={
            <h3 className="text-base font-medium text-ink">
              <span className="text-ink-faint">{id}</span> {phrase(what)}{' '}
              <span className="text-ink-faint">({figures.length})</span>
            </h3>
          }
        >
          <FigureTable caption={phrase(what)} figures={figures} />
        </Disclosure>
      ))}
    </div>
  )
}

/** The benchmark’s English phrases in the reader’s language: one, or a list that commas join. */
function useBenchmarkWords() {
  const t = useTexts(methodTexts)
  const translated = useTexts(benchmarkTexts)
  const isEnglish = useLanguage() === 'en'
  const phrase = (english: string) => (isEnglish ? english : translated(english))
  const list = (english: string) =>
    english
      .split(', ')
      .map(phrase)
      .reduce((first, second) => t('both', { first, second }))
  return { phrase, list }
}

function FigureTable({ caption, figures }: { caption: string; figures: readonly BenchmarkFigure[] }) {
  const t = useTexts(methodTexts)
  const { phrase, list } = useBenchmarkWords()
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-faint">
          <th scope="col" className="py-1.5 pe-4 text-start font-medium">
            {t('measured')}
          </th>
          <th scope="col" className="w-16 px-1 py-1.5 text-end font-medium sm:w-24">
            {t('reachedFigure')}
          </th>
          <th scope="col" className="w-16 px-1 py-1.5 text-end font-medium sm:w-24">
            {t('aim')}
          </th>
          <th scope="col" className="w-12 py-1.5 text-end font-medium sm:w-24">
            {t('cases')}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {figures.map(({ dataset, metric, value, target, n }) => (
          <tr key={`${dataset} ${metric}`} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 pe-4 text-start font-normal text-ink-soft">
              {t('figure', { dataset: list(dataset), metric: phrase(metric) })}
            </th>
            <td className="px-1 text-end font-medium">{t('number', { value })}</td>
            <td className="px-1 text-end whitespace-nowrap text-ink-faint">
              <bdi dir="ltr">
                {signOf(target)} {t('number', { value: limitOf(target) })}
              </bdi>
            </td>
            <td className="text-end text-ink-faint">{t('number', { value: n })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `>= 0.9` is written as people write it. */
const signOf = (target: string) => (target.startsWith('>=') ? '≥' : '≤')
const limitOf = (target: string) => Number(target.slice(2))
