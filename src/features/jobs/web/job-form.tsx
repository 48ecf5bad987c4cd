import { ArrowLeft, Eye } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Stepper } from '#ui/components/stepper.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { OfferHint } from '../contract/offer-hints.ts'
import { createTexts } from './create-texts.ts'
import { stepForms } from './job-form-steps.tsx'
import { OfferHints } from './offer-hints.tsx'
import type { JobFormState } from './use-job-form.ts'
import { useOfferHints } from './use-offer-hints.ts'

const Preview = lazy(async () => ({ default: (await import('./offer-preview.tsx')).OfferPreview }))

type JobFormProps = {
  label: string
  state: JobFormState
  /** Why the language of the interview stays as it is. */
  lockedLanguage?: string | undefined
  /** Why it was not sent; stays after the toast is gone. */
  failure?: ReactNode
  /** The buttons that lead on. */
  actions: ReactNode
  /** How it stands with what is typed. */
  footer?: ReactNode
}

/** The job offer in three steps. */
export function JobForm({ label, state, lockedLanguage, failure, actions, footer }: JobFormProps) {
  const t = useTexts(createTexts)
  const { form, heading, draft, problems, change, goTo, submit } = state
  const { step } = draft
  const { hints, dismiss } = useOfferHints(draft)
  const [previewed, setPreviewed] = useState(false)
  const names = [t('step.1'), t('step.2'), t('step.3')]
  const intros = [t('intro.1'), t('intro.2'), t('intro.3')]
  const Step = stepForms[step] ?? stepForms[0]
  const beside = (field: OfferHint['field']) => (
    <OfferHints hints={hints.filter((hint) => hint.field === field)} onDismiss={dismiss} />
  )
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={label}>
      <Stepper steps={names} current={step} label={t('progress')} onGoTo={goTo} />
      <Card padding="lg" className="mt-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold text-ink outline-none">
            <span className="sr-only">{t('stepOf', { step: step + 1, steps: stepForms.length })}: </span>
            {names[step]}
          </h2>
          <Button
            variant="quiet"
            size="sm"
            className="-me-2"
            icon={<Eye aria-hidden />}
            onClick={() => setPreviewed(true)}
          >
            {t('preview')}
          </Button>
        </div>
        <p className="mt-1 text-sm text-ink-soft">{intros[step]}</p>
        <div className="mt-6 flex flex-col gap-6">
          <Step
            key={step}
            draft={draft}
            problems={problems}
            change={change}
            beside={beside}
            lockedLanguage={lockedLanguage}
          />
        </div>
        {failure}
        <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
          <Button
            variant="secondary"
            disabled={step === 0}
            onClick={() => goTo(step - 1)}
            icon={<ArrowLeft aria-hidden className="rtl:-scale-x-100" />}
          >
            {t('previous')}
          </Button>
          {actions}
        </div>
      </Card>
      {footer}
      {previewed && (
        <Suspense>
          <Preview draft={draft} onClose={() => setPreviewed(false)} />
        </Suspense>
      )}
    </form>
  )
}
