import { CircleAlert, Clock, CreditCard, Hourglass, TrendingUp } from 'lucide-react'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { outcomeTexts, panelTexts } from './create-texts.ts'
import type { PostingOutcome } from './posting-outcome.ts'
import { useWayOut } from './use-way-out.ts'

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
  const { contactEmail } = useSiteConfig()
  const { title, text, button } = outcomeTexts[outcome]
  const Icon = icons[outcome]
  const wayOut = useWayOut(outcome)
  const unknown = outcome === 'UNKNOWN_ERROR'
  return (
    <Card as="section" padding="lg" role="alert" className="flex flex-col items-center py-12 text-center">
      <span className="mb-5 grid size-14 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon aria-hidden className="size-7" />
      </span>
      <h2 className="text-xl font-semibold text-ink">{title}</h2>
      <p className="mt-2 max-w-md text-pretty text-ink-soft">{text}</p>
      <div className="mt-7 flex w-full flex-col-reverse justify-center gap-2 sm:w-auto sm:flex-row">
        <LinkButton to="/Jobs" variant={unknown ? 'quiet' : 'secondary'}>
          {panelTexts.back}
        </LinkButton>
        {wayOut === null && (
          <Button as="link" href={`mailto:${contactEmail}`} variant="secondary">
            {outcomeTexts.UNKNOWN_ERROR.button}
          </Button>
        )}
        {unknown && (
          <Button onClick={onRetry} busy={retrying} busyLabel={panelTexts.retrying}>
            {panelTexts.retry}
          </Button>
        )}
        {wayOut !== null && <LinkButton to={wayOut}>{button}</LinkButton>}
      </div>
    </Card>
  )
}
