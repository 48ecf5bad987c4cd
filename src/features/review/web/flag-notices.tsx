import type { Flag, SharedPassage } from '#features/assessments/contract/assessments.ts'
import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listed } from '#ui/texts/listed.ts'
import { Quotes } from './score-row.tsx'
import { reviewTexts } from './texts.ts'

/** Text that tries to influence the AI. It is excluded from scoring and shown to the employer. */
export function FlagNotices({ flags }: { flags: readonly Flag[] }) {
  const t = useTexts(reviewTexts)
  const hidden = flags.filter((flag) => flag.kind === 'hidden-text')
  const instructions = flags.filter((flag) => flag.kind === 'instruction')
  return (
    <>
      {hidden.length === 0 ? null : (
        <Notice tone="warning" title={t('hiddenText')}>
          <p>{t('hiddenTextAbout')}</p>
          <ul className="mt-2 grid grid-cols-1 gap-2">
            {hidden.map(({ where, text }) => (
              <li key={`${where}${text}`}>
                <q className="text-ink wrap-anywhere" dir="auto">
                  {text}
                </q>
                <span className="block text-xs text-ink-soft wrap-anywhere">{where}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {instructions.length === 0 ? null : (
        <Notice tone="warning" title={t('instructions')}>
          <p className="mb-2">{t('instructionsAbout')}</p>
          <Quotes quotes={instructions.map(({ quote }) => quote)} />
        </Notice>
      )}
    </>
  )
}

/** Answers that match those of other candidates for the job. The text does not tell who wrote them first. */
export function SharedNotice({ passages }: { passages: readonly SharedPassage[] }) {
  const t = useTexts(reviewTexts)
  if (passages.length === 0) return null
  const othersOf = ({ others, more }: SharedPassage) =>
    t('sharedOthers', { names: listed(others.map(({ name }) => name)), more })
  const partsOf = (same: readonly SharedPassage[]) =>
    listed(same.map(({ answer, percent }) => t('sharedPart', { percent, number: answer + 1 })))
  return (
    <Notice tone="warning" title={t('shared')}>
      <p>{t('sharedAbout')}</p>
      <ul className="mt-2 list-disc ps-5">
        {[...Map.groupBy(passages, othersOf)].map(([others, same]) => (
          <li key={others} className="wrap-anywhere">
            <span className="print:hidden">{t('sharedWith', { parts: partsOf(same), others })}</span>
            <span className="hidden print:inline">{listed([partsOf(same), t('sharedOthersInPrint')])}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
