import { rejectionSettled } from '#features/candidates/server/events.ts'
import { subscribe } from '#platform/tasks/tasks.ts'
import { remindOfCvTask } from './await-cv.ts'
import { extractCvTextTask } from './extract-cv-text.ts'
import { releaseRejectedTask } from './release-rejected.ts'
import { remindOfLinksTask } from './remind-of-link.ts'

export const tasks = [extractCvTextTask, remindOfCvTask, releaseRejectedTask, remindOfLinksTask]
export const subscribers = [subscribe(rejectionSettled, releaseRejectedTask)]
