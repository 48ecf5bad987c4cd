import { languageOfName } from '#contract/languages.ts'
import { Button } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { JobInterview } from '../contract/interview.ts'
import { interviewTexts as texts } from './interview-texts.ts'

type ConflictNoticeProps = { interview: JobInterview; onCarryOver: () => void; onTakePresent: () => void }

/** Shows what somebody else saved meanwhile; what was typed here waits below. */
export const ConflictNotice = ({ interview, onCarryOver, onTakePresent }: ConflictNoticeProps) => (
  <Notice tone="warning" title={texts.conflictTitle} takesFocus className="mb-4">
    <p>{texts.conflictText}</p>
    <Disclosure title={texts.present} className="mt-3" open>
      <ol lang={languageOfName(interview.language)} className="list-decimal space-y-1 ps-5">
        {interview.questions.map(({ text }) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ol>
    </Disclosure>
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="sm" onClick={onCarryOver}>
        {texts.carryOver}
      </Button>
      <Button size="sm" variant="secondary" onClick={onTakePresent}>
        {texts.takePresent}
      </Button>
    </div>
  </Notice>
)
