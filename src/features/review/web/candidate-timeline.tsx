import type { TimelineEntry } from '#features/candidates/contract/notes.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ReviewedCandidate } from '../contract/candidates.ts'
import { candidateTexts } from './candidate-texts.ts'

/** What happened to the application, the latest first. */
export function CandidateTimeline({ timeline }: Pick<ReviewedCandidate, 'timeline'>) {
  const t = useTexts(candidateTexts)
  return (
    <section>
      <h2 className="text-lg font-semibold">{t('timeline')}</h2>
      <ol className="mt-3 grid gap-3 border-s border-line ps-4">
        {timeline.toReversed().map(({ at, kind, by, detail }) => (
          <li key={`${at} ${kind} ${detail}`} className="relative text-sm">
            <span
              aria-hidden
              className="absolute -start-[1.3rem] top-1.5 size-2 rounded-full border border-line-strong bg-surface"
            />
            <p className="text-ink wrap-anywhere">
              {t(`timeline.${kind as TimelineEntry['kind']}`)}
              {detail && <span className="text-ink-soft">: {detail}</span>}
            </p>
            <p className="text-xs text-ink-faint">
              <time dateTime={at}>{t('writtenAt', { at })}</time>
              {by && <> {t('timelineBy', { name: by })}</>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
