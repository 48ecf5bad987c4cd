import { interviewLanguages, type Language } from '#contract/languages.ts'
import { checksIn } from '#lexicon/questions/read-lexicon.ts'

const topics = interviewLanguages.flatMap((language) =>
  Object.entries(checksIn(language).protectedTopics).map(([topic, words]) => ({
    language,
    topic,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu'),
  })),
)

/** The protected topic that a text touches in a language, or in any language when none is named. */
export function protectedTopic(text: string, language?: Language): string | undefined {
  return topics.find(
    (each) => (language === undefined || each.language === language) && each.pattern.test(text),
  )?.topic
}
