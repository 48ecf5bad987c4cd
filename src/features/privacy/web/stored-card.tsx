import { Download } from 'lucide-react'
import { Button } from '#ui/components/button.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { SectionCard } from '#ui/components/section-card.tsx'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import type { ApplicationPartProps } from './my-application-page.tsx'
import { myApplicationTexts } from './my-application-texts.ts'

/** What is stored and for how long, what the AI does with it, and a copy. */
export function StoredCard({ application, token }: ApplicationPartProps) {
  const t = useTexts(myApplicationTexts)
  const language = useLanguage()
  const { companyName, answers, cv, retentionMonths, appliedAt } = application
  const address = `/api/my-application/${encodeURIComponent(token)}`
  const file = cv && (
    <a href={`${address}/cv`} download className={linkStyle}>
      {cv.fileName}
    </a>
  )
  return (
    <SectionCard
      id="stored"
      title={t('stored')}
      description={t('storedText', { companyName, months: retentionMonths })}
    >
      <DefinitionList
        noneLabel={t('none')}
        items={[
          { term: t('contact'), description: t('storedContact') },
          { term: t('answers'), description: answers > 0 ? t('answerCount', { count: answers }) : null },
          { term: t('cv'), description: file },
          { term: t('scores'), description: appliedAt ? t('storedScores') : null },
          { term: t('timeline'), description: t('storedTimeline') },
        ]}
      />
      <h3 className="mt-6 font-semibold text-ink">{t('ai')}</h3>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{t('aiText', { companyName })}</p>
      <h3 className="mt-6 font-semibold text-ink">{t('copy')}</h3>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{t('copyText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {(['pdf', 'json'] as const).map((format) => (
          <Button
            key={format}
            as="link"
            variant="secondary"
            icon={<Download aria-hidden />}
            href={`${address}/copy?format=${format}&language=${language}`}
            download
          >
            {t(`copy.${format}`)}
          </Button>
        ))}
      </div>
    </SectionCard>
  )
}
