import * as z from 'zod/mini'

// A brand keeps one kind of id from being passed where another is meant.
type Id<Brand extends string> = string & { readonly __id: Brand }

export type CompanyId = Id<'company'>
export type UserId = Id<'user'>
export type JobId = Id<'job'>
export type CandidateId = Id<'candidate'>
export type AssessmentId = Id<'assessment'>
export type InviteId = Id<'invite'>
export type PurchaseId = Id<'purchase'>
export type InvoiceId = Id<'invoice'>
export type OperatorId = Id<'operator'>
export type MailId = Id<'mail'>
export type SessionId = Id<'session'>
export type ExportId = Id<'export'>
export type InvitationId = Id<'invitation'>
export type ReportId = Id<'report'>

function id<T extends string>() {
  return z.uuid('Not a valid id') as unknown as z.ZodMiniType<T, string>
}

/** A UUID as text, branded by what it names. */
export const companyId = id<CompanyId>()
export const userId = id<UserId>()
export const jobId = id<JobId>()
export const candidateId = id<CandidateId>()
export const assessmentId = id<AssessmentId>()
export const inviteId = id<InviteId>()
export const purchaseId = id<PurchaseId>()
export const invoiceId = id<InvoiceId>()
export const mailId = id<MailId>()
export const sessionId = id<SessionId>()
export const exportId = id<ExportId>()
export const invitationId = id<InvitationId>()
export const reportId = id<ReportId>()
