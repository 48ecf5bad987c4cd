import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sayFailure } from '#features/accounts/web/read-failure.ts'
import { settingsKey } from '#features/company/web/use-settings.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { getDeletion, undoDeletion } from '../contract.ts'
import { deletionTexts as texts } from './texts.ts'

const deletionKey = ['privacy', 'deletion'] as const

/** What deleting the account would erase, and when it does if it was asked for. */
export const useDeletion = () =>
  useQuery({ queryKey: deletionKey, queryFn: ({ signal }) => call(getDeletion, { signal }) })

/** Asks anew for all that tells of the deletion, the banner over the pages included. */
export function useDeletionChanged() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: deletionKey }),
      queries.invalidateQueries({ queryKey: settingsKey }),
    ])
}

export function useUndoDeletion() {
  const changed = useDeletionChanged()
  return useMutation({
    mutationFn: () => call(undoDeletion, {}),
    onSuccess: () => {
      toast.success(texts.undone)
    },
    onError: (error) => {
      toast.error(sayFailure(error, texts.undoFailed))
    },
    onSettled: changed,
  })
}
