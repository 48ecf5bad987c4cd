import { namesOfSkill, placesOf, siblingsOfSkill } from '../cv/skills.ts'
import type { Claim } from '../verify-quote.ts'
import { claimSentence, type DraftMark, notRequired, type Readings } from './draft.ts'

/** How far one skill is shown, 0 to 1, and where. */
export type SkillCredit = { skill: string; credit: number; claim: Claim | null }

/** Absent 0, a sibling .4, only listed or only named .5, used in a dated post .75, used and explained in an answer 1. */
export function creditSkills({ job, cv, answers }: Readings): SkillCredit[] {
  return job.idealProfile.skills.map((skill) => {
    const found: { credit: number; claim: Claim }[] = []
    const look = (names: readonly string[], sibling: boolean) => {
      for (const answer of answers) {
        for (const sentence of answer.sentences) {
          if (placesOf(names, sentence.text).length === 0) continue
          const used = sentence.ownAction > 0 && answer.words >= 25
          found.push({ credit: sibling ? 0.4 : used ? 1 : 0.5, claim: claimSentence(answer, sentence) })
        }
      }
      for (const place of cv ? placesOf(names, cv.text) : []) {
        const post = cv?.posts.find((p) => place.start >= p.entry.start && place.end <= p.entry.end)
        const text = cv?.text.slice(place.start, place.end) ?? ''
        found.push({
          credit: sibling ? 0.4 : post ? 0.75 : 0.5,
          claim: { source: 'cv', start: place.start, text },
        })
      }
    }
    look(namesOfSkill(skill), false)
    if (found.length === 0) look(siblingsOfSkill(skill), true)
    const best = found.sort((a, b) => b.credit - a.credit)[0]
    return { skill, credit: best?.credit ?? 0, claim: best?.claim ?? null }
  })
}

/** The mean credit of the required skills. */
export function markTechnicalSkills(readings: Readings, credits: readonly SkillCredit[]): DraftMark {
  if (readings.job.idealProfile.skills.length === 0) return notRequired('skills')
  const missing = credits.filter((entry) => entry.credit < 0.5).map((entry) => entry.skill)
  return {
    value: (credits.reduce((sum, entry) => sum + entry.credit, 0) / credits.length) * 100,
    weight: 0.2,
    reason: `${credits.length - missing.length} of ${credits.length} required skills shown${missing.length ? `; not shown: ${missing.join(', ')}` : ''}.`,
    claims: [...credits]
      .sort((a, b) => b.credit - a.credit)
      .flatMap((entry) => (entry.claim ? [entry.claim] : []))
      .slice(0, 5),
  }
}
