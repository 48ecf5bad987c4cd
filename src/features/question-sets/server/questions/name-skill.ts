import { cleanPhrase } from '#features/jobs/server/clean-phrase.ts'
import { toolNames } from '#lexicon/questions/read-lexicon.ts'
import type { Phrases } from '#lexicon/questions/schema.ts'

const maxWords = 5

const tools = new Set(toolNames())

const toolPattern =
  /^(?:microsoft|apache|google (?:analytics|ads|sheets|cloud)|power (?:bi|automate)|adobe|spring boot|pro tools|final cut|after effects|sql(?: server)?|azure devops|s\/4hana|sage)(?![\p{L}])/iu

/** Papers that one holds: nobody tells a story about them. */
const papers =
  /(?<!\p{L})(?:licen[cs]e|permit|certificate|\p{L}*schein|permis|caces|permiso|carnet|carné|cap)(?!\p{L})/iu

/** Whether a skill is used like a tool ("with Excel") and not practised like a field ("in accounting"). */
function isTool(skill: string): boolean {
  const lower = skill.toLowerCase()
  const first = lower.split(/\s+/u)[0] ?? ''
  return tools.has(first) || toolPattern.test(lower) || /[+#]|\.\p{L}|\p{L}\.\p{L}|\p{Ll}\p{Lu}/u.test(skill)
}

type SkillSaid = { readonly bare: string; readonly within: string }

function saySkill(skill: string, { quotes, withTool, inField }: Phrases, foreign: boolean): SkillSaid {
  const tool = isTool(skill)
  const strange = !/^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(skill)
  const own = /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(skill)
  const bare = strange || (foreign && !tool && !own) ? `${quotes[0]}${skill}${quotes[1]}` : skill
  return { bare, within: `${tool ? withTool : inField}${bare}` }
}

/** The skills of a job as questions say them, papers left out where there is anything else. */
export function saySkills(
  skills: readonly string[],
  phrases: Phrases,
  foreign: boolean,
): readonly SkillSaid[] {
  const clean = skills.map((skill) => cleanPhrase(skill, maxWords)).filter((skill) => skill !== undefined)
  const practised = clean.filter((skill) => !papers.test(skill))
  return (practised.length > 0 ? practised : clean).map((skill) => saySkill(skill, phrases, foreign))
}
