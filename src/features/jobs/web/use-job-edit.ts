import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { currentSession } from '#features/accounts/web/use-session.ts'
import { call } from '#ui/api/call.ts'
import { readTabCopy, removeTabCopy, writeTabCopy } from '#ui/draft/tab-copy.ts'
import { changeJobEndpoint, type Job, type NewJob } from '../contract/jobs.ts'
import { draftOfJob, fieldsOfSteps, type OfferDraft, offerDraft } from './job-draft.ts'

/** What is typed, and the version of the offer that it goes back to. */
const storedEdit = z.object({
  draft: offerDraft,
  /** The offer as it was when the typing began. */
  base: offerDraft,
  version: z.number(),
})
type Edit = z.output<typeof storedEdit>

/** An offer being changed: what is typed outlives a reload of this tab, until it is saved or discarded. */
export function useJobEdit(job: Job) {
  const key = `edit-job:${currentSession().userId ?? ''}:${job.id}`
  const [restored] = useState(() => readTabCopy(key, (stored) => storedEdit.parse(stored)))
  const [edit, setEdit] = useState(restored ?? editOf(job))
  const [changed, setChanged] = useState(restored !== null)
  const [undo, setUndo] = useState<Edit | null>(null)
  const save = useSaveJob(job, key)
  useEffect(() => {
    if (changed) writeTabCopy(key, edit)
  }, [key, edit, changed])
  return {
    ...edit,
    restored: restored !== null && changed,
    changed,
    undo,
    save,
    change: (part: Partial<OfferDraft>) => {
      setEdit((now) => ({ ...now, draft: { ...now.draft, ...part } }))
      // Turning to another step changes nothing of the offer.
      if (Object.keys(part).some((name) => name !== 'step')) setChanged(true)
    },
    /** Shows the current offer; what was changed here can be brought back onto it. */
    load: (current: Job) => {
      setUndo(changed ? edit : null)
      setEdit({ ...editOf(current), draft: { ...draftOfJob(current), step: edit.draft.step } })
      setChanged(false)
      removeTabCopy(key)
      save.reset()
    },
    bringBack: () => {
      if (undo) setEdit({ ...edit, draft: { ...edit.draft, ...changesIn(undo) } })
      setUndo(null)
      setChanged(true)
    },
  }
}

function useSaveJob(job: Job, key: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ offer, version }: { offer: NewJob; version: number }) =>
      call(changeJobEndpoint, { params: { jobId: job.id }, body: { ...offer, version } }),
    onSuccess: () => {
      removeTabCopy(key)
      void queries.invalidateQueries({ queryKey: ['jobs'] })
    },
  })
}

function editOf(job: Job): Edit {
  const draft = draftOfJob(job)
  return { draft, base: draft, version: job.version }
}

const changesIn = ({ draft, base }: Edit): Partial<OfferDraft> =>
  Object.fromEntries(
    fieldsOfSteps
      .flat()
      .filter((field) => JSON.stringify(draft[field]) !== JSON.stringify(base[field]))
      .map((field) => [field, draft[field]]),
  )
