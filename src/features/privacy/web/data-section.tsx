import type { Role } from '#contract/endpoint.ts'
import { SectionCard } from '#ui/components/section-card.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { DeleteCard } from './delete-card.tsx'
import { ExportCard } from './export-card.tsx'
import { exportTexts } from './texts.ts'

/** Parts of the settings: take a copy of all of the company's data, or leave with it. */
export function DataSection({ me }: { me: { role: Role } }) {
  const t = useTexts(exportTexts)
  if (me.role !== 'ADMIN')
    return (
      <SectionCard id="data" title={t('title')} description={t('description')}>
        <p className="text-sm text-ink-soft">{t('adminsOnly')}</p>
      </SectionCard>
    )
  return (
    <>
      <ExportCard />
      <DeleteCard />
    </>
  )
}
