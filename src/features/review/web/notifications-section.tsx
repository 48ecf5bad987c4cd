import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/endpoint.ts'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { FormFrame } from '#features/accounts/web/form-fields.tsx'
import { useCheckedForm } from '#features/accounts/web/use-checked-form.ts'
import { call } from '#ui/api/call.ts'
import { RadioGroup } from '#ui/components/choice-group.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import {
  getNotificationsEndpoint,
  notificationChoices,
  setNotificationsEndpoint,
} from '../contract/notifications.ts'
import { notificationSettingsTexts } from './notification-texts.ts'

type Choice = BodyOf<typeof setNotificationsEndpoint>

const key = ['notifications'] as const

/** A part of the settings: which mails about candidates the signed-in user gets. */
export function NotificationsSection() {
  const t = useTexts(notificationSettingsTexts)
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getNotificationsEndpoint, { signal }),
  })
  return (
    <SectionCard id="notifications" title={t('title')} description={t('description')}>
      <Loaded
        query={query}
        loading={t('loading')}
        skeleton={<Skeleton className="h-56 rounded-lg" />}
        failed={t('loadFailed')}
      >
        {(saved) => <NotificationsForm saved={saved} />}
      </Loaded>
    </SectionCard>
  )
}

function NotificationsForm({ saved }: { saved: Choice }) {
  const t = useTexts(notificationSettingsTexts)
  const queries = useQueryClient()
  const form = useCheckedForm({
    initial: saved,
    schema: setNotificationsEndpoint.body,
    send: async (body) => {
      queries.setQueryData(key, await call(setNotificationsEndpoint, { body }))
      toast.success(t('saved'))
    },
    failureOf: (error) => failureMessage(error, t('failed')),
  })
  const { value, onChange } = form.field('completedInterviews')
  return (
    <FormFrame form={form} t={t}>
      <RadioGroup
        legend={t('legend')}
        value={value}
        onChange={(chosen) => onChange({ target: { value: chosen } })}
        choices={notificationChoices.map((choice) => ({
          value: choice,
          label: t(choice),
          hint: t(`${choice}Hint`),
        }))}
      />
      <p className="max-w-prose text-sm text-ink-faint">{t('always')}</p>
    </FormFrame>
  )
}
