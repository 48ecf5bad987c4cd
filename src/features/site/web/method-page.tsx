import { Gauge, Quote, Sigma, UserCheck } from 'lucide-react'
import { fieldTexts } from '#features/scoring/field-texts.ts'
import { buttonStyle } from '#ui/components/button-style.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import type { BenchmarkFigure, BenchmarkRow, MethodData } from '../contract.ts'
import { AimBar } from './aim-bar.tsx'
import { benchmarkTexts } from './benchmark-texts.ts'
import { methodTexts } from './method-texts.ts'
import { ClosingBand, PageIntro, PointList, Section } from './page-parts.tsx'

const meanings = [
  { name: 'quote', Icon: Quote },
  { name: 'total', Icon: Sigma },
  { name: 'confidence', Icon: Gauge },
  { name: 'human', Icon: UserCheck },
] as const

/** `/Method`: what a score means, what it gets wrong and cannot do, and behind one press every figure of the benchmark. */
export function MethodPage({ data }: { data: MethodData }) {
  const t = useTexts(methodTexts)
  const { missed, reached, engine } = data
  const counts = {
    count: countOf(missed),
    reached: countOf(reached),
    all: countOf(missed) + countOf(reached),
  }
  return (
    <>
      <PageIntro title={t('title')} />
      <Container className="pb-16">
        <h2 className="sr-only">{t('shortTitle')}</h2>
        <ul className="grid max-w-prose gap-3 text-lg text-ink-soft">
          <li>{t('short.means')}</li>
          <li>{t('short.rests')}</li>
          <li>{t('short.tested', counts)}</li>
          <li>{t('short.wrong', counts)}</li>
          <li>{t('short.cannot')}</li>
        </ul>
      </Container>
      <Section id="missed" title={t('missedTitle')} lead={t('missedLead')} band>
        <Misses rows={missed} />
      </Section>
      <Section id="limits" title={t('limitsTitle')} beside>
        <Sentences part="limits" />
      </Section>
      <Section id="meaning" title={t('meaningTitle')} band>
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16">
          <PointList points={meanings} t={t} className="gap-8 sm:grid-cols-2" plain />
          <Weights weights={data.weights} />
        </div>
      </Section>
      <Section id="tested" title={t('testedTitle')} beside>
        <Sentences part="tested" />
        <p className="mt-6 text-sm text-ink-faint">{t('engine', engine)}</p>
        <Disclosure
          className="mt-8"
          title={<h3 className="text-base font-medium text-ink">{t('allTitle', counts)}</h3>}
        >
          <Figures title={t('missedFigures', counts)} rows={missed} />
          <Figures title={t('reachedFigures', { count: counts.reached })} rows={reached} />
        </Disclosure>
      </Section>
      <ClosingBand title={t('closingTitle')} text={t('closingText')}>
        <a href="/Signup" className={buttonStyle({ size: 'lg' })}>
          {t('start')}
        </a>
      </ClosingBand>
    </>
  )
}

const countOf = (rows: readonly BenchmarkRow[]) => rows.reduce((sum, { figures }) => sum + figures.length, 0)

/** What matters most to an employer comes first. */
const plainMisses = [
  'R10',
  'B9',
  'B3i',
  'R8',
  'B3',
  'B6',
  'R2',
  'R11',
  'R9',
  'R5',
  'R6',
  'B9e',
  'R1',
  'R4',
  'B13',
] as const
const shownMisses = 5

/** The misses that matter most, each by its figure that is furthest from the aim. */
function Misses({ rows }: { rows: readonly BenchmarkRow[] }) {
  const t = useTexts(methodTexts)
  const { phrase } = useBenchmarkWords()
  const listed = plainMisses.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    return row ? [{ row, name: t(`miss.${id}`) }] : []
  })
  const others = rows
    .filter(({ id }) => !(plainMisses as readonly string[]).includes(id))
    .map((row) => ({ row, name: phrase(row.what) }))
  return (
    <ul className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-2">
      {[...listed, ...others].slice(0, shownMisses).map(({ row, name }) => (
        <li key={row.id} className="flex flex-col justify-end">
          <Miss name={name} figure={row.figures.toSorted((a, b) => missBy(b) - missBy(a))[0]} />
        </li>
      ))}
    </ul>
  )
}

