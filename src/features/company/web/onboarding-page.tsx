import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { setOnBoardingStatus, useSession } from '#features/accounts/web/use-session.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { ProgressBar } from '#ui/components/progress-bar.tsx'
import { Stepper } from '#ui/components/stepper.tsx'
import { toast } from '#ui/components/toast.ts'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { finishOnboarding } from '../contract.ts'
import { ProfileStep, stepIsDone } from './profile-steps.tsx'
import { onboardingTexts as texts } from './texts.ts'
import { type ProfileDraft, stepCount, useOnboardingDraft } from './use-onboarding-draft.ts'

const percentOfStep = 20
const redirectMs = 2_000

/** `/OnBoarding`: what the company says of itself, in four steps; then the application opens. */
export function OnboardingPage() {
  const { brand } = useSiteConfig()
  const { onBoardingStatus } = useSession()
  const [doneBefore] = useState(onBoardingStatus === 'COMPLETED')
  if (doneBefore) return <Navigate to="/Jobs" replace />
  return (
    <Container width="reading" className="py-8 sm:py-12">
      <PageTitle description={texts.description} documentTitle={`${texts.title} · ${brand}`}>
        {texts.title}
      </PageTitle>
      <Wizard />
    </Container>
  )
}

function Wizard() {
  const { draft, change, forget } = useOnboardingDraft()
  const { busy, done, finish } = useFinish(draft, forget)
  if (done)
    return (
      <Notice tone="success" title={texts.done}>
        {texts.doneMore}
      </Notice>
    )
  const goTo = (step: number) => change({ step })
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-6">
      {/* A phone has no room for it; the bar below says the same. */}
      <div className="max-sm:hidden">
        <Stepper
          steps={texts.steps}
          current={draft.step}
          label={texts.progress}
          onGoTo={busy ? undefined : goTo}
        />
      </div>
      <ProgressBar
        label={texts.stepOf(draft.step + 1, stepCount)}
        value={(draft.step + 1) * percentOfStep}
        detail={texts.percent((draft.step + 1) * percentOfStep)}
      />
      <StepForm draft={draft} change={change} busy={busy} finish={finish} />
      <p className="text-sm text-ink-faint">{texts.kept}</p>
    </Card>
  )
}

type StepFormProps = {
  draft: ProfileDraft
  change: (part: Partial<ProfileDraft>) => void
  busy: boolean
  finish: () => Promise<void>
}

function StepForm({ draft, change, busy, finish }: StepFormProps) {
  const { step } = draft
  const last = step === stepCount - 1
  const heading = useFocusOnChange(step)
  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!stepIsDone(draft, step)) return
    if (last) void finish()
    else change({ step: step + 1 })
  }
  return (
    <form noValidate onSubmit={goOn} className="grid grid-cols-1 gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold text-ink outline-none">
        {texts.headings[step]}
      </h2>
      <ProfileStep draft={draft} change={change} />
      <div className="flex justify-between gap-3 border-t border-line pt-5">
        <Button variant="secondary" disabled={step === 0 || busy} onClick={() => change({ step: step - 1 })}>
          {texts.back}
        </Button>
        <Button type="submit" disabled={!stepIsDone(draft, step)} busy={busy} busyLabel={texts.busy}>
          {last ? texts.finish : texts.next}
        </Button>
      </div>
    </form>
  )
}

/** The heading of each new step takes the focus, so that it is read aloud; not the first one one comes to. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current !== step) heading.current?.focus()
    seen.current = step
  }, [step])
  return heading
}

function useFinish(draft: ProfileDraft, forget: () => void) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate('/Jobs'), redirectMs)
    return () => clearTimeout(timer)
  }, [done, navigate])
  const finish = async () => {
    const { description, industry, size, values } = draft
    if (busy || industry === undefined || size === undefined) return
    setBusy(true)
    try {
      await call(finishOnboarding, {
        body: { companyDescription: description, industry, companySize: size, companyValues: values },
      })
      forget()
      setOnBoardingStatus('COMPLETED')
      toast.success(texts.done)
      setDone(true)
    } catch {
      toast.error(texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return { busy, done, finish }
}
