import type { CandidateId } from '#contract/ids.ts'
import { CvPane } from '#features/interviews/web/cv-pane.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { dashboardTexts } from './dashboard-texts.ts'

type CvDialogProps = { candidateId: CandidateId; name: string; onClose: () => void }

export function CvDialog({ candidateId, name, onClose }: CvDialogProps) {
  const t = useTexts(dashboardTexts)
  return (
    <Dialog open size="lg" title={t('cvOf', { name })} onClose={onClose}>
      <CvPane candidateId={candidateId} />
    </Dialog>
  )
}
