import type { PageHead } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type { Say } from '#contract/texts/translator.ts'
import { applyPageHead } from '#features/candidates/web/apply-page.tsx'
import { interviewPageHead } from '#features/interviews/web/interview-page.tsx'
import { replyPageHead } from '#features/invitations/web/reply-page.tsx'
import { myApplicationHead } from '#features/privacy/web/my-application-page.tsx'
import { verifyReportHead } from '#features/reports/web/verify-report-head.ts'
import {
  aboutHead,
  accessibilityHead,
  companyHead,
  contactHead,
  helpHead,
  landingHead,
  methodHead,
  privacyHead,
} from '#features/site/web/page-heads.ts'
import type { CandidatePath, SitePath } from '../server-rendered-pages.ts'

type Head = (data: never, config: SiteConfig, say: Say) => PageHead

/** The HTML heads of server-rendered pages; the browser, which gets them as HTML, does not load this. */
export const heads: Readonly<Record<SitePath | CandidatePath, Head>> = {
  '/': landingHead,
  '/About': aboutHead,
  '/Contact': contactHead,
  '/Method': methodHead,
  '/Help': helpHead,
  '/Accessibility': accessibilityHead,
  '/Privacy': privacyHead,
  '/verify-report': verifyReportHead,
  '/:name': companyHead,
  '/Apply/:id': applyPageHead,
  '/Interview/:token': interviewPageHead,
  '/Invitation/:token': replyPageHead,
  '/My-application/:token': myApplicationHead,
}
