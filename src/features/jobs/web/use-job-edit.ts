import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentSession } from '#features/accounts/web/use-session.ts'
import { copyOfTab, readCopy, removeCopy, writeCopy } from '#ui/draft/draft-copy.ts'
import type { Job, NewJob } from '../contract.ts'
import { draftOfJob, fieldsOfSteps, fittingDraft, type JobDraft } from './job-draft.ts'
import { sendJobChange } from './send-job-change.ts'

/** What is typed, and the version of the offer that it goes back to. */
interface Edit {
  draft: JobDraft
  /** The offer as it was when the typing began. */
  base: JobDraft
  version: number
}

/** Names what is kept of one job. */
export const jobKey = (jobId: string) => ['jobs', 'one', jobId] as const

/** An offer being changed: what is typed outlives a reload of this tab, until it is saved or given up. */
export function useJobEdit(job: Job) {
  const place = `edit-job:${currentSession().userId ?? ''}:${job.id}`
  const [restored] = useState(() => readCopy(place, fittingEdit)?.draft ?? null)
  const [edit, setEdit] = useState(restored ?? editOf(job))
  const [changed, setChanged] = useState(restored !== null)
  const [left, setLeft] = useState<Edit | null>(null)
  const save = useSaveJob(job, place)
  useEffect(() => {
    if (changed) writeCopy(place, copyOfTab(edit))
  }, [place, edit, changed])
  return {
    ...edit,
    restored: restored !== null && changed,
    changed,
    left,
    save,
    change: (part: Partial<JobDraft>) => {
      setEdit((now) => ({ ...now, draft: { ...now.draft, ...part } }))
      // Turning to another step changes nothing of the offer.
      if (Object.keys(part).some((name) => name !== 'step')) setChanged(true)
    },
    /** The offer as it is now; what was changed in it can be brought back, the rest stays as somebody else left it. */
    load: (present: Job) => {
      setLeft(changed ? edit : null)
      setEdit({ ...editOf(present), draft: { ...draftOfJob(present), step: edit.draft.step } })
      setChanged(false)
      removeCopy(place)
      save.reset()
    },
    bringBack: () => {
      if (left) setEdit({ ...edit, draft: { ...edit.draft, ...changesIn(left) } })
      setLeft(null)
      setChanged(true)
    },
  }
}

function useSaveJob(job: Job, place: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ offer, version }: { offer: NewJob; version: number }) =>
      sendJobChange(job.id, { ...offer, version }),
    onSuccess: () => {
      removeCopy(place)
      void queries.invalidateQueries({ queryKey: ['jobs'] })
    },
  })
}

function editOf(job: Job): Edit {
  const draft = draftOfJob(job)
  return { draft, base: draft, version: job.version }
}

const changesIn = ({ draft, base }: Edit): Partial<JobDraft> =>
  Object.fromEntries(
    fieldsOfSteps
      .flat()
      .filter((field) => JSON.stringify(draft[field]) !== JSON.stringify(base[field]))
      .map((field) => [field, draft[field]]),
  )

function fittingEdit({ draft, base, version }: Record<string, unknown>): Edit {
  if (typeof draft !== 'object' || draft === null || typeof version !== 'number')
    throw new Error('Of another form')
  const known = typeof base === 'object' && base !== null ? base : {}
  return { draft: fittingDraft({ ...draft }), base: fittingDraft({ ...known }), version }
}
