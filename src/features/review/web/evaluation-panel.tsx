import { type Evaluation, type Mark, type MarkField, markFields } from '#features/assessments/contract.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { MarkBar } from '#ui/components/mark-bar.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Radar } from '#ui/components/radar.tsx'
import { aiWords, day, markWords } from './texts.ts'

export type EvaluationPanelProps = {
  evaluation: Evaluation
  aiPercentage: number | null
}

const shownOnRadar: readonly MarkField[] = [
  'technicalSkillsMatch',
  'mindsetScore',
  'cultureFit',
  'communicationSkills',
  'potentialScore',
  'experienceMatch',
]

/** Every mark of an assessment, with why it is what it is and the candidate's own words that it stands on. */
export function EvaluationPanel({ evaluation, aiPercentage }: EvaluationPanelProps) {
  const { marks, caps, noScoreReason } = evaluation
  const known = (field: MarkField) => marks[field]
  return (
    <div className="grid grid-cols-1 gap-6">
      {noScoreReason === null ? null : (
        <Notice tone="info" title="Not enough evidence for a score">
          {noScoreReason}
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <Radar
          label="Marks at a glance"
          marks={shownOnRadar.map((field) => ({
            label: markWords[field],
            value: known(field)?.value ?? null,
          }))}
        />
        <ul className="grid grid-cols-1 gap-6">
          {markFields.map((field) => {
            const mark = known(field)
            return mark ? <MarkRow key={field} field={field} mark={mark} /> : null
          })}
        </ul>
      </div>
      {caps.length === 0 ? null : (
        <section>
          <h4 className="font-semibold">Limits on the score</h4>
          <ul className="mt-2 list-disc ps-5 text-sm text-ink-soft">
            {caps.map((cap) => (
              <li key={cap.reason}>
                At most {cap.limit}: {cap.reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {aiPercentage === null ? null : (
        <AiAdvice percentage={aiPercentage} reasons={evaluation.ai?.reasons ?? []} />
      )}
      <p className="text-xs text-ink-faint">
        Assessed on {day(evaluation.assessedAt)} by the{' '}
        {evaluation.engine === 'builtin' ? 'built-in' : evaluation.engine} engine, version{' '}
        {evaluation.engineVersion}, rubric {evaluation.rubricVersion}. A person decides; the score never does.
      </p>
    </div>
  )
}

function MarkRow({ field, mark }: { field: MarkField; mark: Mark }) {
  const notAsked = mark.weight === 0 && field !== 'note' && mark.value === 100
  return (
    <li>
      <MarkBar
        label={markWords[field]}
        value={notAsked ? null : mark.value}
        noneLabel={notAsked ? 'Not required' : 'Not enough evidence'}
      />
      <p className="mt-2 text-sm text-ink-soft">{mark.reason}</p>
      {mark.quotes.length === 0 ? null : (
        <Disclosure
          title={
            mark.quotes.length === 1
              ? 'The words it stands on'
              : `The ${mark.quotes.length} passages it stands on`
          }
        >
          <ul className="grid grid-cols-1 gap-2">
            {mark.quotes.map((quote) => (
              <li key={`${quote.source}-${quote.index}-${quote.start}`}>
                <blockquote className="border-s-2 border-accent-line ps-3 text-sm wrap-anywhere" dir="auto">
                  “{quote.text}”
                </blockquote>
                <p className="mt-1 ps-3 text-xs text-ink-faint">
                  {quote.source === 'cv' ? 'From the CV' : `From answer ${(quote.index ?? 0) + 1}`}
                </p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  )
}

function AiAdvice({ percentage, reasons }: { percentage: number; reasons: readonly string[] }) {
  return (
    <section>
      <h4 className="font-semibold">Machine-written text: {aiWords(percentage).toLowerCase()}</h4>
      <p className="mt-1 text-sm text-ink-soft">An estimate, not proof. It is no part of the score.</p>
      {reasons.length === 0 ? null : (
        <ul className="mt-2 list-disc ps-5 text-sm text-ink-soft">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
