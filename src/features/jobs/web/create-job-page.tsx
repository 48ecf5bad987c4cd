import { useSession } from '#features/accounts/web/use-session.ts'
import { Card } from '#ui/components/card.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { CreateJobForm } from './create-job-form.tsx'
import { createTexts as texts } from './create-texts.ts'
import { OutcomePanel } from './outcome-panel.tsx'
import { outcomeOf } from './posting-outcome.ts'
import { useCanPost } from './use-can-post.ts'
import { ViewerPanel } from './viewer-panel.tsx'

/** `/CreateJob`: posts a job offer, once the subscription allows it. */
export function CreateJobPage() {
  const { brand } = useSiteConfig()
  const { role } = useSession()
  return (
    <Container width="reading" className="py-8 sm:py-10">
      <PageTitle description={texts.description} documentTitle={`${texts.title} · ${brand}`}>
        {texts.title}
      </PageTitle>
      {role === 'VIEWER' ? <ViewerPanel /> : <CheckedForm />}
    </Container>
  )
}

function CheckedForm() {
  const { data, error, isPending, isFetching, refetch } = useCanPost()
  if (isPending)
    return (
      <Card className="flex justify-center py-20">
        <Spinner size="md">{texts.checking}</Spinner>
      </Card>
    )
  const outcome = error || !data?.canPost ? outcomeOf(error) : null
  // A second look that failed for reasons of its own takes no form away that somebody is filling in.
  if (outcome === null || (outcome === 'UNKNOWN_ERROR' && data?.canPost)) return <CreateJobForm />
  return <OutcomePanel outcome={outcome} onRetry={() => void refetch()} retrying={isFetching} />
}
