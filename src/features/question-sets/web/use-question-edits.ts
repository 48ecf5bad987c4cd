import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import { useSession } from '#features/accounts/web/use-session.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
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
  editedTexts,
  hasEdits,
  type QuestionEdits,
  remaining,
  startEdits,
} from './question-edits.ts'
import { readStoredEdits, storeEdits } from './stored-edits.ts'
import { questionTexts } from './texts.ts'
import { questionSetKey } from './use-question-set.ts'

/** The edits of a question set and how they are saved; nothing typed is lost but by a click that says so. */
export function useQuestionEdits(jobId: JobId, questionSet: QuestionSet) {
  const { userId } = useSession()
  const [stored, setStored] = useState(() => readStoredEdits(userId, jobId))
  const [outdated, setOutdated] = useState<readonly string[]>([])
  const isOutdated = stored !== null && stored.version !== questionSet.version
  const edits = stored && !isOutdated ? stored : startEdits(questionSet)
  const set = (next: QuestionEdits | null) => {
    const unsaved = next && hasEdits(next) ? next : null
    storeEdits(userId, jobId, unsaved)
    setStored(unsaved)
  }
  // Somebody else saved meanwhile: the texts typed here are shown to be copied, beside the current questions.
  useEffect(() => {
    if (!isOutdated) return
    setOutdated(editedTexts(stored))
    storeEdits(userId, jobId, null)
    setStored(null)
  }, [isOutdated, stored, userId, jobId])
  const unsaved = stored !== null && !isOutdated
  const saving = useSaving(jobId, edits, () => set(null))
  const { suggesting, isRepeated } = useSuggesting(jobId, edits, set)
  return {
    edits,
    unsaved,
    /** Texts of edits that somebody else's save has made impossible. */
    outdated,
    discardOutdated: () => setOutdated([]),
    change: set,
    discard: () => set(null),
    saving,
    rewriting: useRewriting(jobId, questionSet.version, () => set(null)),
    suggesting,
    isRepeated,
  }
}

/** Shows what the server has now; a refusal loads the current set. */
function useReply(jobId: JobId) {
  const queries = useQueryClient()
  return {
    onSuccess: (questionSet: QuestionSet) => {
      queries.setQueryData(questionSetKey(jobId), questionSet)
      void queries.invalidateQueries({ queryKey: ['jobs', 'company'] })
    },
    onError: (error: Error, how?: { quiet?: boolean }) => {
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: questionSetKey(jobId) })
      if (how?.quiet !== true) toast.error(error.message)
    },
  }
}

function useSaving(jobId: JobId, edits: QuestionEdits, done: () => void) {
  const t = useTexts(questionTexts)
  const { onSuccess, onError } = useReply(jobId)
  return useMutation({
    mutationFn: () => call(changeQuestionSetEndpoint, { params: { jobId }, body: changesOf(edits) }),
    onSuccess: (questionSet) => {
      done()
      onSuccess(questionSet)
      toast.success(t('saved'))
    },
    // The page itself shows a conflict, with the focus on it.
    onError: (error) => onError(error, { quiet: error instanceof ApiError && error.status === 409 }),
  })
}

function useRewriting(jobId: JobId, version: number, done: () => void) {
  const { onSuccess, onError } = useReply(jobId)
  return useMutation({
    mutationFn: () => call(rewriteQuestionSetEndpoint, { params: { jobId }, body: { version } }),
    onSuccess: (questionSet) => {
      done()
      onSuccess(questionSet)
    },
    onError: (error) => onError(error),
  })
}

/** The suggestions for one question: the text they began from, and those shown so far. */
interface Round {
  original: string
  shown: readonly string[]
}

/** Other questions in place of one, each once before one is repeated. */
function useSuggesting(jobId: JobId, edits: QuestionEdits, set: (edits: QuestionEdits) => void) {
  const rounds = useRef(new Map<string, Round>())
  const [repeated, setRepeated] = useState<Readonly<Record<string, string>>>({})
  const { onError } = useReply(jobId)
  // Text that was typed before the answer arrived stays.
  const latest = useRef(edits)
  latest.current = edits
  const suggesting = useMutation({
    mutationFn: (key: string) => {
      const shown = remaining(edits)
      const index = shown.findIndex((question) => question.key === key)
      const texts = shown.map(({ text }) => text)
      const round = roundOf(rounds.current.get(key), texts[index] ?? '')
      rounds.current.set(key, round)
      const attempt = Math.min(round.shown.length + 1, 100)
      return call(suggestQuestionEndpoint, {
        params: { jobId },
        body: { at: index, questions: texts.with(index, round.original), attempt },
      })
    },
    onSuccess: ({ text, competency }, key) => {
      const round = rounds.current.get(key)
      if (round?.shown.includes(text)) setRepeated((others) => ({ ...others, [key]: text }))
      if (round) rounds.current.set(key, { ...round, shown: [...round.shown, text] })
      set(changeQuestion(latest.current, key, { text, competency, from: null }))
    },
    onError: (error) => onError(error),
  })
  return { suggesting, isRepeated: ({ key, text }: EditedQuestion) => repeated[key] === text }
}

/** The round that continues, or a new one where the text was changed by hand. */
const roundOf = (round: Round | undefined, text: string): Round =>
  round?.shown.at(-1) === text ? round : { original: text, shown: [] }
