import { readCv } from './read-cv.ts'

export const tasks = [readCv]
