import { type Language, languageOfName } from '#contract/languages.ts'
import { translatorOf } from '#contract/texts/translator.ts'
import { companyNameOf, useSettings } from '#features/company/web/use-settings.ts'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Job } from '../contract/jobs.ts'
import { sharedTexts, sharedTranslations, shareTabTexts } from './job-page-texts.ts'
import { ShareWays } from './share-button.tsx'

/** The ways to spread a job's link, and texts to do it with. */
export function ShareTab({ job }: { job: Job }) {
  const t = useTexts(shareTabTexts)
  const { publicUrl } = useSiteConfig()
  const { data: settings } = useSettings()
  const link = `${publicUrl}/Apply/${job.id}`
  const language = languageOfName(job.interviewLanguage)
  const shared = textsToShare(language, {
    title: job.title,
    location: job.location,
    company: settings ? companyNameOf(settings) : '',
    link,
  })
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <SectionCard id="link" title={t('linkTitle')} description={t('linkText')}>
        <ShareWays job={job} link={link} />
      </SectionCard>
      <SectionCard id="texts" title={t('textsTitle')} description={t('textsText')}>
        <div className="flex flex-col gap-6">
          {settings &&
            shared.map(({ kind, text }) => (
              <section key={kind} className="flex flex-col items-start gap-2">
                <h3 className="text-sm font-semibold text-ink">{t(kind)}</h3>
                <p
                  lang={language}
                  dir="auto"
                  className="w-full rounded-lg bg-sunken px-4 py-3 text-sm break-words whitespace-pre-line text-ink"
                >
                  {text}
                </p>
                <CopyButton text={text} size="sm" copiedLabel={t('copied')} failedLabel={t('copyByHand')}>
                  {t('copy')}
                </CopyButton>
              </section>
            ))}
        </div>
      </SectionCard>
    </div>
  )
}

type Shared = { title: string; location: string; company: string; link: string }

/** In the language of the job's interview. */
function textsToShare(language: Language, shared: Shared) {
  const t = translatorOf(
    sharedTexts,
    sharedTranslations.find((translation) => translation.language === language),
  )
  return (['post', 'message'] as const).map((kind) => ({ kind, text: t(kind, shared) }))
}
