import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { FormFrame } from '#features/accounts/web/form-fields.tsx'
import { useCheckedForm } from '#features/accounts/web/use-checked-form.ts'
import { call } from '#ui/api/call.ts'
import { Field } from '#ui/components/field.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Select } from '#ui/components/select.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { retentionChoices, setRetentionEndpoint } from '../contract/settings.ts'
import { retentionTexts, savingTexts } from './texts.ts'
import { type Settings, settingsKey } from './use-settings.ts'

const schema = z.strictObject({ retentionMonths: z.string() })

/** How long candidates' data is kept; an ADMIN chooses, within the installation's period. */
export function RetentionSection({ settings }: { settings: Settings }) {
  const t = useTexts(retentionTexts)
  const saving = useTexts(savingTexts)
  const canEdit = settings.role === 'ADMIN'
  return (
    <SectionCard
      id="retention"
      title={t('title')}
      description={canEdit ? t('description') : `${t('description')} ${saving('adminOnly')}`}
    >
      {canEdit ? (
        <RetentionForm settings={settings} />
      ) : (
        <p className="text-sm font-medium text-ink">{t('months', { months: settings.retentionMonths })}</p>
      )}
    </SectionCard>
  )
}

function RetentionForm({ settings: { retentionMonths, maxRetentionMonths } }: { settings: Settings }) {
  const t = useTexts(retentionTexts)
  const saving = useTexts(savingTexts)
  const queries = useQueryClient()
  const form = useCheckedForm({
    initial: { retentionMonths: String(retentionMonths) },
    schema,
    send: async (typed) => {
      const body = { retentionMonths: Number(typed.retentionMonths) }
      const saved = await call(setRetentionEndpoint, { body })
      queries.setQueryData<Settings>(settingsKey, (before) => before && { ...before, ...saved })
      toast.success(saving('saved'))
    },
    failureOf: (error) => failureMessage(error, saving('failed'), saving('unreachable')),
  })
  const { value, onChange } = form.field('retentionMonths')
  const months = new Set([
    ...retentionChoices.filter((choice) => choice < maxRetentionMonths),
    retentionMonths,
    maxRetentionMonths,
  ])
  return (
    <FormFrame form={form} t={t}>
      <Field label={t('legend')} hint={t('hint')}>
        <Select
          value={value}
          onChange={onChange}
          options={[...months]
            .sort((one, other) => one - other)
            .map((choice) => ({ value: String(choice), label: t('months', { months: choice }) }))}
        />
      </Field>
    </FormFrame>
  )
}
