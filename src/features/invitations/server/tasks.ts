import { applicationWithdrawn, rejectionSettled } from '#features/candidates/server/events.ts'
import { subscribe } from '#platform/tasks/tasks.ts'
import { cancelOfEndedTask } from './cancel-invitation.ts'
import { sendRemindersTask } from './send-reminders.ts'

export const tasks = [sendRemindersTask, cancelOfEndedTask]
export const subscribers = [
  subscribe(rejectionSettled, cancelOfEndedTask),
  subscribe(applicationWithdrawn, cancelOfEndedTask),
]
