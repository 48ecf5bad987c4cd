import { SectionCard } from '#ui/components/section-card.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { ConfirmedAction } from './confirmed-action.tsx'
import type { ApplicationPartProps } from './my-application-page.tsx'
import { myApplicationTexts } from './my-application-texts.ts'

/** Ends the application; what is stored stays until it is erased. */
export function WithdrawCard({
  application: { companyName, jobTitle },
  token,
  client,
  onChange,
}: ApplicationPartProps) {
  const t = useTexts(myApplicationTexts)
  return (
    <SectionCard id="withdraw" title={t('withdraw')} description={t('withdrawText', { companyName })}>
      <ConfirmedAction
        label={t('withdraw')}
        question={t('withdrawSure')}
        confirmLabel={t('withdrawYes')}
        busyLabel={t('sending')}
        act={async () => onChange(await client.withdraw(token))}
      >
        {t('withdrawSureText', { jobTitle, companyName })}
      </ConfirmedAction>
    </SectionCard>
  )
}
