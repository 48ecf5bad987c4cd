import { Badge } from '#ui/components/badge.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { statusTexts } from './settings-texts.ts'

/** How far the company has come with its profile; whatever else the server says has not begun. */
export function StatusSection({ status }: { status: string }) {
  const t = useTexts(statusTexts)
  const completed = status === 'COMPLETED'
  const known = completed || status === 'PENDING'
  return (
    <SectionCard id="account-status" title={t('title')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        <span className="text-ink-faint">{t('onboarding')}</span>
        <Badge tone={completed ? 'accent' : 'notice'}>{known ? status : t('notStarted')}</Badge>
        <span>{completed ? t('completed') : t('pending')}</span>
      </p>
    </SectionCard>
  )
}
