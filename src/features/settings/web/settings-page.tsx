import { lazy, Suspense, useEffect, useRef } from 'react'
import { SubscriptionsSection } from '#features/billing/web/subscriptions-section.tsx'
import { ContactSection } from '#features/company/web/contact-section.tsx'
import { IdentitySection } from '#features/company/web/identity-section.tsx'
import { type Settings, useSettings } from '#features/company/web/use-settings.ts'
import { ErrorState } from '#ui/components/error-state.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { toast } from '#ui/components/toast.ts'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { PlaceLinks } from './place-links.tsx'
import { ProfileCard } from './profile-card.tsx'
import { StatusSection } from './status-section.tsx'
import { settingsTexts as texts } from './texts.ts'
import { useNamedPlace } from './use-named-place.ts'

const loadMore = () => import('./more-sections.tsx')
const MoreSections = lazy(async () => ({ default: (await loadMore()).MoreSections }))

/** `/Settings`: who is signed in, their company, and all that can be set. */
export function SettingsPage() {
  const { brand } = useSiteConfig()
  const { data, isError, isFetching, refetch } = useSettings()
  const failed = isError && !data
  // On its way already while the settings are asked for; rendering it tells when it does not come.
  useEffect(() => void loadMore().catch(() => undefined), [])
  useEffect(() => {
    if (failed) toast.error(texts.failedToast)
  }, [failed])
  return (
    <Container className="py-8 sm:py-10">
      <PageTitle description={texts.description} documentTitle={`${texts.title} · ${brand}`}>
        {texts.title}
      </PageTitle>
      {data ? (
        <AllSettings settings={data} />
      ) : failed ? (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {texts.failedMore}
        </ErrorState>
      ) : (
        <SettingsLoading />
      )}
    </Container>
  )
}

const columns = 'grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8'

function AllSettings({ settings }: { settings: Settings }) {
  const parts = useRef<HTMLDivElement>(null)
  useNamedPlace(parts)
  return (
    <div className={columns}>
      <div className="grid min-w-0 gap-4 lg:sticky lg:top-24">
        <ProfileCard settings={settings} />
        <PlaceLinks />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <div ref={parts} className="grid min-w-0 grid-cols-1 gap-6">
          <ContactSection settings={settings} />
          <IdentitySection settings={settings} />
          <StatusSection status={settings.onBoardingStatus} />
          <SubscriptionsSection />
        </div>
        <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
          <MoreSections settings={settings} />
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
      <Spinner className="-mb-2">{texts.loading}</Spinner>
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  </div>
)
