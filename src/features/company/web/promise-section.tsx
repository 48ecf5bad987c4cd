import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { responsePromises } from '#features/accounts/contract/response-promise.ts'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { FormFrame } from '#features/accounts/web/form-fields.tsx'
import { useCheckedForm } from '#features/accounts/web/use-checked-form.ts'
import { call } from '#ui/api/call.ts'
import { RadioGroup } from '#ui/components/choice-group.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { setResponsePromiseEndpoint } from '../contract/settings.ts'
import { promiseTexts, savingTexts } from './texts.ts'
import { type Settings, settingsKey } from './use-settings.ts'

const schema = z.strictObject({ responsePromise: z.enum(responsePromises) })

/** How soon candidates are promised a response; an ADMIN chooses. */
export function PromiseSection({ settings }: { settings: Settings }) {
  const t = useTexts(promiseTexts)
  const saving = useTexts(savingTexts)
  const canEdit = settings.role === 'ADMIN'
  return (
    <SectionCard
      id="response-promise"
      title={t('title')}
      description={canEdit ? t('description') : `${t('description')} ${saving('adminOnly')}`}
    >
      {canEdit ? (
        <PromiseForm settings={settings} />
      ) : (
        <p className="text-sm font-medium text-ink">{t(settings.responsePromise)}</p>
      )}
    </SectionCard>
  )
}

function PromiseForm({ settings: { responsePromise } }: { settings: Settings }) {
  const t = useTexts(promiseTexts)
  const saving = useTexts(savingTexts)
  const queries = useQueryClient()
  const form = useCheckedForm({
    initial: { responsePromise },
    schema,
    send: async (body) => {
      await call(setResponsePromiseEndpoint, { body })
      queries.setQueryData<Settings>(settingsKey, (before) => before && { ...before, ...body })
      toast.success(saving('saved'))
    },
    failureOf: (error) => failureMessage(error, saving('failed'), saving('unreachable')),
  })
  const { value, onChange } = form.field('responsePromise')
  return (
    <FormFrame form={form} t={t}>
      <RadioGroup
        legend={t('legend')}
        value={value}
        onChange={(chosen) => onChange({ target: { value: chosen } })}
        choices={responsePromises.map((choice) => ({
          value: choice,
          label: t(choice),
          ...(choice === 'none' && { hint: t('noneHint') }),
        }))}
        columns={2}
      />
    </FormFrame>
  )
}
