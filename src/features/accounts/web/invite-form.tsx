import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/endpoint.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Field } from '#ui/components/field.tsx'
import { Select } from '#ui/components/select.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { inviteUserEndpoint } from '../contract/team.ts'
import { failureMessage } from './failure-message.ts'
import { EmailField, FormFrame } from './form-fields.tsx'
import { inviteTexts, roleOptions, roleTexts } from './team-texts.ts'
import { type CheckedForm, useCheckedForm } from './use-checked-form.ts'
import { teamKey } from './use-team.ts'

type NewInvite = BodyOf<typeof inviteUserEndpoint>

/** Invites somebody by their address. */
export function InviteForm() {
  const t = useTexts(inviteTexts)
  const meaningOf = useTexts(roleTexts)
  const form = useInviting()
  const { role } = form.values
  return (
    <div className="rounded-lg bg-sunken p-4 sm:p-5">
      <h3 className="mb-3 text-sm font-semibold text-ink">{t('title')}</h3>
      <FormFrame form={form} t={t} className="grid-cols-1 items-start sm:grid-cols-[1fr_10rem]">
        <EmailField form={form} name="email" label={t('email')} autoComplete="off" />
        <Field label={t('role')} error={form.errorOf('role')} required>
          <Select {...form.field('role')} options={roleOptions} />
        </Field>
        <p role="status" className="text-sm text-ink-soft sm:col-span-2">
          {t('meaning', { role, meaning: meaningOf(role) })}
        </p>
      </FormFrame>
    </div>
  )
}

function useInviting(): CheckedForm<NewInvite> {
  const t = useTexts(inviteTexts)
  const queries = useQueryClient()
  const form: CheckedForm<NewInvite> = useCheckedForm<NewInvite>({
    initial: { email: '', role: 'RECRUITER' },
    schema: inviteUserEndpoint.body,
    send: async (body) => {
      try {
        const { message } = await call(inviteUserEndpoint, { body })
        toast.success(message)
        form.clear()
        await queries.invalidateQueries({ queryKey: teamKey })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'ALREADY_IN_TEAM') throw error
        form.refuse('email', error.message)
      }
    },
    failureOf: (error) => failureMessage(error, t('failed')),
  })
  return form
}
