import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { LoggedMail, ReviewedCandidate } from '../contract/candidates.ts'
import { candidateTexts } from './candidate-texts.ts'
import { PageSection } from './page-section.tsx'

const tones: Record<LoggedMail['state'], BadgeTone> = {
  waiting: 'notice',
  retrying: 'notice',
  sent: 'accent',
  failed: 'danger',
  'not-sent': 'neutral',
}

/** Every mail to the candidate and what became of it, the latest first. */
export function CandidateMails({ mails }: Pick<ReviewedCandidate, 'mails'>) {
  const t = useTexts(candidateTexts)
  return (
    <PageSection id="candidate-mails" title={t('mails')}>
      {mails.length === 0 && <p className="text-sm text-ink-faint">{t('noMails')}</p>}
      <ul className="grid gap-3">
        {mails.toReversed().map((mail) => (
          <li key={`${mail.kind} ${mail.at}`} className="text-sm">
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-ink">
              {t(`mail.${mail.kind}`)} <Badge tone={tones[mail.state]}>{t(`mailState.${mail.state}`)}</Badge>
            </p>
            <p className="text-xs text-ink-faint">
              <time dateTime={mail.at}>{t('writtenAt', { at: mail.at })}</time>
            </p>
            <WhatToDo {...mail} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function WhatToDo({ state, badAddress }: LoggedMail) {
  const t = useTexts(candidateTexts)
  if (state === 'waiting' || state === 'sent') return null
  const failed = badAddress ? 'mailRefused' : 'mailFailed'
  const key = ({ retrying: 'mailRetrying', failed, 'not-sent': 'mailNotSent' } as const)[state]
  return <p className="mt-0.5 text-ink-soft">{t(key)}</p>
}
