import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { say } from '#ui/texts/spoken-language.ts'
import { createTexts } from './create-texts.ts'
import { outcomeTexts } from './outcome-texts.ts'

const refusals = ['NO_SUBSCRIPTION', 'NOT_ACTIVE', 'NO_JOBS_LEFT', 'EXPIRED_SUBSCRIPTION'] as const
type PostingOutcome = (typeof refusals)[number] | 'UNKNOWN_ERROR'

/** Why no job can be posted, by the code of the refusal. */
export function outcomeOf(error: unknown): PostingOutcome {
  return refusals.find((code) => error instanceof ApiError && error.code === code) ?? 'UNKNOWN_ERROR'
}

/** The page where somebody can post again; null where no plans are sold, or nothing is known to help. */
function useWayOut(outcome: PostingOutcome): string | null {
  const { billing } = useSiteConfig()
  if (outcome === 'UNKNOWN_ERROR' || billing === 'off') return null
  return outcome === 'NOT_ACTIVE' ? '/Settings#subscriptions' : '/Pricing'
}

type OutcomePanelProps = { error: unknown; onRetry: () => void; retrying: boolean }

/** In place of the form: why no job can be posted now, and the way out. */
export function OutcomePanel({ error, onRetry, retrying }: OutcomePanelProps) {
  const t = useTexts(outcomeTexts)
  const { contactEmail } = useSiteConfig()
  const outcome = outcomeOf(error)
  const wayOut = useWayOut(outcome)
  return (
    <div role="alert">
      <EmptyState
        title={t(`${outcome}.title`)}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <LinkButton to="/Jobs" variant="secondary">
              {t('back')}
            </LinkButton>
            {wayOut === null ? (
              <Button as="link" href={`mailto:${contactEmail}`} variant="secondary">
                {t('UNKNOWN_ERROR.button')}
              </Button>
            ) : (
              <LinkButton to={wayOut}>{t(`${outcome}.button`)}</LinkButton>
            )}
            {outcome === 'UNKNOWN_ERROR' && (
              <Button onClick={onRetry} busy={retrying} busyLabel={t('retrying')}>
                {t('retry')}
              </Button>
            )}
          </div>
        }
      >
        {t(`${outcome}.text`)}
      </EmptyState>
    </div>
  )
}

/** Under the form: why it was not sent, and that nothing typed is lost. */
export function NotSent({ error, title, noAnswer }: { error: unknown; title: string; noAnswer?: string }) {
  const t = useTexts(createTexts)
  const tOutcome = useTexts(outcomeTexts)
  const outcome = outcomeOf(error)
  const wayOut = useWayOut(outcome)
  if (outcome === 'UNKNOWN_ERROR') {
    const unanswered = noAnswer !== undefined && error instanceof ApiError && error.status === 0
    return (
      <Notice tone="danger" title={unanswered ? t('noAnswer.title') : title} className="mt-6">
        {failureMessage(error, t('unknownError'))} {unanswered ? noAnswer : t('kept')}
      </Notice>
    )
  }
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

/** The server's message, where it sent one. */
export const failureOf = (error: unknown): string => {
  const unknown = say(createTexts)('unknownError')
  return failureMessage(error, unknown, unknown)
}
