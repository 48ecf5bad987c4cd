import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ProgressBar } from '#ui/components/progress-bar.tsx'
import { Stepper } from '#ui/components/stepper.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { OnboardingDraft } from '../contract/settings.ts'
import { stepCount, stepIsDone } from './profile-draft.ts'
import { ProfileStep } from './profile-steps.tsx'
import { onboardingTexts } from './texts.ts'

const steps = [0, 1, 2, 3] as const

const percentOfStep = 20

export type ProfileWizardProps = {
  draft: OnboardingDraft
  change: (part: Partial<OnboardingDraft>) => void
  busy: boolean
  /** The last step's button, and what it says meanwhile. */
  finishLabel: string
  busyLabel: string
  onFinish: () => void
  /** Why it could not be finished; stays after the toast is gone. */
  failure?: string | undefined
  /** A field was left. */
  onPause?: () => void
  /** Under the steps’ own buttons. */
  actions?: ReactNode
  note?: string | undefined
}

/** The company profile in four steps. */
export function ProfileWizard(props: ProfileWizardProps) {
  const t = useTexts(onboardingTexts)
  const { draft, change, busy, onPause, note } = props
  const percent = (draft.step + 1) * percentOfStep
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-6" onBlur={onPause}>
      {/* A phone has no room for it; the bar below says the same. */}
      <div className="max-sm:hidden">
        <Stepper
          steps={steps.map((step) => t(`step.${step}`))}
          current={draft.step}
          label={t('progress')}
          onGoTo={busy ? undefined : (step) => change({ step })}
        />
      </div>
      <ProgressBar
        label={t('stepOf', { step: draft.step + 1, steps: stepCount })}
        value={percent}
        detail={t('percent', { percent })}
      />
      <StepForm {...props} />
      <p role="status" className="text-sm text-ink-faint">
        {note}
      </p>
    </Card>
  )
}

function StepForm(props: ProfileWizardProps) {
  const t = useTexts(onboardingTexts)
  const { draft, change, busy, finishLabel, busyLabel, onFinish, failure, actions } = props
  const { step } = draft
  const last = step === stepCount - 1
  const heading = useFocusOnChange(step)
  const proceed = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || !stepIsDone(draft, step)) return
    if (last) onFinish()
    else change({ step: step + 1 })
  }
  return (
    <form noValidate onSubmit={proceed} className="grid grid-cols-1 gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold text-ink outline-none">
        {t(`heading.${steps[step] ?? 0}`)}
      </h2>
      <ProfileStep draft={draft} change={change} />
      {failure && last && <Notice tone="danger">{failure}</Notice>}
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <Button variant="secondary" disabled={step === 0 || busy} onClick={() => change({ step: step - 1 })}>
          {t('back')}
        </Button>
        <Button type="submit" disabled={!stepIsDone(draft, step)} busy={busy} busyLabel={busyLabel}>
          {last ? finishLabel : t('next')}
        </Button>
      </div>
      {actions && <div className="-mt-2 flex flex-wrap justify-between gap-3">{actions}</div>}
    </form>
  )
}

/** Moves the focus to the heading of each new step, so that it is read aloud; not to the first. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current !== step) heading.current?.focus()
    seen.current = step
  }, [step])
  return heading
}
