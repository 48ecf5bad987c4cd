import { sendRejectionTask } from './decisions/reject-candidates.ts'
import { completeRegistrationTask, forgetRegistrationsTask } from './register-candidate.ts'

export const tasks = [completeRegistrationTask, forgetRegistrationsTask, sendRejectionTask]
