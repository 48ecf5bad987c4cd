import { remindOfCvTask } from './await-cv.ts'
import { extractCvTextTask } from './extract-cv-text.ts'

export const tasks = [extractCvTextTask, remindOfCvTask]
