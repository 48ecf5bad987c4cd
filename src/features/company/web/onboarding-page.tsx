import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { useLaterPage } from '#features/accounts/web/use-later-page.ts'
import { setOnBoardingStatus, useSession } from '#features/accounts/web/use-session.ts'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { readTabCopy, removeTabCopy, writeTabCopy } from '#ui/draft/tab-copy.ts'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { type OnboardingDraft, onboardingDraft } from '../contract/settings.ts'
import { editorTexts, onboardingTexts } from './onboarding-texts.ts'
import { ProfileWizard } from './profile-wizard.tsx'
import { savingTexts } from './texts.ts'
import { blankDraft, useOnboardingDraft } from './use-onboarding-draft.ts'
import { type Settings, useSettings } from './use-settings.ts'

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
  const query = useSettings()
  if (query.data && query.data.role !== 'ADMIN') return <NotAllowed settled />
  return (
    <Page title={t('title')} description={t('description')}>
      <Loaded
        query={query}
        loading={t('loading')}
        skeleton={<WizardSkeleton />}
        level={2}
        failed={t('loadFailed')}
      >
        {(settings) => <ProfileEditor settings={settings} />}
      </Loaded>
    </Page>
  )
}

/** The wizard with the saved profile in it; a reload loses nothing, cancelling all. */
function ProfileEditor({ settings }: { settings: Settings }) {
  const t = useTexts(editorTexts)
  const saving = useTexts(savingTexts)
  const navigate = useNavigate()
  const key = `profile:${settings.userId}`
  const [restored] = useState(() => readTabCopy(key, (stored) => onboardingDraft.parse(stored)))
  const [draft, setDraft] = useState(restored ?? draftOf(settings))
  const [changed, setChanged] = useState(restored !== null)
  return (
    <ProfileWizard
      draft={draft}
      change={(part) => {
        const next = { ...draft, ...part }
        setDraft(next)
        setChanged(true)
        writeTabCopy(key, next)
      }}
      texts={{
        save: t('save'),
        busy: t('busy'),
        saved: saving('saved'),
        failureOf: (error) => failureMessage(error, saving('failed'), saving('unreachable')),
      }}
      onSaved={async () => {
        removeTabCopy(key)
        await navigate('/Settings')
      }}
      onCancel={() => removeTabCopy(key)}
      note={changed ? t('unsaved') : undefined}
    />
  )
}

const draftOf = ({ fullName, companyIdentity }: Settings): OnboardingDraft => ({
  ...blankDraft,
  ...companyIdentity,
  fullName: fullName ?? '',
})

function FirstTime() {
  const t = useTexts(onboardingTexts)
  const { state, sync, change } = useOnboardingDraft()
  const { going, goLater } = useLaterPage(2_000)
  const query = {
    data: state.phase === 'open' ? state : undefined,
    isError: state.phase === 'failed',
    isFetching: false,
    refetch: sync.open,
  }
  return (
    <Page title={t('title')} description={t('description')}>
      {going ? (
        <Notice tone="success" title={t('done')} takesFocus>
          {t('doneMore')}
        </Notice>
      ) : (
        <Loaded
          query={query}
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
              texts={{ save: t('finish'), busy: t('busy'), saved: t('done'), failureOf: () => t('failed') }}
              onSaved={() => {
                sync.forget()
                setOnBoardingStatus('COMPLETED')
                goLater('/Jobs')
              }}
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
