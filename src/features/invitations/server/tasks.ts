import { rejectionSettled } from '#features/candidates/server/events.ts'
import { subscribe } from '#platform/tasks/tasks.ts'
import { cancelOfRejectedTask } from './cancel-invitation.ts'
import { sendRemindersTask } from './send-reminders.ts'

export const tasks = [sendRemindersTask, cancelOfRejectedTask]
export const subscribers = [subscribe(rejectionSettled, cancelOfRejectedTask)]
