import { Eye } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { useKeptFocus } from '#ui/components/use-kept-focus.ts'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { outcomeTexts } from './outcome-texts.ts'

type JobFormPageProps = { title: string; description: string; loading: string; children: ReactNode }

/** The frame of a page with the form of a job; users who may not edit jobs read why they see none. */
export function JobFormPage({ title, description, loading, children }: JobFormPageProps) {
  const t = useTexts(outcomeTexts)
  const { brand } = useSiteConfig()
  const canEdit = useCanEdit()
  const content = useRef<HTMLDivElement>(null)
  useKeptFocus(content)
  return (
    <Container width="reading" className="py-8 sm:py-10">
      <PageTitle description={description} documentTitle={`${title} · ${brand}`}>
        {title}
      </PageTitle>
      <div ref={content} tabIndex={-1} className="outline-none">
        {canEdit === null && <FormLoading label={loading} />}
        {canEdit === true && children}
        {canEdit === false && (
          <EmptyState
            title={t('viewer.title')}
            icon={<Eye aria-hidden />}
            action={
              <LinkButton to="/Jobs" variant="secondary">
                {t('back')}
              </LinkButton>
            }
          >
            {t('viewer.text')}
          </EmptyState>
        )}
      </div>
    </Container>
  )
}

export const FormLoading = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Skeleton className="h-160 rounded-xl" />
  </Loading>
)
