import { lazy, Suspense, useEffect } from 'react'
import { AvatarInitials } from '#ui/components/avatar-initials.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmailText } from '#ui/components/email-text.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { toast } from '#ui/components/toast.ts'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { ContactSection } from './contact-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import type { HandedInSections } from './more-sections.tsx'
import { OwnSiteSection } from './own-site-section.tsx'
import { SectionLinks } from './section-links.tsx'
import { SettingsPart } from './settings-parts.tsx'
import { settingsTexts, statusTexts } from './settings-texts.ts'
import { companyNameOf, type Settings, useSettings } from './use-settings.ts'

const loadMore = () => import('./more-sections.tsx')
const MoreSections = lazy(async () => ({ default: (await loadMore()).MoreSections }))

const columns = 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8'

/** `/Settings`: the signed-in user, their company and everything that can be set. */
export function SettingsPage(sections: HandedInSections) {
  const t = useTexts(settingsTexts)
  const { brand } = useSiteConfig()
  const query = useSettings()
  // Fetched while the settings load; rendering it shows a failure.
  useEffect(() => void loadMore().catch(() => undefined), [])
  const failure = query.isError && !query.data ? t('failedToast') : null
  useEffect(() => {
    if (failure) toast.error(failure)
  }, [failure])
  return (
    <Container className="py-8 sm:py-10">
      <PageTitle description={t('description')} documentTitle={`${t('title')} · ${brand}`}>
        {t('title')}
      </PageTitle>
      <Loaded
        query={query}
        loading={t('loading')}
        skeleton={<SettingsSkeleton />}
        level={2}
        failed={t('failed')}
        failedMore={t('failedMore')}
      >
        {(settings) => (
          <div className={columns}>
            <div className="grid min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-24">
              <ProfileCard settings={settings} />
              <SectionLinks />
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-6">
              <SettingsPart id="personal-information">
                <ContactSection settings={settings} />
                <StatusSection status={settings.onBoardingStatus} />
              </SettingsPart>
              <SettingsPart id="company-identity">
                <IdentitySection settings={settings} />
                <OwnSiteSection slug={settings.slug} />
              </SettingsPart>
              <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
                <MoreSections settings={settings} {...sections} />
              </Suspense>
            </div>
          </div>
        )}
      </Loaded>
    </Container>
  )
}

const SettingsSkeleton = () => (
  <div className={columns}>
    <Skeleton className="h-40 rounded-xl max-lg:hidden" />
    <div className="grid gap-6">
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  </div>
)

const ProfileCard = ({ settings }: { settings: Settings }) => {
  const t = useTexts(statusTexts)
  return (
    <Card padding="sm" className="flex items-center gap-3.5">
      <AvatarInitials name={companyNameOf(settings)} size="lg" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 font-semibold break-words text-ink">
            {companyNameOf(settings)}
          </span>
          <Badge tone="accent">{t(`role.${settings.role}`)}</Badge>
        </p>
        <p className="text-sm break-words text-ink-faint">
          <EmailText>{settings.userName}</EmailText>
        </p>
      </div>
    </Card>
  )
}

/** How far onboarding is; a status that this page does not know has not begun. */
function StatusSection({ status }: { status: string }) {
  const t = useTexts(statusTexts)
  const isCompleted = status === 'COMPLETED'
  return (
    <SectionCard id="account-status" title={t('title')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        <span className="text-ink-faint">{t('onboarding')}</span>
        <Badge tone={isCompleted ? 'accent' : 'notice'}>
          {t(isCompleted || status === 'PENDING' ? status : 'notStarted')}
        </Badge>
        <span>{t(isCompleted ? 'completed' : 'pending')}</span>
      </p>
    </SectionCard>
  )
}
