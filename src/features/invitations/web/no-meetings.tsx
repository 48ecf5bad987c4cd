import { CalendarClock } from 'lucide-react'
import { usePlanFeature } from '#features/billing/web/use-plan-feature.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { noMeetingsTexts } from './no-meetings-texts.ts'

/** The purpose of the page, or the plan that unlocks it. */
export function NoMeetings() {
  const t = useTexts(noMeetingsTexts)
  const { open, plan } = usePlanFeature('scheduling')
  const icon = <CalendarClock aria-hidden />
  if (!open && plan !== null)
    return (
      <EmptyState
        icon={icon}
        title={t('locked')}
        action={<LinkButton to="/Pricing">{t('lockedAction')}</LinkButton>}
      >
        {t('lockedText', { plan })}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={icon}
      title={t('none')}
      action={<LinkButton to="/Dashboard">{t('noneAction')}</LinkButton>}
    >
      {t('noneText')}
    </EmptyState>
  )
}
