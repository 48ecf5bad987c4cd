import { useState } from 'react'
import { employerActs } from '#contract/endpoint.ts'
import { currentSession } from '#features/accounts/web/use-session.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { readCopy, removeCopy } from '#ui/draft/draft-copy.ts'
import { DraftKeeper } from '#ui/draft/draft-keeper.ts'
import { useKeptDraft } from '#ui/draft/use-kept-draft.ts'
import type { dropJobDraft, readJobDraft, saveJobDraft } from '../contract/draft.ts'
import { emptyDraft, fittingDraft, isBlank, type JobDraft } from './job-draft.ts'
import { endAttempt, newId, openAttempt } from './posting-attempt.ts'

const path = '/api/jobs/draft'
const access = employerActs
const read = routeOf<typeof readJobDraft>({ method: 'GET', path, access })
const save = routeOf<typeof saveJobDraft>({ method: 'PUT', path, access })
const drop = routeOf<typeof dropJobDraft>({ method: 'DELETE', path, access })

/** What was typed and is no longer in the form; it can be brought back. */
export interface LeftDraft {
  draft: JobDraft
  why: 'started-over' | 'replaced' | 'posted' | 'gone'
}

/** The job being typed, in this tab and on the server, and what it took the place of. */
export function useJobDraft() {
  const owner = currentSession().userId
  const place = `new-job:${owner ?? ''}`
  const [left, setLeft] = useState<LeftDraft | null>(null)
  const { shown, keeper } = useKeptDraft(
    () => keeperAt(place, setLeft),
    () => currentSession().userId === owner,
  )
  const swap = (draft: JobDraft, why: LeftDraft['why']) => {
    const before = keeper.current()
    endAttempt(place)
    keeper.replace(draft)
    if (before.phase === 'open') setLeft(isBlank(before.draft) ? null : { draft: before.draft, why })
  }
  return {
    place,
    shown,
    keeper,
    left,
    startOver: () => swap(emptyDraft, 'started-over'),
    replace: (draft: JobDraft) => swap(draft, 'replaced'),
    bringBack: () => {
      if (left) swap(left.draft, 'replaced')
    },
    choose: (which: 'this' | 'other') => {
      const draft = keeper.choose(which)
      setLeft(draft && !isBlank(draft) ? { draft, why: 'replaced' } : null)
    },
  }
}

function keeperAt(place: string, onLeft: (left: LeftDraft) => void) {
  const page = newId()
  return new DraftKeeper<JobDraft>({
    place,
    blank: emptyDraft,
    fitting: fittingDraft,
    asks: true,
    isSame: (one, other) => sameOffer(one) === sameOffer(other),
    load: async () => {
      const { draft, savedAt } = await call(read, {})
      return draft && savedAt ? { draft: fittingDraft(draft), savedAt } : null
    },
    onNothing: () => {
      const posted = postedUnheard(place)
      if (posted) onLeft({ draft: posted, why: 'posted' })
    },
    onGone: (draft) => onLeft({ draft, why: 'gone' }),
    save: async (draft, { basedOn, ...how }) => {
      const query = { page, ...(basedOn ? { basedOn } : {}) }
      if (!isBlank(draft)) return (await call(save, { query, body: draft, ...how })).savedAt
      await call(drop, { query, ...how })
      return null
    },
  })
}

/** What a draft says, whichever step it was left at. */
const sameOffer = (draft: JobDraft): string => JSON.stringify(fittingDraft({ ...draft, step: 0 }))

/** The draft of a job that was posted although no answer came: the server's copy is gone with the posting. */
function postedUnheard(place: string): JobDraft | null {
  const here = readCopy(place, fittingDraft)
  if (!openAttempt(place) || here?.savedAt == null || here.unsaved) return null
  endAttempt(place)
  removeCopy(place)
  return here.draft
}
