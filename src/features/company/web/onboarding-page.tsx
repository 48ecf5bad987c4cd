import { type ReactNode, useState } from 'react'
import { useLaterPage } from '#features/accounts/web/use-later-page.ts'
import { setOnBoardingStatus, useSession } from '#features/accounts/web/use-session.ts'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import { ProfileWizard } from './profile-wizard.tsx'
import { editorTexts, onboardingTexts, savingTexts } from './texts.ts'
import { useOnboardingDraft } from './use-onboarding-draft.ts'
import { useSaveProfile } from './use-save-profile.ts'
import { useSettings } from './use-settings.ts'

/** `/OnBoarding`: the company profile in four steps; then the application opens. Later, its editor. */
export function OnboardingPage() {
  const { onBoardingStatus, role } = useSession()
  const [doneBefore] = useState(onBoardingStatus === 'COMPLETED')
  if (role !== null && role !== 'ADMIN') return <NotAllowed settled={doneBefore} />
  return doneBefore ? <Editor /> : <FirstTime />
}

type PageProps = { title: string; description?: string; children: ReactNode }

function Page({ title, description, children }: PageProps) {
  const { brand } = useSiteConfig()
  return (
    <Container width="reading" className="py-8 sm:py-12">
      <PageTitle description={description} documentTitle={`${title} · ${brand}`}>
        {title}
      </PageTitle>
      {children}
    </Container>
  )
}

function NotAllowed({ settled }: { settled: boolean }) {
  const t = useTexts(editorTexts)
  return (
    <Page title={t('title')}>
      <Notice
        tone="warning"
        title={useTexts(savingTexts)('adminOnly')}
        action={
          settled && (
            <LinkButton variant="secondary" size="sm" to="/Settings">
              {t('back')}
            </LinkButton>
          )
        }
      >
        {t(settled ? 'askAdmin' : 'waitForAdmin')}
      </Notice>
    </Page>
  )
}

function Editor() {
  const t = useTexts(editorTexts)
  const loading = useTexts(onboardingTexts)('loading')
  const query = useSettings()
  if (query.data && query.data.role !== 'ADMIN') return <NotAllowed settled />
  return (
    <Page title={t('title')} description={t('description')}>
      <Loaded
        query={query}
        loading={loading}
        skeleton={<WizardSkeleton />}
        level={2}
        failed={t('loadFailed')}
      >
        {(settings) => <ProfileEditor settings={settings} />}
      </Loaded>
    </Page>
  )
}

function FirstTime() {
  const t = useTexts(onboardingTexts)
  const { state, sync, change } = useOnboardingDraft()
  const open = state.phase === 'open' ? state : undefined
  const { goLater } = useLaterPage(2_000)
  const { busy, isSuccess, isError, save } = useSaveProfile({
    draft: open?.draft,
    savedText: t('done'),
    failureOf: () => t('failed'),
    onSaved: () => {
      sync.forget()
      setOnBoardingStatus('COMPLETED')
      goLater('/Jobs')
    },
  })
  return (
    <Page title={t('title')} description={t('description')}>
      {isSuccess ? (
        <Notice tone="success" title={t('done')} takesFocus>
          {t('doneMore')}
        </Notice>
      ) : (
        <Loaded
          query={{ data: open, isError: state.phase === 'failed', isFetching: false, refetch: sync.open }}
          loading={t('loading')}
          skeleton={<WizardSkeleton />}
          level={2}
          failed={t('draftFailed')}
          failedMore={t('draftFailedMore')}
        >
          {({ draft, replaced }) => (
            <ProfileWizard
              draft={draft}
              change={change}
              busy={busy}
              finishLabel={t('finish')}
              busyLabel={t('busy')}
              onFinish={save}
              failure={isError ? t('failed') : undefined}
              onPause={() => sync.flush()}
              note={t(replaced ? 'replaced' : 'kept')}
            />
          )}
        </Loaded>
      )}
    </Page>
  )
}

const WizardSkeleton = () => <Skeleton className="h-[32rem] rounded-xl" />
