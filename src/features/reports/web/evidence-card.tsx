import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { canEdit } from '#contract/endpoint.ts'
import type { CandidateId, JobId } from '#contract/ids.ts'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { downloadFile } from '#ui/api/download-file.ts'
import { routeOf } from '#ui/api/route.ts'
import { Button } from '#ui/components/button.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { candidateEvidenceEndpoint, jobEvidenceEndpoint } from '../contract/evidence.ts'
import { evidenceTexts } from './evidence-texts.ts'

const ofCandidate = routeOf<typeof candidateEvidenceEndpoint>({
  method: 'GET',
  path: '/api/candidates/:candidateId/evidence',
  access: canEdit,
})
const ofJob = routeOf<typeof jobEvidenceEndpoint>({
  method: 'GET',
  path: '/api/jobs/:jobId/evidence',
  access: canEdit,
})

type SectionProps = { id: string; title: string; className: string; children: ReactNode }
export type EvidenceCardProps = {
  of: { candidateId: CandidateId } | { jobId: JobId }
  /** What the page shows its sections in. */
  Section?: ComponentType<SectionProps>
}

const PlainSection = ({ title, children, ...rest }: SectionProps) => (
  <section {...rest}>
    <h2 className="mb-1 text-lg font-semibold">{title}</h2>
    {children}
  </section>
)

/** What an evidence bundle is, and its download; nothing for viewers. */
export function EvidenceCard({ of, Section = PlainSection }: EvidenceCardProps) {
  const t = useTexts(evidenceTexts)
  const [received, setReceived] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      'jobId' in of
        ? downloadFile(ofJob, { params: of }, t('name'), setReceived)
        : downloadFile(ofCandidate, { params: of }, t('name'), setReceived),
    onMutate: () => setReceived(0),
    onSuccess: () => toast.success(t('done')),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('failed')),
  })
  if (!useCanEdit()) return null
  const megabytes = Math.round(received / 100_000) / 10
  return (
    <Section id="evidence-bundle" title={t('title')} className="print:hidden">
      <p className="max-w-prose text-sm text-ink-soft">
        {t('jobId' in of ? 'ofJob' : 'ofCandidate')} {t('verify')}
      </p>
      <Button
        size="sm"
        variant="secondary"
        className="mt-3"
        icon={<Download aria-hidden />}
        busy={isPending}
        busyLabel={megabytes === 0 ? t('making') : t('receiving', { megabytes })}
        onClick={() => mutate()}
      >
        {t('download')}
      </Button>
    </Section>
  )
}
