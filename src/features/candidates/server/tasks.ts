import { completeRegistrationTask } from './register-candidate.ts'

export const tasks = [completeRegistrationTask]
