import { SectionCard } from '#ui/components/section-card.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { ConfirmedAction } from './confirmed-action.tsx'
import type { Receipt } from './my-application-client.ts'
import type { ApplicationPartProps } from './my-application-page.tsx'
import { myApplicationTexts } from './my-application-texts.ts'

type EraseCardProps = ApplicationPartProps & { onErased: (receipt: Receipt) => void }

/** Erases the application with everything about it, at once and for good. */
export function EraseCard({ application: { companyName }, token, client, onErased }: EraseCardProps) {
  const t = useTexts(myApplicationTexts)
  return (
    <SectionCard id="erase" tone="danger" title={t('erase')} description={t('eraseText')}>
      <ConfirmedAction
        label={t('erase')}
        question={t('eraseSure')}
        confirmLabel={t('eraseYes')}
        busyLabel={t('erasing')}
        act={async () => onErased(await client.erase(token))}
      >
        {t('eraseSureText', { companyName })}
      </ConfirmedAction>
    </SectionCard>
  )
}
