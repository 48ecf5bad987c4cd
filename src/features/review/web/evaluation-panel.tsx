import {
  type Evaluation,
  type MarkField,
  markFields,
  type ShownAiSignal,
} from '#features/assessments/contract.ts'
import { Notice } from '#ui/components/notice.tsx'
import { Radar } from '#ui/components/radar.tsx'
import { FlagNotices } from './flag-notices.tsx'
import { MarkRow } from './mark-row.tsx'
import { aiBandWords, day, engineWords, markWords } from './texts.ts'

const shownOnRadar: readonly MarkField[] = [
  'technicalSkillsMatch',
  'mindsetScore',
  'cultureFit',
  'communicationSkills',
  'potentialScore',
  'experienceMatch',
]

/** Every mark of an assessment, with why it is what it is and the candidate's own words that it stands on. */
export function EvaluationPanel({ evaluation }: { evaluation: Evaluation }) {
  const { marks, caps, noScoreReason, fellBack, flags, ai, questionMarks } = evaluation
  const known = (field: MarkField) => marks[field]
  return (
    <div className="grid grid-cols-1 gap-6">
      {noScoreReason === null ? null : (
        <Notice tone="info" title="Not enough evidence for a score">
          {noScoreReason}
        </Notice>
      )}
      {fellBack === null ? null : (
        <Notice tone="info" title="Marked by the built-in engine">
          {fellBack}
        </Notice>
      )}
      <FlagNotices flags={flags} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24">
          <Radar
            label="Marks at a glance"
            marks={shownOnRadar.map((field) => ({
              label: markWords[field],
              value: known(field)?.value ?? null,
            }))}
          />
        </div>
        <ul className="grid grid-cols-1 gap-6">
          {markFields.map((field) => {
            const mark = known(field)
            return mark ? (
              <MarkRow key={field} field={field} mark={mark} questionMarks={questionMarks} />
            ) : null
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
      {ai === null ? null : <AiAdvice ai={ai} />}
      <MadeBy evaluation={evaluation} />
    </div>
  )
}

function AiAdvice({ ai: { percentage, band, reasons } }: { ai: ShownAiSignal }) {
  return (
    <section>
      <h4 className="font-semibold">AI-written text: {aiBandWords[band]}</h4>
      <p className="mt-1 text-sm text-ink-soft">
        {percentage} of 100. An estimate, not proof. It never touches the score.
      </p>
      {reasons.length === 0 ? null : (
        <ul className="mt-2 list-disc ps-5 text-sm text-ink-soft">
          {reasons.map((reason) => (
            <li key={reason} className="wrap-anywhere">
              {reason}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function MadeBy({ evaluation }: { evaluation: Evaluation }) {
  const { assessedAt, engineVersion, rubricVersion, promptVersions } = evaluation
  const prompts = Object.entries(promptVersions).map(([name, version]) => `${name} ${version}`)
  return (
    <p className="text-xs text-ink-faint wrap-anywhere">
      Assessed on {day(assessedAt)} by {engineWords(evaluation)}, version {engineVersion}, rubric{' '}
      {rubricVersion}
      {prompts.length === 0 || evaluation.engine === 'builtin' ? '' : `, prompts ${prompts.join(', ')}`}. A
      person decides; the score never does.
    </p>
  )
}
