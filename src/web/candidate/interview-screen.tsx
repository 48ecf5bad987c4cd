import { type ComponentProps, lazy, Suspense } from 'react'
import { InterviewPage, type InterviewPageData } from '#features/interviews/web/interview-page.tsx'
import { loadLaterParts, showsLaterParts } from '#features/interviews/web/later-parts.ts'
import { useChosenLanguage } from '#features/interviews/web/use-chosen-language.ts'
import { useHydrated } from '#ui/layout/use-hydrated.ts'

// Fetched after submission only.
const SelfDescriptionOffer = lazy(async () => ({
  default: (await import('#features/reports/web/self-description-offer.tsx')).SelfDescriptionOffer,
}))

/** What the page shows at once besides itself. */
export const interviewNeeds = async (data: InterviewPageData): Promise<void> => {
  if (showsLaterParts(data)) await loadLaterParts()
}

/** `/Interview/:token` with the part of its last screen that a later feature owns. */
export function InterviewScreen(props: ComponentProps<typeof InterviewPage>) {
  useChosenLanguage(props.params.token ?? '', props.data)
  return <InterviewPage {...props} AfterSubmission={AfterSubmission} />
}

function AfterSubmission({ token }: { token: string }) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  return (
    <Suspense fallback={null}>
      <SelfDescriptionOffer token={token} />
    </Suspense>
  )
}
