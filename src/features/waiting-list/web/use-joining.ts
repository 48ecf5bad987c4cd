import { useRef, useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import { fieldProblem, normalizeField } from '#features/candidates/contract/registration.ts'
import { registrationTexts } from '#features/candidates/contract/registration-texts.ts'
import { sayFailure } from '#features/candidates/web/say-failure.ts'
import { beginProof, takeProof } from '#features/candidates/web/take-proof.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import type { joinWaitingListEndpoint } from '../contract.ts'

const route = routeOf<typeof joinWaitingListEndpoint>({
  method: 'POST',
  path: '/api/jobs/:jobId/waiting-list',
})

/** Checks and sends an address, with its proof of work. */
export function useJoining(jobId: JobId) {
  const say = useTexts(registrationTexts)
  const language = useLanguage()
  const [joined, setJoined] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)

  const edited = () => {
    beginProof()
    setError(undefined)
    setFailure(null)
  }
  const join = async (form: HTMLFormElement) => {
    if (underWay.current) return
    const typed = new FormData(form)
    const email = normalizeField('email', String(typed.get('email') ?? ''))
    const website = String(typed.get('website') ?? '')
    const problem = fieldProblem('email', email)
    if (problem) {
      setError(say(problem))
      form.querySelector<HTMLInputElement>('[name="email"]')?.focus()
      return
    }
    underWay.current = true
    setSending(true)
    setFailure(null)
    try {
      const proof = await takeProof()
      const body = { email, language, ...(proof && { proof }), ...(website && { website }) }
      await call(route, { params: { jobId }, body })
      setJoined(email)
    } catch (reason) {
      setFailure(sayFailure(reason, say, language))
    } finally {
      underWay.current = false
      setSending(false)
    }
  }
  return { joined, error, failure, sending, join, edited }
}
