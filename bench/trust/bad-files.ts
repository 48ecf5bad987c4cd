import { madeFiles } from '../corpus/made-files.ts'
import { findingsOf, sendFiles } from '../corpus/send-files.ts'
import type { Trial } from './trial.ts'

export const badFiles: Trial = {
  name: 'S16',
  what: 'Bad files: honest CVs, damaged ones, and such as are made to fill memory or time, from three links',
  run: async () => {
    const { sent, watched } = await sendFiles(madeFiles())
    return findingsOf(sent, watched)
  },
}
