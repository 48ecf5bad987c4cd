// Marks that turn the text around them, and those that only look like nothing.
const unseen = /[\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/gu
/** At least one sign that can be seen. */
export const readable = /[\p{L}\p{N}\p{P}\p{S}]/u

/** One line of text as it is kept: line breaks and other controls are spaces, spaces are single. */
export const tidyLine = (typed: string): string =>
  typed
    .replace(unseen, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Skill tags as they are kept: trimmed, without repeats in whatever case, in the order given. */
export function tidySkills(skills: string[]): string[] {
  const seen = new Set<string>()
  return skills
    .map(tidyLine)
    .filter((skill) => skill !== '' && !seen.has(skill.toLowerCase()) && seen.add(skill.toLowerCase()))
}
