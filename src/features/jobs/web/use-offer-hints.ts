import { useEffect, useState } from 'react'
import { call } from '#ui/api/call.ts'
import { type OfferHint, readOfferHintsEndpoint } from '../contract/offer-hints.ts'
import type { OfferDraft } from './job-draft.ts'

const pauseMs = 900

export const hintKey = ({ field, kind, found }: OfferHint): string => `${field} ${kind} ${found ?? ''}`

/** What to think over in the offer as it is typed, asked for in a pause; what was dismissed stays away. */
export function useOfferHints(draft: OfferDraft) {
  const [hints, setHints] = useState<readonly OfferHint[]>([])
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const { title, description, type, skills, minExperienceYears, seniorityLevel, educationLevel } = draft
  const offer = { title, description, type, skills, minExperienceYears, seniorityLevel, educationLevel }
  const asked = JSON.stringify(offer)
  const written = title.trim() !== '' || description.trim() !== ''
  useEffect(() => {
    if (!written) return setHints([])
    const stop = new AbortController()
    const ask = async () => {
      try {
        const { hints: found } = await call(readOfferHintsEndpoint, {
          body: JSON.parse(asked),
          signal: stop.signal,
        })
        if (!stop.signal.aborted) setHints(found)
      } catch {
        // Hints are a help: without them one writes as before.
      }
    }
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, written])
  return {
    // A field that is still empty needs no advice.
    hints: hints.filter((hint) => draft[hint.field].length > 0 && !dismissed.includes(hintKey(hint))),
    dismiss: (hint: OfferHint) => setDismissed((before) => [...before, hintKey(hint)]),
  }
}
