import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { type CompanyExport, listExportsEndpoint, requestExportEndpoint } from '../contract.ts'
import { exportTexts } from './texts.ts'

const soonMs = 2_000
const laterMs = 20_000
const freshForMs = 120_000

const exportsKey = ['privacy', 'exports'] as const

/** When to look again: soon while a copy has just been asked for, seldom when it takes long, else never. */
function nextLook(exports: readonly CompanyExport[], now: number): number | false {
  const waiting = exports.find(({ state }) => state === 'waiting')
  if (!waiting) return false
  return now - Date.parse(waiting.requestedAt) < freshForMs ? soonMs : laterMs
}

/** The company's exports; asks again by itself while one is being made. */
export const useExports = () =>
  useQuery({
    queryKey: exportsKey,
    queryFn: ({ signal }) => call(listExportsEndpoint, { signal }),
    refetchInterval: ({ state }) => nextLook(state.data ?? [], Date.now()),
  })

export function useRequestExport() {
  const t = useTexts(exportTexts)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(requestExportEndpoint, {}),
    onError: (error) => {
      toast.error(failureMessage(error, t('askFailed')))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: exportsKey }),
  })
}
