import type { Language } from '#contract/languages.ts'
import { perLanguage } from '../per-language.ts'
import {
  familyNames,
  generalQuestionsIn,
  questionsOfFamily,
  softSkillQuestionsIn,
  valueQuestionsIn,
} from './read-lexicon.ts'
import type { LibraryQuestion } from './schema.ts'
import { stemsOfText } from './words.ts'

type Stems = ReadonlySet<string>
/** A question of the library by its stems: of what is asked and what a good answer names, and with its intent and follow-up. */
export type QuestionStems = { readonly family: string | null; readonly asked: Stems; readonly all: Stems }

/** All questions of the library; those for every trade have no family. */
export const questionStemsIn = perLanguage((language: Language): readonly QuestionStems[] => {
  const { values, conflicts } = valueQuestionsIn(language)
  const general: readonly LibraryQuestion[] = [
    ...Object.values(generalQuestionsIn(language)).flat(),
    ...Object.values(softSkillQuestionsIn(language)).flat(),
    ...Object.values(values).flat(),
    ...conflicts.flatMap(({ questions }) => questions),
  ]
  const of = (family: string | null, questions: readonly LibraryQuestion[]) =>
    questions.map(({ text, intent, keyPoints, followUp }) => {
      const asked = stemsOfText([text, ...keyPoints].join(' '), language)
      return { family, asked, all: new Set([...asked, ...stemsOfText(`${intent} ${followUp}`, language)]) }
    })
  return [
    ...familyNames().flatMap((name) => of(name, Object.values(questionsOfFamily(name, language)))),
    ...of(null, general),
  ]
})
