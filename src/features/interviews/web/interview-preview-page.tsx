import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router'
import { PageTitle } from '#ui/components/page-title.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
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
      <p className="mb-4 text-sm">
        <TextLink
          to={`/Jobs/${jobId}?tab=questions`}
          className="inline-flex items-center gap-1.5 [&_svg]:size-4"
        >
          <ArrowLeft aria-hidden />
          {t('back')}
        </TextLink>
      </p>
      <PageTitle documentTitle={`${t('title')} · ${brand}`} description={t('description')}>
        {t('title')}
      </PageTitle>
      <InterviewPreview jobId={jobId} />
    </Container>
  )
}
