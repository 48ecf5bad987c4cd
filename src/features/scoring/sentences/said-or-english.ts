import type { SaidSpeaker } from './render-said.ts'
import type { Said } from './said.ts'

type Say = (said: Said | undefined, english: string) => string

/** Says what is kept in no language; in English what is only there in English, as what a language model wrote. */
export interface SaidOrEnglish {
  sentence: Say
  phrase: Say
}

/** `speaker` is null for readers of English. */
export const saidOrEnglish = (speaker: SaidSpeaker | null): SaidOrEnglish => ({
  sentence: (said, english) => (said && speaker?.sentence(said)) ?? english,
  phrase: (said, english) => (said && speaker?.phrase(said)) ?? english,
})
