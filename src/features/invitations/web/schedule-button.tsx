import { CalendarClock, Lock } from 'lucide-react'
import { usePlanFeature } from '#features/billing/web/use-plan-feature.ts'
import type { MenuAction } from '#ui/components/action-menu.tsx'
import { Button } from '#ui/components/button.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { scheduleButtonTexts } from './schedule-button-texts.ts'

type ScheduleButtonProps = {
  /** After a meeting that has passed or was declined. */
  another?: boolean
  onOpen: () => void
}

const look = { size: 'sm', variant: 'secondary' } as const

/** Opens the scheduling dialog, or names the plan that unlocks it. */
export function ScheduleButton({ another = false, onOpen }: ScheduleButtonProps) {
  const t = useTexts(scheduleButtonTexts)
  const { open, plan } = usePlanFeature('scheduling')
  const name = t(another ? 'another' : 'schedule')
  if (open)
    return (
      <Button {...look} icon={<CalendarClock aria-hidden />} onClick={onOpen}>
        {name}
      </Button>
    )
  return (
    <LinkButton {...look} icon={<Lock aria-hidden />} to="/Pricing">
      {name}{' '}
      <span className="font-normal text-ink-faint">
        {plan === null ? t('locked') : t('unlockedBy', { plan })}
      </span>
    </LinkButton>
  )
}

/** The same as an entry of a menu. */
export function useScheduleAction(onOpen: () => void): MenuAction {
  const t = useTexts(scheduleButtonTexts)
  const { open, plan } = usePlanFeature('scheduling')
  const label = t('schedule')
  if (open) return { label, icon: <CalendarClock aria-hidden />, onSelect: onOpen }
  const locked = plan === null ? t('locked') : t('unlockedBy', { plan })
  return { label: `${label} ${locked}`, icon: <Lock aria-hidden />, to: '/Pricing' }
}
