import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { closeJobEndpoint, type JobSummary, reopenJobEndpoint } from '../contract/jobs.ts'
import { jobsTexts } from './texts.ts'

type Changed = Pick<JobSummary, 'id' | 'title'>

/** Lists of jobs are asked for again, whether it went well or the job is not as this page has it. */
function useStatusChange({ send, message }: { send: () => Promise<unknown>; message: string }) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => toast.success(message),
    onError: (error) => toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['jobs'] }),
  })
}

export function useCloseJob({ id, title }: Changed) {
  const t = useTexts(jobsTexts)
  return useStatusChange({
    send: () => call(closeJobEndpoint, { params: { jobId: id } }),
    message: t('closedNow', { title }),
  })
}

export function useReopenJob({ id, title }: Changed) {
  const t = useTexts(jobsTexts)
  return useStatusChange({
    send: () => call(reopenJobEndpoint, { params: { jobId: id } }),
    message: t('reopenedNow', { title }),
  })
}
