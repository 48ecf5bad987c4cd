import { useEffect, useState } from 'react'
import { useSession } from '#features/accounts/web/use-session.ts'
import { emptyDraft, fieldsOfSteps, type JobDraft } from './job-draft.ts'

interface Kept {
  step: number
  draft: JobDraft
}

const blank: Kept = { step: 0, draft: emptyDraft }

/** The job being typed and the step one is at; both outlive a reload of this tab. */
export function useJobDraft() {
  const { userId } = useSession()
  const place = `new-job:${userId ?? ''}`
  const [kept, setKept] = useState(() => read(place))
  useEffect(() => write(place, kept), [place, kept])
  return {
    ...kept,
    change: (part: Partial<JobDraft>) => setKept((now) => ({ ...now, draft: { ...now.draft, ...part } })),
    goTo: (step: number) => setKept((now) => ({ ...now, step })),
    /** Once it is posted nothing of it stays. */
    forget: () => {
      setKept(blank)
      write(place, blank)
    },
  }
}

function write(place: string, kept: Kept): void {
  try {
    if (kept === blank) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify(kept))
  } catch {
    // Storage is closed: what is typed lives as long as the page.
  }
}

function read(place: string): Kept {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    if (!isRecord(stored) || !isRecord(stored.draft)) return blank
    const step = fieldsOfSteps.findIndex((_, at) => at === stored.step)
    return { step: Math.max(step, 0), draft: fitting(stored.draft) }
  } catch {
    return blank
  }
}

/** What was stored, as far as it has the shape that this version of the form knows. */
function fitting(stored: Record<string, unknown>): JobDraft {
  const known = Object.entries(emptyDraft).map(([field, empty]) => {
    const value = stored[field]
    return [field, sameShape(value, empty) ? value : empty]
  })
  return { ...emptyDraft, ...Object.fromEntries(known) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sameShape = (value: unknown, like: string | string[]): boolean =>
  Array.isArray(like)
    ? Array.isArray(value) && value.every((one) => typeof one === 'string')
    : typeof value === 'string'
