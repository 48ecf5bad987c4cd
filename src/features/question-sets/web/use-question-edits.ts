import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import { useSession } from '#features/accounts/web/use-session.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { readTabCopy, removeTabCopy, writeTabCopy } from '#ui/draft/tab-copy.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import {
  changeQuestionSetEndpoint,
  type QuestionSet,
  rewriteQuestionSetEndpoint,
  suggestQuestionEndpoint,
} from '../contract/question-set.ts'
import {
  changeQuestion,
  changesOf,
  type EditedQuestion,
  type EditedQuestions,
  editedTexts,
  hasEdits,
  startEdits,
  storedEdits,
} from './question-edits.ts'
import { questionTexts } from './texts.ts'
import { questionSetKey } from './use-question-set.ts'

export type QuestionEditing = ReturnType<typeof useQuestionEdits>

/** The edits of a question set and how they are saved; nothing typed is lost but by a click that says so. */
export function useQuestionEdits(jobId: JobId, questionSet: QuestionSet, editable: boolean) {
  const { version } = questionSet
  const [stored, setStored] = useStoredEdits(jobId)
  const isCurrent = editable && stored.version === version
  const start = startEdits(questionSet)
  const questions: EditedQuestions = isCurrent ? stored.questions : start
  // The set was saved by somebody else or locked: the texts typed here are shown, to be copied.
  const outdated = isCurrent ? stored.outdated : [...stored.outdated, ...editedTexts(stored.questions)]
  const discard = () => setStored({ ...nothing, outdated })
  const change = (next: EditedQuestions) =>
    hasEdits(start, next) ? setStored({ version, questions: [...next], outdated }) : discard()
  return {
    start,
    questions,
    unsaved: isCurrent,
    outdated,
    discardOutdated: () => setStored(isCurrent ? { ...stored, outdated: [] } : nothing),
    change,
    discard,
    ...useSaving(jobId, changesOf(version, questions), discard),
    suggesting: useSuggesting(jobId, questions, change),
  }
}

const nothing = { version: 0, questions: [], outdated: [] }

/** Edits in this tab, of one user: somebody else who signs in here sees none of them. */
function useStoredEdits(jobId: JobId) {
  const { userId } = useSession()
  const [key] = useState(`question-edits:${userId ?? ''}:${jobId}`)
  const edits = useState(() => readTabCopy(key, (stored) => storedEdits.parse(stored)) ?? nothing)
  const [stored] = edits
  const unsaved = stored.questions.length > 0
  useEffect(() => {
    if (unsaved || stored.outdated.length > 0) writeTabCopy(key, stored)
    else removeTabCopy(key)
  }, [key, stored, unsaved])
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  return edits
}

/** A refusal loads the current set. */
function useRefresh(jobId: JobId) {
  const queries = useQueryClient()
  return (error: Error) => {
    if (error instanceof ApiError && error.status === 409)
      void queries.invalidateQueries({ queryKey: questionSetKey(jobId) })
  }
}

function useSaving(jobId: JobId, body: ReturnType<typeof changesOf>, discard: () => void) {
  const t = useTexts(questionTexts)
  const queries = useQueryClient()
  const refresh = useRefresh(jobId)
  const params = { jobId }
  const onSuccess = (questionSet: QuestionSet) => {
    discard()
    queries.setQueryData(questionSetKey(jobId), questionSet)
    void queries.invalidateQueries({ queryKey: ['jobs', 'company'] })
  }
  const saving = useMutation({
    mutationFn: () => call(changeQuestionSetEndpoint, { params, body }),
    onSuccess: (questionSet) => {
      onSuccess(questionSet)
      toast.success(t('saved'))
    },
    // The page itself says what went wrong.
    onError: refresh,
  })
  const rewriting = useMutation({
    mutationFn: () => call(rewriteQuestionSetEndpoint, { params, body: { version: body.version } }),
    onSuccess,
    onError: (error) => {
      refresh(error)
      toast.error(error.message)
    },
  })
  return { saving, rewriting }
}

/** Another question in place of one; asked again, yet another. */
function useSuggesting(jobId: JobId, questions: EditedQuestions, change: (next: EditedQuestions) => void) {
  const refresh = useRefresh(jobId)
  // Text that was typed before the answer arrived stays.
  const latest = useRef(questions)
  latest.current = questions
  return useMutation({
    // Of one that was just added, and may not be in the set yet, or of one of the set.
    mutationFn: async ({ key, text, suggestion }: EditedQuestion) => {
      const before = suggestion?.text === text ? suggestion : { of: text, attempt: 0 }
      const attempt = Math.min(before.attempt + 1, 100)
      const found = questions.findIndex((question) => question.key === key)
      const at = found === -1 ? questions.length : found
      const texts = questions.map((question) => question.text).toSpliced(at, 1, before.of)
      const body = { at, questions: texts, attempt }
      const suggested = await call(suggestQuestionEndpoint, { params: { jobId }, body })
      return { ...suggested, of: before.of, attempt }
    },
    onSuccess: (suggestion, { key }) => {
      const { text, competency, keyPoints } = suggestion
      change(changeQuestion(latest.current, key, { text, competency, keyPoints, suggestion, replaced: true }))
    },
    onError: (error) => {
      refresh(error)
      toast.error(error.message)
    },
  })
}
