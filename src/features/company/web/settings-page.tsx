import { type ComponentProps, lazy, Suspense, useEffect, useRef } from 'react'
import { SubscriptionsSection } from '#features/billing/web/subscriptions-section.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { toast } from '#ui/components/toast.ts'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { ContactSection } from './contact-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SectionLinks } from './section-links.tsx'
import { settingsTexts } from './settings-texts.ts'
import { StatusSection } from './status-section.tsx'
import { useHashTarget } from './use-hash-target.ts'
import { useSettings } from './use-settings.ts'

const loadMore = () => import('./more-sections.tsx')
const MoreSections = lazy(async () => ({ default: (await loadMore()).MoreSections }))

type Parts = ComponentProps<typeof MoreSections>

/** `/Settings`: the signed-in user, their company and everything that can be set. */
export function SettingsPage({ dataSection }: Pick<Parts, 'dataSection'>) {
  const t = useTexts(settingsTexts)
  const { brand } = useSiteConfig()
  const { data, isError, isFetching, refetch } = useSettings()
  const failed = isError && !data
  // Fetched while the settings load; rendering it shows a failure.
  useEffect(() => void loadMore().catch(() => undefined), [])
  const failure = failed ? t('failedToast') : null
  useEffect(() => {
    if (failure) toast.error(failure)
  }, [failure])
  return (
    <Container className="py-8 sm:py-10">
      <PageTitle description={t('description')} documentTitle={`${t('title')} · ${brand}`}>
        {t('title')}
      </PageTitle>
      {data ? (
        <AllSettings settings={data} dataSection={dataSection} />
      ) : failed ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {t('failedMore')}
        </ErrorState>
      ) : (
        <SettingsLoading />
      )}
    </Container>
  )
}

const columns = 'grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8'

function AllSettings({ settings, dataSection }: Parts) {
  const parts = useRef<HTMLDivElement>(null)
  useHashTarget(parts)
  return (
    <div className={columns}>
      <div className="grid min-w-0 gap-4 lg:sticky lg:top-24">
        <ProfileCard settings={settings} />
        <SectionLinks />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <div ref={parts} className="grid min-w-0 grid-cols-1 gap-6">
          <ContactSection settings={settings} />
          <IdentitySection settings={settings} />
          <StatusSection status={settings.onBoardingStatus} />
          <SubscriptionsSection />
        </div>
        <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
          <MoreSections settings={settings} dataSection={dataSection} />
        </Suspense>
      </div>
    </div>
  )
}

const SettingsLoading = () => (
  <div aria-busy="true" className={columns}>
    <div className="grid gap-4">
      <Skeleton className="h-20 rounded-xl" />
      <Skeleton className="h-40 rounded-xl max-lg:hidden" />
    </div>
    <div className="grid gap-6">
      <Spinner className="-mb-2">{useTexts(settingsTexts)('loading')}</Spinner>
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  </div>
)
