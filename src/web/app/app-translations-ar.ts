import type { Translation } from '#contract/texts/define-texts.ts'
import { translations as accountsAudit } from '#features/accounts/web/audit-texts-ar.ts'
import { translations as accountsSettings } from '#features/accounts/web/settings-texts-ar.ts'
import { translations as accountsTeam } from '#features/accounts/web/team-texts-ar.ts'
import { translations as accounts } from '#features/accounts/web/texts-ar.ts'
import { translations as confidence } from '#features/assessments/contract/confidence-texts-ar.ts'
import { translations as billingFreeOffer } from '#features/billing/web/free-offer-texts-ar.ts'
import { translations as billingPayment } from '#features/billing/web/payment-texts-ar.ts'
import { translations as billingPricing } from '#features/billing/web/pricing-texts-ar.ts'
import { translations as billing } from '#features/billing/web/texts-ar.ts'
import { translations as candidatesPlace } from '#features/candidates/web/place-texts-ar.ts'
import { translations as companyOptions } from '#features/company/contract/option-texts-ar.ts'
import { translations as companyOnboarding } from '#features/company/web/onboarding-texts-ar.ts'
import { translations as companyOwnSite } from '#features/company/web/own-site-texts-ar.ts'
import { translations as companySettings } from '#features/company/web/settings-texts-ar.ts'
import { translations as company } from '#features/company/web/texts-ar.ts'
import { translations as demoInterview } from '#features/demo/web/interview-texts-ar.ts'
import { translations as demo } from '#features/demo/web/texts-ar.ts'
import { translations as interviewsCv } from '#features/interviews/web/cv-texts-ar.ts'
import { translations as interviewsPreview } from '#features/interviews/web/preview-texts-ar.ts'
import { translations as interviewsTranscript } from '#features/interviews/web/transcript-texts-ar.ts'
import { translations as invitationsFeed } from '#features/invitations/web/feed-texts-ar.ts'
import { translations as invitationsInterviews } from '#features/invitations/web/interviews-texts-ar.ts'
import { translations as invitationsNoMeetings } from '#features/invitations/web/no-meetings-texts-ar.ts'
import { translations as invitationsOutcome } from '#features/invitations/web/outcome-texts-ar.ts'
import { translations as invitationsScheduleButton } from '#features/invitations/web/schedule-button-texts-ar.ts'
import { translations as invitationsSchedule } from '#features/invitations/web/schedule-texts-ar.ts'
import { translations as invitationsWeek } from '#features/invitations/web/week-texts-ar.ts'
import { translations as jobsOptions } from '#features/jobs/contract/option-texts-ar.ts'
import { translations as jobsCreate } from '#features/jobs/web/create-texts-ar.ts'
import { translations as jobsJobPage } from '#features/jobs/web/job-page-texts-ar.ts'
import { translations as jobs } from '#features/jobs/web/texts-ar.ts'
import { translations as mailTemplates } from '#features/mail-templates/web/texts-ar.ts'
import { translations as privacyBanner } from '#features/privacy/web/banner-texts-ar.ts'
import { translations as privacy } from '#features/privacy/web/texts-ar.ts'
import { translations as questionSets } from '#features/question-sets/web/texts-ar.ts'
import { translations as reportsEvidence } from '#features/reports/web/evidence-texts-ar.ts'
import { translations as reportsJobReports } from '#features/reports/web/job-reports-texts-ar.ts'
import { translations as reportsReportButton } from '#features/reports/web/report-button-texts-ar.ts'
import { translations as reportsReportDialog } from '#features/reports/web/report-dialog-texts-ar.ts'
import { translations as reviewCandidate } from '#features/review/web/candidate-texts-ar.ts'
import { translations as reviewDashboard } from '#features/review/web/dashboard-texts-ar.ts'
import { translations as reviewNotification } from '#features/review/web/notification-texts-ar.ts'
import { translations as review } from '#features/review/web/texts-ar.ts'
import { translations as scoreFields } from '#features/scoring/field-texts-ar.ts'
import { translations as waitingListNotice } from '#features/waiting-list/web/notice-texts-ar.ts'
import { translations as uiApiApi } from '#ui/api/api-texts-ar.ts'
import { uiTextsArabic } from '#ui/texts/ui-texts-ar.ts'
import { translations as frame } from '../frame/frame-texts-ar.ts'
import { advice } from './advice-messages-ar.ts'
import { refusals } from './contract-messages-ar.ts'
import { guide } from './guide-messages-ar.ts'
import { translations as appPageTitles } from './page-titles-ar.ts'
import { translations as appPalette } from './palette-texts-ar.ts'
import { translations as appShell } from './shell-texts-ar.ts'

/** All that the application says; one line for each module of texts. */
export const translations: readonly Translation[] = [
  advice,
  refusals,
  guide,
  uiTextsArabic,
  ...frame,
  ...billingFreeOffer,
  ...jobsCreate,
  ...jobsJobPage,
  ...jobs,
  ...companyOptions,
  ...jobsOptions,
  ...uiApiApi,
  ...appPageTitles,
  ...appPalette,
  ...appShell,
  ...companyOnboarding,
  ...companyOwnSite,
  ...companySettings,
  ...company,
  ...invitationsFeed,
  ...invitationsInterviews,
  ...invitationsNoMeetings,
  ...invitationsOutcome,
  ...invitationsScheduleButton,
  ...invitationsSchedule,
  ...invitationsWeek,
  ...questionSets,
  ...reportsEvidence,
  ...reportsJobReports,
  ...reportsReportButton,
  ...reportsReportDialog,
  ...reviewCandidate,
  ...reviewDashboard,
  ...scoreFields,
  ...reviewNotification,
  ...review,
  ...accountsAudit,
  ...accountsSettings,
  ...accountsTeam,
  ...accounts,
  ...billingPayment,
  ...billingPricing,
  ...billing,
  ...candidatesPlace,
  ...demo,
  ...demoInterview,
  ...interviewsCv,
  ...interviewsPreview,
  ...interviewsTranscript,
  ...mailTemplates,
  ...privacyBanner,
  ...privacy,
  ...confidence,
  ...waitingListNotice,
]
