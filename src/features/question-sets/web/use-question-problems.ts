import { useEffect, useRef, useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import { call } from '#ui/api/call.ts'
import { questionLimits } from '../contract/limits.ts'
import { checkQuestionsEndpoint, type Question, type QuestionProblem } from '../contract/question-set.ts'

type Known = Readonly<Record<string, readonly QuestionProblem[]>>

const quietMs = 500

/** What is the matter with each text, asked for once the typing rests; the answer before stays until then. */
export function useQuestionProblems(jobId: JobId, kept: readonly Question[], texts: readonly string[]) {
  const [found, setFound] = useState<Known>({})
  const known: Known = { ...Object.fromEntries(kept.map(({ text, problems }) => [text, problems])), ...found }
  const unknown = [...new Set(texts.map((text) => text.trim()))].filter(
    (text) => text !== '' && !(text in known),
  )
  const wanted = JSON.stringify(unknown.slice(0, questionLimits.max))
  const under = useRef<AbortController>(undefined)
  useEffect(() => {
    const questions: string[] = JSON.parse(wanted)
    if (questions.length === 0) return
    const timer = setTimeout(() => {
      const asking = new AbortController()
      under.current = asking
      call(checkQuestionsEndpoint, { params: { jobId }, body: { questions }, signal: asking.signal }).then(
        ({ problems }) =>
          setFound((before) => ({
            ...before,
            ...Object.fromEntries(questions.map((text, at) => [text, problems[at] ?? []])),
          })),
        // Hints only: saving says what has to be said.
        () => undefined,
      )
    }, quietMs)
    return () => {
      clearTimeout(timer)
      under.current?.abort()
    }
  }, [jobId, wanted])
  return (text: string): readonly QuestionProblem[] => known[text.trim()] ?? []
}
