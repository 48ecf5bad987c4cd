import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ProgressBar } from '#ui/components/progress-bar.tsx'
import { Stepper } from '#ui/components/stepper.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { companyIdentity, finishOnboardingEndpoint, type OnboardingDraft } from '../contract/settings.ts'
import { onboardingTexts } from './onboarding-texts.ts'
import { ProfileStep } from './profile-steps.tsx'
import { settingsKey } from './use-settings.ts'

const steps = [0, 1, 2, 3] as const
const fieldOfStep = ['companyDescription', 'industry', 'companySize', 'companyValues'] as const
const percentOfStep = 20

type ProfileWizardProps = {
  draft: OnboardingDraft
  change: (part: Partial<OnboardingDraft>) => void
  texts: { save: string; busy: string; saved: string; failureOf: (error: unknown) => string }
  onSaved: () => void | Promise<void>
  /** A field was left. */
  onPause?: () => void
  /** For a profile that exists: it can be saved on every step, or left as it was. */
  onCancel?: () => void
  note: string | undefined
}

/** The company profile in four steps. */
export function ProfileWizard(props: ProfileWizardProps) {
  const t = useTexts(onboardingTexts)
  const { draft, change, onPause, note } = props
  const saving = useSaving(props)
  const percent = (draft.step + 1) * percentOfStep
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-6" onBlur={onPause}>
      {/* A phone has no room for it; the bar below says the same. */}
      <div className="max-sm:hidden">
        <Stepper
          steps={steps.map((step) => t(`step.${step}`))}
          current={draft.step}
          label={t('progress')}
          onGoTo={saving.isPending ? undefined : (step) => change({ step })}
        />
      </div>
      <ProgressBar
        label={t('stepOf', { step: draft.step + 1, steps: steps.length })}
        value={percent}
        detail={t('percent', { percent })}
      />
      <StepForm {...props} saving={saving} />
      <p role="status" className="text-sm text-ink-faint">
        {note}
      </p>
    </Card>
  )
}

function useSaving({ draft, texts, onSaved }: ProfileWizardProps) {
  const queries = useQueryClient()
  const { step: _, ...typed } = draft
  const identity = companyIdentity.safeParse(typed).data
  const saving = useMutation({
    mutationFn: async () => {
      if (identity) await call(finishOnboardingEndpoint, { body: identity })
    },
    onSuccess: async () => {
      await onSaved()
      toast.success(texts.saved)
      await queries.invalidateQueries({ queryKey: settingsKey })
    },
    onError: (error) => void toast.error(texts.failureOf(error)),
  })
  return { ...saving, isReady: identity !== undefined }
}

function StepForm(props: ProfileWizardProps & { saving: ReturnType<typeof useSaving> }) {
  const t = useTexts(onboardingTexts)
  const { draft, change, texts, onCancel, saving } = props
  const { isPending: busy, error, mutate } = saving
  const { step } = draft
  const last = step === steps.length - 1
  const field = fieldOfStep[step]
  const isDone = field !== undefined && companyIdentity.shape[field].safeParse(draft[field]).success
  const heading = useFocusOnChange(step)
  const proceed = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || !isDone) return
    if (last) mutate()
    else change({ step: step + 1 })
  }
  return (
    <form noValidate onSubmit={proceed} className="grid grid-cols-1 gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold text-ink outline-none">
        {t(`heading.${steps[step] ?? 0}`)}
      </h2>
      <ProfileStep draft={draft} change={change} />
      {error && last && <Notice tone="danger">{texts.failureOf(error)}</Notice>}
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <Button variant="secondary" disabled={step === 0 || busy} onClick={() => change({ step: step - 1 })}>
          {t('back')}
        </Button>
        <Button type="submit" disabled={!isDone} busy={busy} busyLabel={texts.busy}>
          {last ? texts.save : t('next')}
        </Button>
      </div>
      {onCancel && (
        <div className="-mt-2 flex flex-wrap justify-between gap-3">
          <LinkButton variant="quiet" to="/Settings" onClick={onCancel}>
            {t('cancel')}
          </LinkButton>
          {!last && (
            <Button
              variant="secondary"
              disabled={!saving.isReady}
              busy={busy}
              busyLabel={texts.busy}
              onClick={() => mutate()}
            >
              {texts.save}
            </Button>
          )}
        </div>
      )}
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
