import { ApiError } from '#ui/api/api-error.ts'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { outcomeTexts, createTexts as texts } from './create-texts.ts'
import { outcomeOf, type PostingOutcome } from './posting-outcome.ts'
import { failureOf } from './use-create-job.ts'
import { useWayOut } from './use-way-out.ts'

/** Under the form: why it was not sent, and that nothing typed is lost. */
export function NotSent({ error, title }: { error: unknown; title: string }) {
  const outcome = outcomeOf(error)
  if (outcome !== 'UNKNOWN_ERROR') return <NoPosting outcome={outcome} />
  return (
    <Notice tone="danger" title={title} className="mt-6">
      {reasonOf(error)} {texts.kept}
    </Notice>
  )
}

/** The subscription allowed it when the form was opened, and no longer does. */
function NoPosting({ outcome }: { outcome: PostingOutcome }) {
  const { title, text, button } = outcomeTexts[outcome]
  const wayOut = useWayOut(outcome)
  return (
    <Notice
      tone="danger"
      title={title}
      className="mt-6"
      action={
        wayOut !== null && (
          <LinkButton to={wayOut} size="sm" variant="secondary">
            {button}
          </LinkButton>
        )
      }
    >
      {text} {texts.keptDraft}
    </Notice>
  )
}

/** Beside the toast more may be said: that no answer came at all, for one. */
const reasonOf = (error: unknown): string => (error instanceof ApiError ? error.message : failureOf(error))
