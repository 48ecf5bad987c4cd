import { extractCvTextTask } from './extract-cv-text.ts'

export const tasks = [extractCvTextTask]
