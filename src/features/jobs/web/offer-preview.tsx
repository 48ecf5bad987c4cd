import { interviewLanguageName } from '#contract/languages.ts'
import { useSettings } from '#features/company/web/use-settings.ts'
import { Dialog } from '#ui/components/dialog.tsx'
import { createTexts as texts } from './create-texts.ts'
import { type JobDraft, readSalary } from './job-draft.ts'
import { PublicJobSummary, type ShownJob } from './public-job-summary.tsx'

export type OfferPreviewProps = {
  draft: JobDraft
  onClose: () => void
}

/** The offer as candidates will see it, from what is typed. */
export function OfferPreview({ draft, onClose }: OfferPreviewProps) {
  const { data: settings } = useSettings()
  const job = shownJob(draft, settings?.name ?? '')
  return (
    <Dialog open onClose={onClose} title={texts.previewTitle} description={texts.previewText} size="lg">
      <article
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing else in it takes the focus.
        tabIndex={0}
        aria-label={texts.previewTitle}
        className="mt-2 mb-3 flex flex-col gap-8 rounded-lg border border-line bg-paper p-5 sm:p-8"
      >
        <PublicJobSummary job={job} part="head" preview />
        <PublicJobSummary job={job} part="text" preview />
      </article>
    </Dialog>
  )
}

function shownJob(draft: JobDraft, companyName: string): ShownJob {
  const salary = readSalary(draft.salary)
  const language = interviewLanguageName.safeParse(draft.interviewLanguage)
  return {
    companyName,
    title: draft.title.trim() || texts.noTitle,
    description: draft.description.trim() || texts.noDescription,
    location: draft.location.trim(),
    type: draft.type,
    salary: salary !== null && salary > 0 ? salary : null,
    interviewLanguage: language.success ? language.data : null,
    questionCount: 0,
    minutes: 0,
  }
}