const missBy = ({ value, target }: BenchmarkFigure) => Math.abs(value - limitOf(target))

/** A figure with its aim, in words and as a bar. */
function Miss({ name, figure }: { name: string; figure: BenchmarkFigure | undefined }) {
  const t = useTexts(methodTexts)
  if (!figure) return null
  const { value, target } = figure
  const limit = limitOf(target)
  const isShare = value <= 1 && limit <= 1 && !(Number.isInteger(value) && Number.isInteger(limit))
  const said = (number: number) =>
    isShare ? t('percent', { value: Math.round(number * 1000) / 10 }) : t('number', { value: number })
  const isMinimum = target.startsWith('>=')
  const whole = isShare && isMinimum ? 1 : Math.max(value, limit) * 1.1
  return (
    <>
      <p className="text-ink-soft">{name}</p>
      <p className="mt-1 text-sm font-medium text-ink tabular-nums">
        {t(isMinimum ? 'atLeast' : 'atMost', { value: said(value), aim: said(limit) })}
      </p>
      <AimBar value={value} aim={limit} isMinimum={isMinimum} whole={whole} />
    </>
  )
}

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

/** Parts of a whole, not marks out of one: bars without a track, the greatest as wide as there is room. */
function Weights({ weights }: Pick<MethodData, 'weights'>) {
  const t = useTexts(methodTexts)
  const nameOf = useTexts(fieldTexts)
  const greatest = Math.max(...weights.map(({ percent }) => percent))
  return (
    <div>
      <h3 className="text-lg font-semibold text-ink">{t('weightsTitle')}</h3>
      <ul className="mt-4 grid gap-2.5">
        {weights.map(({ field, percent }) => (
          <li key={field}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
              {nameOf(field)}{' '}
              <span className="font-semibold text-ink tabular-nums">{t('percent', { value: percent })}</span>
            </p>
            <svg aria-hidden="true" width="100%" height="8" className="mt-1 block rtl:-scale-x-100">
              <rect width={`${(percent / greatest) * 100}%`} height="8" rx="4" className="fill-accent" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Rows of the benchmark, each with its figures in a table. */
function Figures({ title, rows }: { title: string; rows: readonly BenchmarkRow[] }) {
  const { phrase } = useBenchmarkWords()
  return (
    <section className="pt-4">
      <h4 className="text-lg font-semibold text-ink">{title}</h4>
      {rows.map(({ id, what, figures }) => (
        <div key={id} className="pt-5">
          <h5 className="text-base font-medium text-ink">
            <span className="text-ink-faint">{id}</span> {phrase(what)}
          </h5>
          <FigureTable caption={phrase(what)} figures={figures} />
        </div>
      ))}
    </section>
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
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-xs text-ink-faint">
          <th scope="col" className="py-1.5 pe-4 text-start font-medium">
            {t('measured')}
          </th>
          <th scope="col" className="w-24 px-1 py-1.5 text-end font-medium">
            {t('reachedFigure')}
          </th>
          <th scope="col" className="w-24 px-1 py-1.5 text-end font-medium">
            {t('aim')}
          </th>
          <th scope="col" className="w-24 py-1.5 text-end font-medium">
            {t('cases')}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {figures.map(({ dataset, metric, value, target, n }) => (
          <tr
            key={`${dataset} ${metric}`}
            className="border-b border-line last:border-0 max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-2"
          >
            <th scope="row" className="text-start font-normal text-ink-soft max-sm:w-full sm:py-1.5 sm:pe-4">
              {t('figure', { dataset: list(dataset), metric: phrase(metric) })}
            </th>
            <td className="font-medium sm:px-1 sm:text-end">{t('number', { value })}</td>
            <td className="whitespace-nowrap text-ink-faint sm:px-1 sm:text-end">
              <bdi dir="ltr">
                {signOf(target)} {t('number', { value: limitOf(target) })}
              </bdi>
            </td>
            <td className="text-ink-faint sm:text-end">
              <span className="sm:hidden">{t('casesOf', { n })}</span>
              <span className="max-sm:hidden">{t('number', { value: n })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `>= 0.9` is written as people write it. */
const signOf = (target: string) => (target.startsWith('>=') ? '≥' : '≤')
const limitOf = (target: string) => Number(target.slice(2))
