import {
  confidenceTexts,
  type Evaluation,
  type ShownConfidence,
} from '#features/assessments/contract/assessments.ts'
import { fieldTexts } from '#features/scoring/field-texts.ts'
import { scoreFields } from '#features/scoring/weights.ts'
import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'

/** How far the scores can be relied on, with a sentence for each reason why no further. */
export function ConfidenceSection({ confidence: { level, reasons } }: { confidence: ShownConfidence }) {
  const t = useTexts(confidenceTexts)
  const title = level === 'low' ? t('titleLow') : t('title', { level })
  return (
    <Notice tone={level === 'low' ? 'warning' : 'info'} title={title}>
      {reasons.length === 0 ? (
        t('none')
      ) : (
        <ul className="mt-1 list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{t(`reason.${reason}`)}</li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-xs">{t('about')}</p>
    </Notice>
  )
}

type BothEnginesProps = {
  evaluation: Pick<Evaluation, 'score' | 'scores'>
  beside: NonNullable<Evaluation['beside']>
  heading: 'h3' | 'h4'
}

/** A language model's scores, which count, and the built-in engine's. */
export function BothEngines({ evaluation, beside, heading: Heading }: BothEnginesProps) {
  const t = useTexts(confidenceTexts)
  const nameOf = useTexts(fieldTexts)
  const counted = scoreFields.filter((field) => field === 'note' || evaluation.scores[field].weight > 0)
  const rows = [
    { name: t('total'), model: evaluation.score, builtIn: beside.score },
    ...counted.map((field) => ({
      name: nameOf(field),
      model: evaluation.scores[field].value,
      builtIn: beside.scores[field],
    })),
  ]
  return (
    <section className="print:break-inside-avoid">
      <Heading className="font-semibold">{t('engines')}</Heading>
      <p className="mt-1 text-sm text-ink-soft">{t('enginesAbout')}</p>
      <table className="mt-2 w-full max-w-md border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-faint">
            <th scope="col" className="py-1 text-start font-medium">
              {t('field')}
            </th>
            <th scope="col" className="ps-3 py-1 text-end font-medium">
              {t('languageModel')}
            </th>
            <th scope="col" className="ps-3 py-1 text-end font-medium">
              {t('builtIn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, model, builtIn }) => (
            <tr key={name} className="border-b border-line last:border-0 first:*:font-semibold">
              <th scope="row" className="py-1 text-start font-normal text-ink-soft">
                {name}
              </th>
              <td className="ps-3 text-end text-ink tabular-nums">{model ?? t('notScored')}</td>
              <td className="ps-3 text-end text-ink-soft tabular-nums">{builtIn ?? t('notScored')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
