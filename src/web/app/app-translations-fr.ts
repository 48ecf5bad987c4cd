import type { Translation } from '#contract/texts/define-texts.ts'
import { translations as accountsAudit } from '#features/accounts/web/audit-texts-fr.ts'
import { translations as accountsSettings } from '#features/accounts/web/settings-texts-fr.ts'
import { translations as accountsTeam } from '#features/accounts/web/team-texts-fr.ts'
import { translations as accounts } from '#features/accounts/web/texts-fr.ts'
import { translations as confidence } from '#features/assessments/contract/confidence-texts-fr.ts'
import { translations as billingFreeOffer } from '#features/billing/web/free-offer-texts-fr.ts'
import { translations as billingPayment } from '#features/billing/web/payment-texts-fr.ts'
import { translations as billingPricing } from '#features/billing/web/pricing-texts-fr.ts'
import { translations as billing } from '#features/billing/web/texts-fr.ts'
import { translations as candidatesPlace } from '#features/candidates/web/place-texts-fr.ts'
import { translations as companyOptions } from '#features/company/contract/option-texts-fr.ts'
import { translations as companyOnboarding } from '#features/company/web/onboarding-texts-fr.ts'
import { translations as companyOwnSite } from '#features/company/web/own-site-texts-fr.ts'
import { translations as companySettings } from '#features/company/web/settings-texts-fr.ts'
import { translations as company } from '#features/company/web/texts-fr.ts'
import { translations as demoInterview } from '#features/demo/web/interview-texts-fr.ts'
import { translations as demo } from '#features/demo/web/texts-fr.ts'
import { translations as interviewsCv } from '#features/interviews/web/cv-texts-fr.ts'
import { translations as interviewsPreview } from '#features/interviews/web/preview-texts-fr.ts'
import { translations as interviewsTranscript } from '#features/interviews/web/transcript-texts-fr.ts'
import { translations as invitationsFeed } from '#features/invitations/web/feed-texts-fr.ts'
import { translations as invitationsInterviews } from '#features/invitations/web/interviews-texts-fr.ts'
import { translations as invitationsNoMeetings } from '#features/invitations/web/no-meetings-texts-fr.ts'
import { translations as invitationsOutcome } from '#features/invitations/web/outcome-texts-fr.ts'
import { translations as invitationsScheduleButton } from '#features/invitations/web/schedule-button-texts-fr.ts'
import { translations as invitationsSchedule } from '#features/invitations/web/schedule-texts-fr.ts'
import { translations as invitationsWeek } from '#features/invitations/web/week-texts-fr.ts'
import { translations as jobsOptions } from '#features/jobs/contract/option-texts-fr.ts'
import { translations as jobsCreate } from '#features/jobs/web/create-texts-fr.ts'
import { translations as jobsJobPage } from '#features/jobs/web/job-page-texts-fr.ts'
import { translations as jobs } from '#features/jobs/web/texts-fr.ts'
import { translations as mailTemplates } from '#features/mail-templates/web/texts-fr.ts'
import { translations as privacyBanner } from '#features/privacy/web/banner-texts-fr.ts'
import { translations as privacy } from '#features/privacy/web/texts-fr.ts'
import { translations as questionSets } from '#features/question-sets/web/texts-fr.ts'
import { translations as reportsEvidence } from '#features/reports/web/evidence-texts-fr.ts'
import { translations as reportsJobReports } from '#features/reports/web/job-reports-texts-fr.ts'
import { translations as reportsReportButton } from '#features/reports/web/report-button-texts-fr.ts'
import { translations as reportsReportDialog } from '#features/reports/web/report-dialog-texts-fr.ts'
import { translations as reviewCandidate } from '#features/review/web/candidate-texts-fr.ts'
import { translations as reviewDashboard } from '#features/review/web/dashboard-texts-fr.ts'
import { translations as review } from '#features/review/web/texts-fr.ts'
import { translations as scoreFields } from '#features/scoring/field-texts-fr.ts'
import { translations as waitingListNotice } from '#features/waiting-list/web/notice-texts-fr.ts'
import { translations as uiApiApi } from '#ui/api/api-texts-fr.ts'
import { uiTextsFrench } from '#ui/texts/ui-texts-fr.ts'
import { translations as frame } from '../frame/frame-texts-fr.ts'
import { advice } from './advice-messages-fr.ts'
import { refusals } from './contract-messages-fr.ts'
import { guide } from './guide-messages-fr.ts'
import { translations as appPageTitles } from './page-titles-fr.ts'
import { translations as appPalette } from './palette-texts-fr.ts'
import { translations as appShell } from './shell-texts-fr.ts'

/** All that the application says; one line for each module of texts. */
export const translations: readonly Translation[] = [
  advice,
  refusals,
  guide,
  uiTextsFrench,
  ...frame,
  ...billingFreeOffer,
  ...jobsCreate,
  ...jobsJobPage,
  ...jobs,
  ...confidence,
  ...review,
  ...reviewCandidate,
  ...reviewDashboard,
  ...scoreFields,
  ...questionSets,
  ...invitationsFeed,
  ...invitationsInterviews,
  ...invitationsNoMeetings,
  ...invitationsOutcome,
  ...invitationsScheduleButton,
  ...invitationsSchedule,
  ...invitationsWeek,
  ...reportsReportButton,
  ...reportsReportDialog,
  ...reportsEvidence,
  ...accounts,
  ...accountsSettings,
  ...accountsTeam,
  ...companySettings,
  ...companyOwnSite,
  ...company,
  ...companyOnboarding,
  ...demo,
  ...demoInterview,
  ...interviewsCv,
  ...interviewsPreview,
  ...interviewsTranscript,
  ...privacyBanner,
  ...privacy,
  ...billing,
  ...accountsAudit,
  ...billingPayment,
  ...billingPricing,
  ...candidatesPlace,
  ...mailTemplates,
  ...reportsJobReports,
  ...waitingListNotice,
  ...companyOptions,
  ...jobsOptions,
  ...uiApiApi,
  ...appPageTitles,
  ...appPalette,
  ...appShell,
]
