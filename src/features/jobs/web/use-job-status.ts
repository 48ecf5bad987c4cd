import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { closeJob, reopenJob } from '../contract/job-changes.ts'
import type { JobSummary } from '../contract.ts'
import { jobsTexts as texts } from './texts.ts'

type Changed = Pick<JobSummary, 'id' | 'title'>

/** Lists of jobs are asked for again, whether it went well or the job is not as this page has it. */
function useStatusChange({ send, said }: { send: () => Promise<unknown>; said: string }) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => toast.success(said),
    onError: (error) => toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['jobs'] }),
  })
}

export const useCloseJob = ({ id, title }: Changed) =>
  useStatusChange({ send: () => call(closeJob, { params: { jobId: id } }), said: texts.closedNow(title) })

export const useReopenJob = ({ id, title }: Changed) =>
  useStatusChange({ send: () => call(reopenJob, { params: { jobId: id } }), said: texts.reopenedNow(title) })
