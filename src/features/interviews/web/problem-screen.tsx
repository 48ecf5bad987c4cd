import { CalendarX2, DoorClosed, TriangleAlert, UsersRound } from 'lucide-react'
import { interviewLanguageNames, interviewLanguages, type Language } from '#contract/languages.ts'
import type { RefusedPage } from '#contract/pages.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { StatusScreen } from './status-screen.tsx'
import { interviewTexts } from './texts.ts'

export type Problem = {
  kind: 'expired' | 'full' | 'closed' | 'unknown'
  /** The page of the company's other jobs. */
  companyPage?: string | undefined
  /** What the server said of an unknown error. */
  message?: string
}

const kinds = new Map<string, Problem['kind'] | 'completed'>([
  ['EXPIRED_LINK', 'expired'],
  ['JOB_FULL', 'full'],
  ['JOB_CLOSED', 'closed'],
  ['ALREADY_COMPLETED', 'completed'],
])

/** The screen that an error calls for. */
export function problemOf(error: unknown): Problem | { kind: 'completed' } {
  const { code, fields } = error instanceof ApiError ? error : { code: '', fields: {} as ApiError['fields'] }
  const kind = kinds.get(code) ?? 'unknown'
  return kind === 'full' || kind === 'closed' ? { kind, companyPage: fields.companyPage } : { kind }
}

/** The message of our own 500 is left out: the page says the same in the interview's language. */
export function unknownProblem(error: unknown): Problem {
  const said = error instanceof ApiError && error.code !== 'INTERNAL'
  return { kind: 'unknown', message: said ? error.serverMessage : '' }
}

/** The screen of a page whose interview was refused. */
export function problemOfPage({ refusal, fields }: RefusedPage): Problem {
  const kind = kinds.get(refusal)
  return { kind: kind && kind !== 'completed' ? kind : 'unknown', companyPage: fields?.companyPage }
}

/** The language of the refused interview, if the refusal names it. */
export const languageOfPage = ({ fields }: RefusedPage): Language | undefined =>
  interviewLanguages.find((code) => interviewLanguageNames[code] === fields?.interviewLanguage)

const icons = { expired: CalendarX2, full: UsersRound, closed: DoorClosed, unknown: TriangleAlert }

/** Replaces the interview, and offers a way on. */
export function ProblemScreen({ problem }: { problem: Problem }) {
  const t = useTexts(interviewTexts)
  const { contactEmail } = useSiteConfig()
  const title = t(`${problem.kind}.title`)
  const support = (
    <Button
      as="link"
      variant="secondary"
      href={`mailto:${contactEmail}?subject=${encodeURIComponent(title)}`}
    >
      {t('contactSupport')}
    </Button>
  )
  return (
    <StatusScreen
      Icon={icons[problem.kind]}
      title={title}
      texts={[problem.message || t(`${problem.kind}.text`)]}
    >
      {problem.kind === 'unknown' && (
        <Button onClick={() => window.location.reload()}>{t('tryAgain')}</Button>
      )}
      {problem.kind === 'full' || problem.kind === 'closed' ? (
        <Button as="link" href={ownPath(problem.companyPage)}>
          {t('browseJobs')}
        </Button>
      ) : (
        support
      )}
    </StatusScreen>
  )
}

/** Accepts only paths of this site. */
const ownPath = (path: string | undefined): string => (path && /^\/[^/\\]/.test(path) ? path : '/')
