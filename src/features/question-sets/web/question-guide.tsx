import type { ReactNode } from 'react'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Question } from '../contract/question-set.ts'
import { questionTexts } from './texts.ts'

type QuestionGuideProps = {
  guide: Question
  /** The words were changed since it was written. */
  former: boolean
}

const pointsOf = (at: number, anchors: number) => Math.round((100 * at) / Math.max(1, anchors - 1))

/** How the answers to a question are read: what it asks for, what counts for and against, and what is worth what. */
export function QuestionGuide({ guide, former }: QuestionGuideProps) {
  const t = useTexts(questionTexts)
  const { intent, keyPoints, redFlags, anchors, followUp } = guide
  return (
    <Disclosure title={t('guide')}>
      <div className="flex flex-col gap-4">
        {former && <p className="text-ink-faint italic">{t('guideOfFormer')}</p>}
        <Part title={t('intent')}>{intent}</Part>
        <Part title={t('keyPoints')}>
          <Points points={keyPoints} />
        </Part>
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
                <dd dir="auto">{anchor}</dd>
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
    <h3 className="mb-1 font-semibold text-ink">{title}</h3>
    <div dir="auto">{children}</div>
  </div>
)

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="list-disc ps-5 marker:text-ink-faint">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)
