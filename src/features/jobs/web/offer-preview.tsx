import { interviewLanguageName } from '#contract/schemas.ts'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { companyNameOf, useSettings } from '#features/company/web/use-settings.ts'
import { Dialog } from '#ui/components/dialog.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { createTexts } from './create-texts.ts'
import { type OfferDraft, readSalary } from './job-draft.ts'
import { PublicJobSummary, type ShownJob } from './public-job-summary.tsx'

export type OfferPreviewProps = {
  draft: OfferDraft
  onClose: () => void
}

/** The offer as candidates will see it, from what is typed. */
export function OfferPreview({ draft, onClose }: OfferPreviewProps) {
  const t = useTexts(createTexts)
  const { data: settings } = useSettings()
  const job = shownJob(draft, settings ? companyNameOf(settings) : '', t)
  return (
    <Dialog open onClose={onClose} title={t('previewTitle')} description={t('previewText')} size="lg">
      <article
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing else in it takes the focus.
        tabIndex={0}
        aria-label={t('previewTitle')}
        className="mt-2 mb-3 flex flex-col gap-8 rounded-lg border border-line bg-paper p-5 sm:p-8"
      >
        <PublicJobSummary job={job} part="head" preview />
        <PublicJobSummary job={job} part="text" preview />
      </article>
    </Dialog>
  )
}

function shownJob(draft: OfferDraft, companyName: string, t: TranslatorOf<typeof createTexts>): ShownJob {
  const salary = readSalary(draft.salary)
  const language = interviewLanguageName.safeParse(draft.interviewLanguage)
  return {
    companyName,
    title: draft.title.trim() || t('noTitle'),
    description: draft.description.trim() || t('noDescription'),
    location: draft.location.trim(),
    type: draft.type,
    salary: salary !== null && salary > 0 ? salary : null,
    interviewLanguage: language.success ? language.data : null,
    questionCount: 0,
    minutes: 0,
  }
}
