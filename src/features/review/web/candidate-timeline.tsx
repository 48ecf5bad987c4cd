import type { TranslatorOf } from '#contract/texts/translator.ts'
import { outcomes } from '#features/candidates/contract/decision-limits.ts'
import type { TimelineEntry } from '#features/candidates/contract/notes.ts'
import { zoneCity } from '#features/invitations/web/meeting-times.ts'
import { outcomeTexts } from '#features/invitations/web/outcome-texts.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ReviewedCandidate } from '../contract/candidates.ts'
import { candidateTexts } from './candidate-texts.ts'
import { PageSection } from './page-section.tsx'

const shownAtFirst = 4

/** What happened to the application, the latest first; what is older on demand. */
export function CandidateTimeline({ timeline }: Pick<ReviewedCandidate, 'timeline'>) {
  const t = useTexts(candidateTexts)
  const latestFirst = timeline.toReversed()
  const older = latestFirst.slice(shownAtFirst)
  return (
    <PageSection id="candidate-timeline" title={t('timeline')}>
      <Entries entries={latestFirst.slice(0, shownAtFirst)} />
      {older.length > 0 && (
        <Disclosure plain className="mt-2" title={t('timelineOlder', { count: older.length })}>
          <Entries entries={older} />
        </Disclosure>
      )}
    </PageSection>
  )
}

function Entries({ entries }: { entries: ReviewedCandidate['timeline'] }) {
  const t = useTexts(candidateTexts)
  const tOutcome = useTexts(outcomeTexts)
  return (
    <ol className="grid gap-3 border-s border-line ps-4">
      {entries.map(({ at, kind, by, detail }) => (
        <li key={`${at} ${kind} ${detail}`} className="relative text-sm">
          <span
            aria-hidden
            className="absolute -start-[1.3rem] top-1.5 size-2 rounded-full border border-line-strong bg-surface"
          />
          <p className="text-ink wrap-anywhere">
            {happened(t, tOutcome, kind as TimelineEntry['kind'], detail)}
          </p>
          <p className="text-xs text-ink-faint">
            <time dateTime={at}>{t('writtenAt', { at })}</time>
            {by && <> {t('timelineBy', { name: by })}</>}
          </p>
        </li>
      ))}
    </ol>
  )
}

const mails = [
  'mail.candidates.rejection',
  'mail.candidates.under-review',
  'mail.interviews.application-received',
  'mail.invitations.invited',
  'mail.invitations.moved',
  'mail.invitations.confirmed',
  'mail.invitations.cancelled',
  'mail.invitations.reminder',
] as const

/** What one entry says; a detail is a reason, an outcome, a score or a mail's name, by kind. */
function happened(
  t: TranslatorOf<typeof candidateTexts>,
  tOutcome: TranslatorOf<typeof outcomeTexts>,
  kind: TimelineEntry['kind'],
  detail: string | null,
): string {
  const title = t(`timeline.${kind}`)
  const mail = kind === 'mail-sent' && mails.find((name) => name === `mail.${detail}`)
  if (mail) return t(mail)
  if (detail === null || kind === 'mail-sent') return title
  const outcome =
    kind === 'outcome' && outcomes.find((one) => one === detail || detail.startsWith(`${one}: `))
  if (outcome) return `${title}: ${tOutcome(`outcome.${outcome}`)}${detail.slice(outcome.length)}`
  return `${title}: ${kind === 'assessed' ? t('scored', { score: detail }) : withReadableTimes(t, detail)}`
}

/** The log has 27/11/2026 10:00 (Africa/Tunis). */
const loggedTime = /(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d) \(([\w+/-]+)\)/g

const withReadableTimes = (t: TranslatorOf<typeof candidateTexts>, detail: string): string =>
  detail.replace(loggedTime, (_, day, month, year, time, zone) =>
    t('meetingAt', {
      // At noon the day is the same in every reader's zone.
      at: new Date(Number(year), Number(month) - 1, Number(day), 12).toISOString(),
      time,
      zone: zoneCity(zone),
    }),
  )
