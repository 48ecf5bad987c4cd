import type { ReactNode } from 'react'
import { Badge } from '#ui/components/badge.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { inReadersWords } from '#ui/texts/in-readers-words.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { QuestionGuide as Guide } from '../contract/question-set.ts'
import { questionTexts } from './texts.ts'

/** The score that an answer informs, and the skills and qualities that it shows. */
export function Measures({
  competency,
  measures,
  lang,
}: Pick<Guide, 'competency' | 'measures'> & { lang: string }) {
  const t = useTexts(questionTexts)
  const score = t(`competency.${competency}`)
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-sm">
      <span className="sr-only">{t('measures')}</span>
      <Badge tone="accent">{score}</Badge>
      <MeasureBadges measures={measures.filter((measure) => inReadersWords(measure) !== score)} lang={lang} />
    </div>
  )
}

export const MeasureBadges = ({ measures, lang }: Pick<Guide, 'measures'> & { lang: string }) =>
  measures.map((measure) => {
    const said = inReadersWords(measure)
    return (
      <Badge key={measure}>
        <span
          lang={said === measure ? lang : undefined}
          dir="auto"
          className="inline-block first-letter:uppercase"
        >
          {said}
        </span>
      </Badge>
    )
  })

type QuestionGuideProps = {
  guide: Guide
  /** The words were changed since it was written. */
  former?: boolean
  /** They are edited beside it, or there are none. */
  withoutKeyPoints?: boolean
}

const pointsOf = (at: number, anchors: number) => Math.round((100 * at) / Math.max(1, anchors - 1))

/** How the answers to a question are read: what it asks for, what counts for and against, and what is worth what. */
export function QuestionGuide({ guide, former, withoutKeyPoints }: QuestionGuideProps) {
  const t = useTexts(questionTexts)
  const { intent, keyPoints, redFlags, anchors, followUp } = guide
  return (
    <Disclosure title={withoutKeyPoints ? t('restOfGuide') : t('guide')} plain>
      <div className="flex flex-col gap-4">
        {former && <p className="text-ink-faint italic">{t('guideOfFormer')}</p>}
        {!withoutKeyPoints && (
          <Part title={t('keyPoints')}>
            <KeyPoints points={keyPoints} />
          </Part>
        )}
        <Part title={t('intent')}>{inReadersWords(intent)}</Part>
        <Part title={t('redFlags')}>
          <Points points={redFlags} />
        </Part>
        <Part title={t('anchors')}>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
            {anchors.map((anchor, at) => (
              <div key={anchor} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-end font-medium text-ink tabular-nums">
                  {t('points', { points: pointsOf(at, anchors.length) })}
                </dt>
                <dd dir="auto">{inReadersWords(anchor)}</dd>
              </div>
            ))}
          </dl>
        </Part>
        {followUp && <Part title={t('followUp')}>{followUp}</Part>}
      </div>
    </Disclosure>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h4 className="mb-1 font-semibold text-ink">{title}</h4>
    <div dir="auto">{children}</div>
  </div>
)

/** What a good answer shows; where nobody wrote it yet, what it is for. */
export function KeyPoints({ points }: { points: readonly string[] }) {
  const t = useTexts(questionTexts)
  return points.length > 0 ? <Points points={points} /> : <p>{t('noKeyPoints')}</p>
}

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="list-disc ps-5 marker:text-ink-faint">
    {[...new Set(points)].map((point) => (
      <li key={point} dir="auto">
        {inReadersWords(point)}
      </li>
    ))}
  </ul>
)
