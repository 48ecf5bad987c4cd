import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { settingsKey } from '#features/company/web/use-settings.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { getDeletionEndpoint, undoDeletionEndpoint } from '../contract.ts'
import { deletionTexts } from './texts.ts'

const deletionKey = ['privacy', 'deletion'] as const

/** What deleting the account would erase, and when it does if it was asked for. */
export const useDeletion = () =>
  useQuery({ queryKey: deletionKey, queryFn: ({ signal }) => call(getDeletionEndpoint, { signal }) })

/** Loads again what shows the deletion, the banner over the pages included. */
export function useDeletionChanged() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: deletionKey }),
      queries.invalidateQueries({ queryKey: settingsKey }),
    ])
}

export function useUndoDeletion() {
  const t = useTexts(deletionTexts)
  const changed = useDeletionChanged()
  return useMutation({
    mutationFn: () => call(undoDeletionEndpoint, {}),
    onSuccess: () => {
      toast.success(t('undone'))
    },
    onError: (error) => {
      toast.error(failureMessage(error, t('undoFailed')))
    },
    onSettled: changed,
  })
}
