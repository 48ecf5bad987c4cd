import { useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import { languageOfName } from '#contract/languages.ts'
import { useSession } from '#features/accounts/web/use-session.ts'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { JobInterview } from '../contract/interview.ts'
import { interviewTexts as texts } from './interview-texts.ts'
import { keepEdits, readKeptEdits } from './kept-edits.ts'
import { isReworded, standing } from './question-edits.ts'
import { ReadQuestions } from './read-questions.tsx'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

type LockedQuestionsProps = { jobId: JobId; interview: JobInterview; lockedAt: string; takesFocus: boolean }

/** The questions once a candidate has started, why they stay, and what was typed too late. */
export const LockedQuestions = ({ jobId, interview, lockedAt, takesFocus }: LockedQuestionsProps) => (
  <>
    <Notice title={texts.lockedTitle} className="mb-4" takesFocus={takesFocus}>
      {texts.locked(day.format(new Date(lockedAt)))}
    </Notice>
    <TypedInVain jobId={jobId} title={texts.lockedEdits} />
    <ReadQuestions questions={interview.questions} language={languageOfName(interview.language)} />
  </>
)

/** What this tab keeps of edits that cannot be saved; nothing where there are none. */
export function TypedInVain({ jobId, title }: { jobId: JobId; title: string }) {
  const { userId } = useSession()
  const [edits, setEdits] = useState(() => readKeptEdits(userId, jobId))
  const typed = edits ? standing(edits).filter((question) => isReworded(edits, question)) : []
  if (typed.length === 0) return null
  const discard = () => {
    keepEdits(userId, jobId, null)
    setEdits(null)
  }
  return (
    <Notice
      tone="warning"
      title={title}
      className="mb-4"
      action={
        <Button size="sm" variant="secondary" onClick={discard}>
          {texts.discard}
        </Button>
      }
    >
      <ul className="list-disc ps-5">
        {typed.map(({ key, text }) => (
          <li key={key} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
