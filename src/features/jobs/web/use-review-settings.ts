import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/endpoint.ts'
import type { JobId } from '#contract/ids.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { getReviewSettingsEndpoint, setReviewSettingsEndpoint } from '../contract/review-settings.ts'
import { settingsTabTexts } from './job-page-texts.ts'

const settingsKey = (jobId: string) => ['jobs', 'review-settings', jobId] as const

/** How a job's candidates are reviewed. */
export const useReviewSettings = (jobId: JobId) =>
  useQuery({
    queryKey: settingsKey(jobId),
    queryFn: ({ signal }) => call(getReviewSettingsEndpoint, { params: { jobId }, signal }),
  })

/** Saves them; lists of candidates are asked for again, since names may appear or disappear. */
export function useSaveReviewSettings(jobId: JobId) {
  const t = useTexts(settingsTabTexts)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof setReviewSettingsEndpoint>) =>
      call(setReviewSettingsEndpoint, { params: { jobId }, body }),
    onSuccess: (saved) => {
      queries.setQueryData(settingsKey(jobId), saved)
      toast.success(t('saved'))
      void queries.invalidateQueries({ queryKey: ['candidates'] })
    },
    // The form asks for a reason instead.
    onError: (error) => {
      if (!isReasonNeeded(error)) toast.error(error.message)
    },
  })
}

/** Names that are hidden would become visible: the server wants to know why. */
export const isReasonNeeded = (error: unknown) => error instanceof ApiError && error.code === 'REASON_NEEDED'
