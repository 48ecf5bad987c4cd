import { markOnboarded, selectCompanyForUpdate, updateCompany } from './store.ts'

/** The slug stays, whatever the name becomes: shared links keep working. */
export const changeCompany = updateCompany

/** Opens the application to the company; true only the first time. */
export const completeOnboarding = markOnboarded

/** Keeps others from changing who belongs to the company until the transaction ends; false when it does not exist. */
export const lockCompany = selectCompanyForUpdate
