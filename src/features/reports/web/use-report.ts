import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { canEdit, canView } from '#contract/endpoint.ts'
import type { CandidateId } from '#contract/ids.ts'
import { type EmployerLanguage, employerLanguages } from '#contract/languages.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { toast } from '#ui/components/toast.ts'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import type { generateReportEndpoint, getReportEndpoint, ReportState } from '../contract/candidate-report.ts'
import { reportButtonTexts } from './report-button-texts.ts'

const generating = routeOf<typeof generateReportEndpoint>({
  method: 'PUT',
  path: '/api/candidates/report/:candidateId',
  access: canEdit,
})
const reading = routeOf<typeof getReportEndpoint>({
  method: 'GET',
  path: '/api/candidates/report/:candidateId',
  access: canView,
})

/** A candidate with the state of their report, as lists have it. */
export type Reported = ReportState & { id: CandidateId; assessment: object | null }

const pauseMs = 1_000

/** Has a report generated in the reader's language, and says so when it is there; `isGenerating` also when somebody else asked for it. */
export function useReport({ id, reportStatus, reportLanguage }: Reported, name: string) {
  const spoken = useLanguage()
  const language = employerLanguages.find((one) => one === spoken) ?? 'en'
  const t = useTexts(reportButtonTexts)
  const queries = useQueryClient()
  const mutationKey = ['report', id]
  const isAsked = useIsMutating({ mutationKey }) > 0
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: () => generate(id, language),
    onSuccess: (status) => {
      if (status === 'READY') toast.success(t('generated', { name }))
      else toast.error(t('failed'))
    },
    onError: (error) => {
      toast.error((error instanceof ApiError && error.serverMessage) || t('failed'))
    },
    // All loaded pages again.
    onSettled: () =>
      Promise.all(['candidates', 'candidate'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
  return {
    isGenerating: isAsked || reportStatus === 'GENERATING',
    isOtherLanguage: reportLanguage !== null && reportLanguage !== language,
    generate: () => mutate(),
  }
}

async function generate(
  candidateId: CandidateId,
  language: EmployerLanguage,
): Promise<ReportState['reportStatus']> {
  const params = { candidateId }
  let { reportStatus } = await call(generating, { params, body: { language } })
  while (reportStatus === 'GENERATING') {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    reportStatus = (await call(reading, { params })).reportStatus
  }
  return reportStatus
}
