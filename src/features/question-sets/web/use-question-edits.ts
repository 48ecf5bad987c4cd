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
  remaining,
  startEdits,
} from './question-edits.ts'
import { questionTexts } from './texts.ts'
import { questionSetKey } from './use-question-set.ts'

/** Edits that are not saved yet, of one version of the set. */
type StoredEdits = { version: number; questions: EditedQuestions }

/** Edits in this tab, of one user: somebody else who signs in here sees none of them. */
export function useStoredEdits(jobId: JobId) {
  const { userId } = useSession()
  const [key] = useState(`question-edits:${userId ?? ''}:${jobId}`)
  const [stored, setStored] = useState(() => readTabCopy(key, parseEdits))
  useEffect(() => {
    if (stored) writeTabCopy(key, stored)
    else removeTabCopy(key)
  }, [key, stored])
  return [stored, setStored] as const
}

function parseEdits({ version, questions }: Record<string, unknown>): StoredEdits {
  if (typeof version !== 'number' || !Array.isArray(questions)) throw new Error('Not edits of questions')
  return { version, questions }
}

export type QuestionEditing = ReturnType<typeof useQuestionEdits>

/** The edits of a question set and how they are saved; nothing typed is lost but by a click that says so. */
export function useQuestionEdits(jobId: JobId, questionSet: QuestionSet) {
  const { version } = questionSet
  const [stored, setStored] = useStoredEdits(jobId)
  const [outdated, setOutdated] = useState<readonly string[]>([])
  const current = stored?.version === version ? stored.questions : null
  // Somebody else saved meanwhile: the texts typed here are shown to be copied, beside the current questions.
  useEffect(() => {
    if (!stored || stored.version === version) return
    setOutdated(editedTexts(stored.questions))
    setStored(null)
  }, [stored, version, setStored])
  const questions = current ?? startEdits(questionSet)
  const change = (next: EditedQuestions) => setStored(hasEdits(next) ? { version, questions: next } : null)
  const discard = () => setStored(null)
  const { saving, rewriting } = useSaving(jobId, changesOf(version, questions), discard)
  return {
    questions,
    unsaved: current !== null,
    /** Texts of edits that somebody else's save has made impossible. */
    outdated,
    discardOutdated: () => setOutdated([]),
    change,
    discard,
    saving,
    rewriting,
    ...useSuggesting(jobId, questions, change),
  }
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

/** Other questions in place of one, each once before one is repeated. */
function useSuggesting(jobId: JobId, questions: EditedQuestions, change: (next: EditedQuestions) => void) {
  /** By question: the text that the suggestions began from, then each of them. */
  const [rounds, setRounds] = useState<Readonly<Record<string, readonly string[]>>>({})
  const refresh = useRefresh(jobId)
  // Text that was typed before the answer arrived stays.
  const latest = useRef(questions)
  latest.current = questions
  const suggesting = useMutation({
    mutationFn: async ({ key, text }: EditedQuestion) => {
      const shown = remaining(questions)
      const at = shown.findIndex((question) => question.key === key)
      const before = rounds[key] ?? []
      const round = before.at(-1) === text ? before : [text]
      const texts = shown.map((question) => question.text).with(at, round[0] ?? text)
      const body = { at, questions: texts, attempt: Math.min(round.length, 100) }
      return { round, ...(await call(suggestQuestionEndpoint, { params: { jobId }, body })) }
    },
    onSuccess: ({ round, text, competency }, { key }) => {
      setRounds((others) => ({ ...others, [key]: [...round, text] }))
      change(changeQuestion(latest.current, key, { text, competency, replaced: true }))
    },
    onError: (error) => {
      refresh(error)
      toast.error(error.message)
    },
  })
  const isRepeated = ({ key, text }: EditedQuestion): boolean => {
    const [, ...shown] = rounds[key] ?? []
    return shown.at(-1) === text && shown.indexOf(text) < shown.length - 1
  }
  return { suggesting, isRepeated }
}
