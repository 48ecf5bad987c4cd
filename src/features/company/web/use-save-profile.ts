import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { finishOnboardingEndpoint, type OnboardingDraft } from '../contract/settings.ts'
import { identityOf } from './profile-draft.ts'
import { settingsKey } from './use-settings.ts'

interface Saving {
  draft: OnboardingDraft | undefined
  onSaved: () => void | Promise<void>
  savedText: string
  failureOf: (error: unknown) => string
}

/** Sends the company profile as it is typed. */
export function useSaveProfile({ draft, onSaved, savedText, failureOf }: Saving) {
  const queries = useQueryClient()
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: async () => {
      const body = draft && identityOf(draft)
      if (body) await call(finishOnboardingEndpoint, { body })
    },
    onSuccess: async () => {
      await onSaved()
      toast.success(savedText)
      await queries.invalidateQueries({ queryKey: settingsKey })
    },
    onError: (error) => void toast.error(failureOf(error)),
  })
  return { save: () => mutate(), busy: isPending, isSuccess, isError }
}
