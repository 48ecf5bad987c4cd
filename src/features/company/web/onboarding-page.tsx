import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { setOnBoardingStatus, useSession } from '#features/accounts/web/use-session.ts'
import { call } from '#ui/api/call.ts'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { toast } from '#ui/components/toast.ts'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { finishOnboarding } from '../contract.ts'
import type { ProfileDraft } from './profile-draft.ts'
import { ProfileEditor } from './profile-editor.tsx'
import { ProfileWizard } from './profile-wizard.tsx'
import { adminOnly, editorTexts, onboardingTexts as texts } from './texts.ts'
import { useOnboardingDraft } from './use-onboarding-draft.ts'
import { settingsKey, useSettings } from './use-settings.ts'

const redirectMs = 2_000

/** `/OnBoarding`: what the company says of itself, in four steps; then the application opens. Later, its editor. */
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

const NotAllowed = ({ settled }: { settled: boolean }) => (
  <Page title={editorTexts.title}>
    <Notice
      tone="warning"
      title={adminOnly}
      action={
        settled && (
          <LinkButton variant="secondary" size="sm" to="/Settings">
            {editorTexts.back}
          </LinkButton>
        )
      }
    >
      {settled ? editorTexts.askAdmin : editorTexts.waitForAdmin}
    </Notice>
  </Page>
)

function Editor() {
  const { data, isError, isFetching, refetch } = useSettings()
  if (data && data.role !== 'ADMIN') return <NotAllowed settled />
  return (
    <Page title={editorTexts.title} description={editorTexts.description}>
      {data ? (
        <ProfileEditor settings={data} />
      ) : isError ? (
        <ErrorState title={editorTexts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <WizardLoading />
      )}
    </Page>
  )
}

function FirstTime() {
  const { shown, keeper } = useOnboardingDraft()
  const draft = shown.phase === 'open' ? shown.draft : null
  const { busy, done, failed, finish } = useFinish(draft, keeper.forget)
  return (
    <Page title={texts.title} description={texts.description}>
      {done ? (
        <Notice tone="success" title={texts.done} takesFocus>
          {texts.doneMore}
        </Notice>
      ) : draft ? (
        <ProfileWizard
          draft={draft}
          change={keeper.change}
          busy={busy}
          finishLabel={texts.finish}
          busyLabel={texts.busy}
          onFinish={() => void finish()}
          failure={failed ? texts.failed : undefined}
          onPause={keeper.flush}
          note={texts.kept}
        />
      ) : shown.phase === 'failed' ? (
        <ErrorState title={texts.draftFailed} onRetry={() => void keeper.open()}>
          {texts.draftFailedMore}
        </ErrorState>
      ) : (
        <WizardLoading />
      )}
    </Page>
  )
}

const WizardLoading = () => (
  <Loading label={texts.loading}>
    <Skeleton className="h-[32rem] rounded-xl" />
  </Loading>
)

function useFinish(draft: ProfileDraft | null, forget: () => void) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate('/Jobs'), redirectMs)
    return () => clearTimeout(timer)
  }, [done, navigate])
  const finish = async () => {
    if (busy || draft?.industry === undefined || draft.size === undefined) return
    const { description, industry, size, values } = draft
    setBusy(true)
    setFailed(false)
    try {
      await call(finishOnboarding, {
        body: { companyDescription: description, industry, companySize: size, companyValues: values },
      })
      forget()
      setOnBoardingStatus('COMPLETED')
      void queries.invalidateQueries({ queryKey: settingsKey })
      toast.success(texts.done)
      setDone(true)
    } catch {
      toast.error(texts.failed)
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return { busy, done, failed, finish }
}
