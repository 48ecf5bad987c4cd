import { CalendarX2, DoorClosed, TriangleAlert, UsersRound } from 'lucide-react'
import type { Language } from '#contract/languages.ts'
import type { RefusedPage } from '#contract/sent-pages.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { languageIfNamed } from './interview-language.ts'
import { StandingScreen } from './standing-screen.tsx'
import type { InterviewTexts } from './texts.ts'

export type Problem = {
  kind: 'expired' | 'full' | 'closed' | 'unknown'
  /** Where the company's other jobs are. */
  companyPage?: string | undefined
}

const kinds = new Map<string, Problem['kind'] | 'completed'>([
  ['EXPIRED_LINK', 'expired'],
  ['JOB_FULL', 'full'],
  ['JOB_CLOSED', 'closed'],
  ['ALREADY_COMPLETED', 'completed'],
])

/** What an error means for the whole page. */
export function problemOf(error: unknown): Problem | { kind: 'completed' } {
  const { code, fields } = error instanceof ApiError ? error : { code: '', fields: {} as ApiError['fields'] }
  const kind = kinds.get(code) ?? 'unknown'
  return kind === 'full' || kind === 'closed' ? { kind, companyPage: fields.companyPage } : { kind }
}

/** Why the page could not be sent with its interview. */
export function problemOfPage({ refusal, fields }: RefusedPage): Problem {
  const kind = kinds.get(refusal)
  return { kind: kind && kind !== 'completed' ? kind : 'unknown', companyPage: fields?.companyPage }
}

/** The language of the interview that was refused, where it was told. */
export const languageOfPage = ({ fields }: RefusedPage): Language | undefined =>
  languageIfNamed(fields?.interviewLanguage)

const icons = { expired: CalendarX2, full: UsersRound, closed: DoorClosed, unknown: TriangleAlert }

type ProblemScreenProps = { problem: Problem; texts: InterviewTexts }

/** What stands instead of the interview, and the way out. */
export function ProblemScreen({ problem, texts }: ProblemScreenProps) {
  const { contactEmail } = useSiteConfig()
  const { title, text } = texts[problem.kind]
  const support = (
    <Button
      as="link"
      variant="secondary"
      href={`mailto:${contactEmail}?subject=${encodeURIComponent(title)}`}
    >
      {texts.contactSupport}
    </Button>
  )
  return (
    <StandingScreen Icon={icons[problem.kind]} title={title} texts={[text]}>
      {problem.kind === 'unknown' && (
        <Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>
      )}
      {problem.kind === 'full' || problem.kind === 'closed' ? (
        <Button as="link" href={ownPath(problem.companyPage)}>
          {texts.browseJobs}
        </Button>
      ) : (
        support
      )}
    </StandingScreen>
  )
}

/** A path of this site, whatever was sent. */
const ownPath = (path: string | undefined): string => (path && /^\/[^/\\]/.test(path) ? path : '/')
