import { useParams } from 'react-router'
import { BackLink } from '#ui/components/back-link.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { InterviewPreview } from './interview-preview.tsx'
import { previewTexts } from './preview-texts.ts'

/** `/InterviewPreview/:jobId`: a job's interview as candidates see it; nothing is sent or saved. */
export function InterviewPreviewPage() {
  const t = useTexts(previewTexts)
  const { brand } = useSiteConfig()
  const { jobId = '' } = useParams()
  return (
    <Container width="reading" className="py-8 sm:py-10">
      <BackLink to={`/Jobs/${jobId}?tab=questions`} className="mb-3">
        {t('back')}
      </BackLink>
      <PageTitle documentTitle={`${t('title')} · ${brand}`} description={t('description')}>
        {t('title')}
      </PageTitle>
      <InterviewPreview jobId={jobId} />
    </Container>
  )
}
