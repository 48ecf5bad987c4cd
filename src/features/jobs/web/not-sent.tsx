import { translatorOf } from '#contract/texts/translator.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { createTexts } from './create-texts.ts'
import { outcomeTexts } from './outcome-texts.ts'
import { outcomeOf, type PostingOutcome, useWayOut } from './posting-outcome.ts'

type NotSentProps = {
  error: unknown
  title: string
  /** Shown when no answer came: the server may have received it. */
  noAnswer?: { title: string; text: string }
}

/** Under the form: why it was not sent, and that nothing typed is lost. */
export function NotSent({ error, title, noAnswer }: NotSentProps) {
  const t = useTexts(createTexts)
  const outcome = outcomeOf(error)
  if (outcome !== 'UNKNOWN_ERROR') return <NoPosting outcome={outcome} />
  const shown = noAnswer && error instanceof ApiError && error.status === 0 ? noAnswer : null
  return (
    <Notice tone={shown ? 'warning' : 'danger'} title={shown?.title ?? title} className="mt-6">
      {reasonOf(error)} {shown?.text ?? t('kept')}
    </Notice>
  )
}

/** The subscription allowed it when the form was opened, and no longer does. */
function NoPosting({ outcome }: { outcome: PostingOutcome }) {
  const t = useTexts(createTexts)
  const tOutcome = useTexts(outcomeTexts)
  const wayOut = useWayOut(outcome)
  return (
    <Notice
      tone="danger"
      title={tOutcome(`${outcome}.title`)}
      className="mt-6"
      action={
        wayOut !== null && (
          <LinkButton to={wayOut} size="sm" variant="secondary">
            {tOutcome(`${outcome}.button`)}
          </LinkButton>
        )
      }
    >
      {tOutcome(`${outcome}.text`)} {t('keptDraft')}
    </Notice>
  )
}

/** The notice can say more than the toast, for example that no answer came at all. */
const reasonOf = (error: unknown): string => (error instanceof ApiError ? error.message : failureOf(error))

const t = translatorOf(createTexts)

/** The server's message, where it sent one. */
export function failureOf(error: unknown): string {
  const message = error instanceof ApiError ? error.serverMessage : ''
  return message === '' ? t('unknownError') : message
}
