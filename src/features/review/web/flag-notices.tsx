import type { Flag, SharedPassage } from '#features/assessments/contract.ts'
import { Notice } from '#ui/components/notice.tsx'
import { Quotes } from './mark-row.tsx'

/** What tries to steer whoever marks: for the employer to look at. None of it counts. */
export function FlagNotices({ flags }: { flags: readonly Flag[] }) {
  const hidden = flags.filter((flag) => flag.kind === 'hidden-text')
  const instructions = flags.filter((flag) => flag.kind === 'instruction')
  return (
    <>
      {hidden.length === 0 ? null : (
        <Notice tone="warning" title="Hidden text was found">
          <p>A person reading this would not see it. It was left out and counted for nothing.</p>
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
        <Notice tone="warning" title="Some text speaks to a machine">
          <p className="mb-2">
            It reads like an order to whoever marks. Nobody followed it; judge for yourself what it is.
          </p>
          <Quotes quotes={instructions.map(({ quote }) => quote)} />
        </Notice>
      )}
    </>
  )
}

/** Answers that others of the job wrote too. Who wrote them first, nobody can tell from the words. */
export function SharedNotice({ passages }: { passages: readonly SharedPassage[] }) {
  if (passages.length === 0) return null
  return (
    <Notice tone="warning" title="Passages shared with other candidates">
      <p>Word for word, beyond what chance explains. It never touches the score.</p>
      <ul className="mt-2 list-disc ps-5">
        {[...Map.groupBy(passages, withWhom)].map(([others, same]) => (
          <li key={others} className="wrap-anywhere">
            {partsOf(same)}, with {others}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function withWhom({ others, more }: SharedPassage): string {
  return others.map(({ name }) => name).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function partsOf(passages: readonly SharedPassage[]): string {
  return passages.map(({ answer, percent }) => `${percent}% of answer ${answer + 1}`).join(', ')
}
