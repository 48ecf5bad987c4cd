import { CircleAlert, Clock, CreditCard, Hourglass, TrendingUp } from 'lucide-react'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { outcomeTexts } from './outcome-texts.ts'
import type { PostingOutcome } from './posting-outcome.ts'
import { useWayOut } from './posting-outcome.ts'

const icons = {
  NO_SUBSCRIPTION: CreditCard,
  NOT_ACTIVE: Hourglass,
  NO_JOBS_LEFT: TrendingUp,
  EXPIRED_SUBSCRIPTION: Clock,
  UNKNOWN_ERROR: CircleAlert,
}

export type OutcomePanelProps = { outcome: PostingOutcome; onRetry: () => void; retrying: boolean }

/** In place of the form: why no job can be posted now, and the way out. */
export function OutcomePanel({ outcome, onRetry, retrying }: OutcomePanelProps) {
  const t = useTexts(outcomeTexts)
  const { contactEmail } = useSiteConfig()
  const Icon = icons[outcome]
  const wayOut = useWayOut(outcome)
  const unknown = outcome === 'UNKNOWN_ERROR'
  return (
    <Card as="section" padding="lg" role="alert" className="flex flex-col items-center py-12 text-center">
      <span className="mb-5 grid size-14 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon aria-hidden className="size-7" />
      </span>
      <h2 className="text-xl font-semibold text-ink">{t(`${outcome}.title`)}</h2>
      <p className="mt-2 max-w-md text-pretty text-ink-soft">{t(`${outcome}.text`)}</p>
      <div className="mt-7 flex w-full flex-col-reverse justify-center gap-2 sm:w-auto sm:flex-row">
        <LinkButton to="/Jobs" variant={unknown ? 'quiet' : 'secondary'}>
          {t('back')}
        </LinkButton>
        {wayOut === null && (
          <Button as="link" href={`mailto:${contactEmail}`} variant="secondary">
            {t('UNKNOWN_ERROR.button')}
          </Button>
        )}
        {unknown && (
          <Button onClick={onRetry} busy={retrying} busyLabel={t('retrying')}>
            {t('retry')}
          </Button>
        )}
        {wayOut !== null && <LinkButton to={wayOut}>{t(`${outcome}.button`)}</LinkButton>}
      </div>
    </Card>
  )
}
