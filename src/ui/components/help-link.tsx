import { CircleHelp } from 'lucide-react'
import { useTexts } from '../texts/language-provider.tsx'
import { uiTexts } from '../texts/ui-texts.ts'

/** Leads to the part of `/Help` about what is beside it; in a tab of its own, since one comes back. */
export function HelpLink({ topic }: { topic: string }) {
  const t = useTexts(uiTexts)
  return (
    <a
      href={`/Help#${topic}`}
      target="_blank"
      rel="noopener"
      aria-label={t('help')}
      title={t('help')}
      className="inline-flex size-8 items-center justify-center rounded-full text-ink-faint hover:bg-sunken hover:text-ink pointer-coarse:size-11"
    >
      <CircleHelp aria-hidden className="size-4.5" />
    </a>
  )
}
