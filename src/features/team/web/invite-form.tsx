import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import type { BodyOf } from '#contract/endpoint.ts'
import { sayFailure } from '#features/accounts/web/read-failure.ts'
import { useCheckedForm } from '#features/accounts/web/use-checked-form.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Select } from '#ui/components/select.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { toast } from '#ui/components/toast.ts'
import { inviteUser } from '../contract.ts'
import { roleMeanings, inviteTexts as texts } from './texts.ts'
import { teamKey } from './use-team.ts'

type NewInvite = BodyOf<typeof inviteUser>

const roleOptions = Object.keys(roleMeanings).map((role) => ({ value: role, label: role }))

/** Invites somebody by their address. */
export function InviteForm() {
  const { form, field, errorOf, values, busy } = useInviting()
  return (
    <div className="rounded-lg bg-sunken p-4 sm:p-5">
      <h3 className="mb-3 text-sm font-semibold text-ink">{texts.formTitle}</h3>
      <form
        {...form}
        aria-label={texts.formTitle}
        className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[1fr_10rem]"
      >
        <Field label={texts.email} error={errorOf('email')} required>
          <TextInput {...field('email')} type="email" autoComplete="off" autoCapitalize="none" />
        </Field>
        <Field label={texts.role} error={errorOf('role')} required>
          <Select {...field('role')} options={roleOptions} />
        </Field>
        <p role="status" className="text-sm text-ink-soft sm:col-span-2">
          {values.role}: {roleMeanings[values.role]}
        </p>
        <Button
          type="submit"
          busy={busy}
          busyLabel={texts.busy}
          icon={<Send aria-hidden />}
          className="sm:col-span-2 sm:justify-self-start"
        >
          {texts.submit}
        </Button>
      </form>
    </div>
  )
}

const aboutAddress = new Set(['ALREADY_IN_TEAM', 'BAD_INPUT'])

function useInviting() {
  const queries = useQueryClient()
  const form = useCheckedForm<NewInvite>({
    initial: { email: '', role: 'RECRUITER' },
    schema: inviteUser.body,
    send: async (body) => {
      try {
        const { message } = await call(inviteUser, { body })
        toast.success(message)
        form.clear()
        await queries.invalidateQueries({ queryKey: teamKey })
      } catch (error) {
        const message = sayFailure(error, texts.failed)
        if (error instanceof ApiError && aboutAddress.has(error.code)) form.refuse('email', message)
        else toast.error(message)
      }
    },
  })
  return form
}
