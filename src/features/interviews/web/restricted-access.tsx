import { Lock } from 'lucide-react'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { transcriptTexts } from './transcript-texts.ts'

/** In place of what the company's plan does not include; `children` is the server's message, which names the plan. */
export function RestrictedAccess({ children, level }: { children: string; level?: 2 | 3 }) {
  const t = useTexts(transcriptTexts)
  return (
    <EmptyState
      title={t('restricted')}
      level={level ?? 2}
      icon={<Lock aria-hidden />}
      action={<LinkButton to="/Pricing">{t('upgrade')}</LinkButton>}
    >
      {children}
    </EmptyState>
  )
}
