import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import { useSession } from '#features/accounts/web/use-session.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import {
  changeJobInterview,
  type JobInterview,
  rewriteJobInterview,
  suggestQuestion,
} from '../contract/interview.ts'
import { interviewTexts as texts } from './interview-texts.ts'
import { keepEdits, readKeptEdits } from './kept-edits.ts'
import {
  changeQuestion,
  changesOf,
  type EditedQuestion,
  hasEdits,
  type InterviewEdits,
  rebaseEdits,
  standing,
  startEdits,
} from './question-edits.ts'
import { jobInterviewKey } from './use-job-interview.ts'

/** The edits of a job's interview and what becomes of them; nothing typed is lost but by a click that says so. */
export function useInterviewEdits(jobId: JobId, interview: JobInterview) {
  const { userId } = useSession()
  const [kept, setKept] = useState(() => readKeptEdits(userId, jobId))
  const edits = kept ?? startEdits(interview)
  const set = (next: InterviewEdits | null) => {
    const unsaved = next && hasEdits(next) ? next : null
    keepEdits(userId, jobId, unsaved)
    setKept(unsaved)
  }
  const unsaved = kept !== null
  const saving = useSaving(jobId, edits, () => set(null))
  const { suggesting, isSeen } = useSuggesting(jobId, edits, set)
  return {
    edits,
    unsaved,
    /** Somebody else saved meanwhile: these edits belong to a set that is no more. */
    conflict: unsaved && edits.version !== interview.version,
    change: set,
    discard: () => set(null),
    carryOver: () => {
      saving.reset()
      set(rebaseEdits(edits, interview))
    },
    saving,
    rewriting: useRewriting(jobId, interview.version, () => set(null)),
    suggesting,
    isSeen,
  }
}

/** Keeps what the server has now; a refusal asks for the present set, which shows what is the matter. */
function useAnswered(jobId: JobId) {
  const queries = useQueryClient()
  return {
    onSuccess: (interview: JobInterview) => {
      queries.setQueryData(jobInterviewKey(jobId), interview)
      void queries.invalidateQueries({ queryKey: ['jobs', 'company'] })
    },
    onError: (error: Error, how?: { quiet?: boolean }) => {
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: jobInterviewKey(jobId) })
      if (how?.quiet !== true) toast.error(error.message)
    },
  }
}

function useSaving(jobId: JobId, edits: InterviewEdits, done: () => void) {
  const { onSuccess, onError } = useAnswered(jobId)
  return useMutation({
    mutationFn: () => call(changeJobInterview, { params: { jobId }, body: changesOf(edits) }),
    onSuccess: (interview) => {
      done()
      onSuccess(interview)
      toast.success(texts.saved)
    },
    // The page itself says what somebody else did meanwhile, and has the focus.
    onError: (error) => onError(error, { quiet: error instanceof ApiError && error.status === 409 }),
  })
}

function useRewriting(jobId: JobId, version: number, done: () => void) {
  const { onSuccess, onError } = useAnswered(jobId)
  return useMutation({
    mutationFn: () => call(rewriteJobInterview, { params: { jobId }, body: { version } }),
    onSuccess: (interview) => {
      done()
      onSuccess(interview)
    },
    onError: (error) => onError(error),
  })
}

/** What was shown in one place: the words it began from, and those that came in their place so far. */
interface Round {
  began: string
  shown: readonly string[]
}

/** Other questions in place of one, each once before one comes back; `isSeen` says when one did. */
function useSuggesting(jobId: JobId, edits: InterviewEdits, set: (edits: InterviewEdits) => void) {
  const rounds = useRef(new Map<string, Round>())
  const [seen, setSeen] = useState<Readonly<Record<string, string>>>({})
  const { onError } = useAnswered(jobId)
  // What was typed while the answer was under way stays.
  const latest = useRef(edits)
  latest.current = edits
  const suggesting = useMutation({
    mutationFn: (key: string) => {
      const shown = standing(edits)
      const at = shown.findIndex((question) => question.key === key)
      const texts = shown.map(({ text }) => text)
      const round = roundOf(rounds.current.get(key), texts[at] ?? '')
      rounds.current.set(key, round)
      const attempt = Math.min(round.shown.length + 1, 100)
      return call(suggestQuestion, {
        params: { jobId },
        body: { at, questions: texts.with(at, round.began), attempt },
      })
    },
    onSuccess: ({ text, competency }, key) => {
      const round = rounds.current.get(key)
      if (round?.shown.includes(text)) setSeen((others) => ({ ...others, [key]: text }))
      if (round) rounds.current.set(key, { ...round, shown: [...round.shown, text] })
      set(changeQuestion(latest.current, key, { text, competency, from: null }))
    },
    onError: (error) => onError(error),
  })
  return { suggesting, isSeen: ({ key, text }: EditedQuestion) => seen[key] === text }
}

/** The round that goes on, or a new one where somebody wrote something else meanwhile. */
const roundOf = (round: Round | undefined, text: string): Round =>
  round?.shown.at(-1) === text ? round : { began: text, shown: [] }
