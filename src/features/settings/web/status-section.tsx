import { Badge } from '#ui/components/badge.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { statusTexts as texts } from './texts.ts'

/** How far the company has come with its profile; whatever else the server says has not begun. */
export function StatusSection({ status }: { status: string }) {
  const completed = status === 'COMPLETED'
  const known = completed || status === 'PENDING'
  return (
    <SectionCard id="account-status" title={texts.title}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        <span className="text-ink-faint">{texts.onboarding}</span>
        <Badge tone={completed ? 'accent' : 'notice'}>{known ? status : texts.notStarted}</Badge>
        <span>{completed ? texts.completed : texts.pending}</span>
      </p>
    </SectionCard>
  )
}
