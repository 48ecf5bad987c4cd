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
  return {
    edits,
    unsaved,
    /** Somebody else saved meanwhile: these edits belong to a set that is no more. */
    conflict: unsaved && edits.version !== interview.version,
    change: set,
    discard: () => set(null),
    carryOver: () => set(rebaseEdits(edits, interview)),
    saving: useSaving(jobId, edits, () => set(null)),
    rewriting: useRewriting(jobId, interview.version, () => set(null)),
    suggesting: useSuggesting(jobId, edits, set),
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
    onError: (error: Error) => {
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: jobInterviewKey(jobId) })
      toast.error(error.message)
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
    onError,
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
    onError,
  })
}

function useSuggesting(jobId: JobId, edits: InterviewEdits, set: (edits: InterviewEdits) => void) {
  const attempts = useRef(new Map<string, number>())
  const { onError } = useAnswered(jobId)
  // What was typed while the answer was under way stays.
  const latest = useRef(edits)
  latest.current = edits
  return useMutation({
    mutationFn: (key: string) => {
      const attempt = Math.min((attempts.current.get(key) ?? 0) + 1, 100)
      attempts.current.set(key, attempt)
      const shown = standing(edits)
      const at = shown.findIndex((question) => question.key === key)
      const questions = shown.map(({ text }) => text)
      return call(suggestQuestion, { params: { jobId }, body: { at, questions, attempt } })
    },
    onSuccess: ({ text, competency }, key) =>
      set(changeQuestion(latest.current, key, { text, competency, from: null })),
    onError,
  })
}
