import type { Evaluation, Mark, MarkField, ShownQuote } from '#features/assessments/contract.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { MarkBar } from '#ui/components/mark-bar.tsx'
import { markWords, placeWords } from './texts.ts'

type MarkRowProps = {
  field: MarkField
  mark: Mark
  questionMarks: Evaluation['questionMarks']
}

/** One mark: its value, why it is that, and a click away the candidate's own words. */
export function MarkRow({ field, mark, questionMarks }: MarkRowProps) {
  const notAsked = mark.weight === 0 && field !== 'note' && mark.value === 100
  const passages = mark.quotes.length
  return (
    <li>
      <MarkBar
        label={markWords[field]}
        value={notAsked ? null : mark.value}
        noneLabel={notAsked ? 'Not required' : 'Not enough evidence'}
      />
      <p className="mt-2 text-sm text-ink-soft wrap-anywhere">{mark.reason}</p>
      {field === 'note' ? <AnswerMarks marks={questionMarks} /> : null}
      {passages === 0 ? null : (
        <Disclosure
          className="mt-3"
          title={passages === 1 ? 'The words it stands on' : `The ${passages} passages it stands on`}
        >
          <Quotes quotes={mark.quotes} />
        </Disclosure>
      )}
    </li>
  )
}

function AnswerMarks({ marks }: { marks: Evaluation['questionMarks'] }) {
  if (marks.length === 0) return null
  return (
    <Disclosure className="mt-3" title="The mark of each answer">
      <ul className="grid grid-cols-1 gap-3">
        {marks.map(({ index, value, reason }) => (
          <li key={index}>
            <p className="flex justify-between gap-4 font-medium text-ink">
              Answer {index + 1} <span className="tabular-nums">{value}</span>
            </p>
            <p className="wrap-anywhere">{reason}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Words of the candidate, and where they stand. */
export function Quotes({ quotes }: { quotes: readonly ShownQuote[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {quotes.map((quote) => (
        <li key={`${quote.source}-${quote.index}-${quote.start}`}>
          <blockquote className="border-s-2 border-accent-line ps-3 text-ink wrap-anywhere" dir="auto">
            “{quote.text}”
          </blockquote>
          <p className="mt-1 ps-3 text-xs text-ink-faint">{placeWords(quote)}</p>
        </li>
      ))}
    </ul>
  )
}
