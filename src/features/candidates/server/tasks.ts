import { sendRejectionTask } from './decisions/reject-candidates.ts'
import { completeRegistrationTask } from './register-candidate.ts'

export const tasks = [completeRegistrationTask, sendRejectionTask]
