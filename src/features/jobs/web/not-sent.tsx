import { ApiError } from '#ui/api/api-error.ts'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { outcomeTexts, createTexts as texts } from './create-texts.ts'
import { outcomeOf, type PostingOutcome } from './posting-outcome.ts'
import { failureOf } from './use-create-job.ts'
import { useWayOut } from './use-way-out.ts'

type NotSentProps = {
  error: unknown
  title: string
  /** Said where no answer came: it may have arrived all the same. */
  unheard?: { title: string; text: string }
}

/** Under the form: why it was not sent, and that nothing typed is lost. */
export function NotSent({ error, title, unheard }: NotSentProps) {
  const outcome = outcomeOf(error)
  if (outcome !== 'UNKNOWN_ERROR') return <NoPosting outcome={outcome} />
  const said = unheard && error instanceof ApiError && error.status === 0 ? unheard : null
  return (
    <Notice tone={said ? 'warning' : 'danger'} title={said?.title ?? title} className="mt-6">
      {reasonOf(error)} {said?.text ?? texts.kept}
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
