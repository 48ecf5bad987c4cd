import { likelyLanguage } from '#lexicon/likely-language.ts'
import { findTrade, type Trade } from '#lexicon/occupations/find-trade.ts'
import { questionsOfFamily, titlesOfFamily } from '#lexicon/occupations/read-lexicon.ts'
import type { AssessmentInput } from '../assessment.ts'
import { namesOfSkill } from '../cv/skills.ts'

type Job = AssessmentInput['job']

/** The trade of a job, and what its offer says in words of the interview's language. */
export type Offer = { readonly trade: Trade | null; readonly text: string }

const known = new WeakMap<Job, Offer>()

/** An offer in another language than its interview has the words of its trade in place of its own. */
export function offerOf(job: Job): Offer {
  const offer = known.get(job) ?? readOffer(job)
  known.set(job, offer)
  return offer
}

function readOffer({ title, description, language, idealProfile }: Job): Offer {
  const { skills } = idealProfile
  const trade = findTrade({ language, title, description, skills })
  const named = skills.flatMap(namesOfSkill)
  const written = likelyLanguage(description) ?? language
  if (written === language) return { trade, text: [title, description, ...skills, ...named].join('\n') }
  const asked = trade ? Object.values(questionsOfFamily(trade.family, language)) : []
  const situations = asked.flatMap(({ text, keyPoints }) => [text, ...keyPoints])
  const titles = trade?.occupation ? (titlesOfFamily(trade.family, language)[trade.occupation.id] ?? []) : []
  return { trade, text: [title, ...named, ...titles, ...situations].join('\n') }
}
