import { useQueryClient } from '@tanstack/react-query'
import { RotateCw, Send, X } from 'lucide-react'
import type { BodyOf } from '#contract/endpoint.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { EmailText } from '#ui/components/email-text.tsx'
import { Field } from '#ui/components/field.tsx'
import { Select } from '#ui/components/select.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { inviteDays } from '../contract/limits.ts'
import { cancelInviteEndpoint, inviteUserEndpoint } from '../contract/team.ts'
import { failureMessage } from './failure-message.ts'
import { EmailField, FormFrame } from './form-fields.tsx'
import { inviteTexts, roleNames, roles, roleTexts } from './team-texts.ts'
import { useChange } from './use-change.ts'
import { type CheckedForm, useCheckedForm } from './use-checked-form.ts'
import { type Invite, teamKey } from './use-team.ts'

type NewInvite = BodyOf<typeof inviteUserEndpoint>

type InvitesProps = { invites: readonly Invite[]; canEdit: boolean }

/** Who is invited and has not joined yet; an ADMIN invites more. */
export function Invites({ invites, canEdit }: InvitesProps) {
  const t = useTexts(inviteTexts)
  return (
    <>
      <div>
        <h3 className="mb-1 text-sm font-semibold text-ink">{t('open')}</h3>
        {invites.length === 0 ? (
          <p className="text-sm text-ink-soft">{t('none', { days: inviteDays })}</p>
        ) : (
          <ul className="divide-y divide-line">
            {invites.map((invite) => (
              <InviteItem key={invite.id} invite={invite} canEdit={canEdit} />
            ))}
          </ul>
        )}
      </div>
      {canEdit && <InviteForm />}
    </>
  )
}

function InviteItem({ invite, canEdit }: { invite: Invite; canEdit: boolean }) {
  const t = useTexts(inviteTexts)
  const nameOf = useTexts(roleNames)
  const { email, role, sentAt, expiresAt } = invite
  const isOpen = Date.parse(expiresAt) > Date.now()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <EmailText className="min-w-0 text-sm font-medium break-words text-ink">{email}</EmailText>
          <Badge>{nameOf(role)}</Badge>
        </p>
        <p className="text-sm text-ink-faint">
          <time dateTime={sentAt}>{t('sent', { at: sentAt })}</time>
          {' · '}
          <time dateTime={expiresAt}>{t(isOpen ? 'until' : 'ended', { at: expiresAt })}</time>
        </p>
      </div>
      {canEdit && <InviteActions invite={invite} />}
    </li>
  )
}

function InviteActions({ invite }: { invite: Invite }) {
  const t = useTexts(inviteTexts)
  const { id, email, role } = invite
  const again = useChange({
    send: () => call(inviteUserEndpoint, { body: { email, role } }),
    done: (_, { message }) => message,
    failed: t('failed'),
    changes: teamKey,
  })
  const cancel = useChange({
    send: () => call(cancelInviteEndpoint, { params: { inviteId: id } }),
    done: () => t('cancelled', { email }),
    failed: t('cancelFailed'),
    changes: teamKey,
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon={<RotateCw aria-hidden />}
        aria-label={t('againTo', { email })}
        busy={again.isPending}
        busyLabel={t('busy')}
        onClick={() => again.mutate()}
      >
        {t('again')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon={<X aria-hidden />}
        aria-label={t('cancelTo', { email })}
        busy={cancel.isPending}
        busyLabel={t('cancelling')}
        onClick={() => cancel.mutate()}
      >
        {t('cancel')}
      </Button>
    </div>
  )
}

function InviteForm() {
  const t = useTexts(inviteTexts)
  const meaningOf = useTexts(roleTexts)
  const nameOf = useTexts(roleNames)
  const form = useInviting()
  const { role } = form.values
  return (
    <div className="rounded-lg bg-sunken p-4 sm:p-5">
      <h3 className="mb-3 text-sm font-semibold text-ink">{t('title')}</h3>
      <FormFrame
        form={form}
        t={t}
        icon={<Send aria-hidden />}
        className="grid-cols-1 items-start sm:grid-cols-[1fr_10rem]"
      >
        <EmailField form={form} name="email" label={t('email')} autoComplete="off" />
        <Field label={t('role')} error={form.errorOf('role')} required>
          <Select
            {...form.field('role')}
            options={roles.map((one) => ({ value: one, label: nameOf(one) }))}
          />
        </Field>
        <p role="status" className="text-sm text-ink-soft sm:col-span-2">
          {t('meaning', { role: nameOf(role), meaning: meaningOf(role) })}
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
