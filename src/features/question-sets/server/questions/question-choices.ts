import type { Language } from '#contract/languages.ts'
import { type CompanyValue, companyValues as companyValueNames } from '#features/company/contract/options.ts'
import { type SoftSkill, softSkills as softSkillNames } from '#features/jobs/contract/options.ts'
import { likelyLanguage } from '#features/jobs/server/likely-language.ts'
import { phrasesIn, questionGuides, templatesIn } from '#lexicon/questions/read-lexicon.ts'
import type { TemplateGroup } from '#lexicon/questions/schema.ts'
import { joinPair } from './fill-template.ts'
import { introduceDuty, pickDuty } from './introduce-duty.ts'
import type { JobBrief, QuestionGuide } from './job-brief.ts'
import type { LintContext } from './lint-question.ts'
import { namePlace } from './name-place.ts'
import { nameRole, speakableTitle } from './name-role.ts'
import { saySkills } from './name-skill.ts'
import type { Slot } from './plan-slots.ts'
import { stableHash } from './stable-hash.ts'

export type Fillings = Readonly<Record<string, string | undefined>>

/** The variants that a slot of this job chooses from, and how their answers are read. */
export type Choice = { readonly templates: readonly string[]; readonly guide: QuestionGuide }

const isEarly = ({ seniority }: JobBrief): boolean => seniority === 'Intern' || seniority === 'Junior'
const isLeading = ({ seniority }: JobBrief): boolean => seniority === 'Team Lead' || seniority === 'Executive'

/** What the marks of the templates stand for in this job. */
export function fillingsOf(brief: JobBrief, key: string): Fillings {
  const { language } = brief
  const phrases = phrasesIn(language)
  const descriptionLanguage = likelyLanguage(brief.description)
  const foreign =
    descriptionLanguage !== undefined && descriptionLanguage !== language && descriptionLanguage !== 'en'
  const skills = saySkills(brief.skills, phrases, foreign)
  const duty = pickDuty(brief.description, language, key)
  const [valueA, valueB] = valuesOf(brief, key).map((value) => phrases.values[value])
  const [first, second, third] = skills
  return {
    role: nameRole(brief.title, language, phrases),
    place: namePlace(brief.company.name, phrases),
    skill: first?.bare,
    inSkill: first?.within,
    otherSkill: (second ?? first)?.bare,
    inOtherSkill: (second ?? first)?.within,
    furtherSkill: (third ?? second ?? first)?.bare,
    inFurtherSkill: (third ?? second ?? first)?.within,
    intro: duty && introduceDuty(duty, language, key),
    sector: phrases.sectors[brief.industry] ?? phrases.anySector,
    value: valueA?.name,
    values: valueA && valueB && joinPair(valueA.name, valueB.name, phrases.and, language),
    actA: valueA?.act,
    actB: valueB?.act,
  }
}

/** Everything in a question that is the employer's own word: it may be in another language. */
export function ownWordsOf(brief: JobBrief, fillings: Fillings): readonly string[] {
  const { skill, otherSkill, furtherSkill, place } = fillings
  return [speakableTitle(brief.title), place, skill, otherSkill, furtherSkill].filter(
    (word) => word !== undefined,
  )
}

/** The employer's own words that these fillings put into a template: words elsewhere in it are ours. */
export function ownWordsIn(template: string, brief: JobBrief, fillings: Fillings): readonly string[] {
  const { role, place, skill, otherSkill, furtherSkill } = fillings
  const plain = plainFillings(brief.language)
  const words: Fillings = {
    role: role === plain.role ? undefined : speakableTitle(brief.title),
    place: place === plain.place ? undefined : place,
    skill,
    inSkill: skill,
    otherSkill,
    inOtherSkill: otherSkill,
    furtherSkill,
    inFurtherSkill: furtherSkill,
  }
  const marks = [...template.matchAll(/\{(\w+)\}/gu)].map(([, mark]) => words[mark ?? ''])
  return marks.filter((word) => word !== undefined)
}

/** What the linter needs to know of a job. */
export function lintContextOf(brief: JobBrief): LintContext {
  return { seniority: brief.seniority, ownWords: ownWordsOf(brief, fillingsOf(brief, '')) }
}

/** Two of the company's values, chosen by the job. */
function valuesOf(brief: JobBrief, key: string): readonly CompanyValue[] {
  const known = companyValueNames.filter((value) => brief.company.values.includes(value))
  const start = stableHash(`${key}|values`) % Math.max(known.length, 1)
  return [...known.slice(start), ...known.slice(0, start)].slice(0, 2)
}

/** The soft skills to ask about: leadership has its own question for those who lead. */
function softSkillsOf(brief: JobBrief, slots: readonly Slot[]): readonly SoftSkill[] {
  const known = brief.softSkills.filter((skill): skill is SoftSkill =>
    softSkillNames.some((name) => name === skill),
  )
  const apart = slots.includes('leadership') ? known.filter((skill) => skill !== 'Leadership') : known
  return [...new Set(apart)]
}

/** The variants for each slot of a job. */
export function choicesOf(
  brief: JobBrief,
  fillings: Fillings,
  slots: readonly Slot[],
): Readonly<Record<Slot, Choice>> {
  const { slots: groups, softSkills } = templatesIn(brief.language)
  const guides = questionGuides()
  const asked = softSkillsOf(brief, slots)
  const choice = (group: TemplateGroup, guide: QuestionGuide): Choice => ({ templates: groups[group], guide })
  const onSoftSkill = (skill: SoftSkill | undefined): Choice =>
    skill === undefined
      ? choice('learning', guides.slots.learning)
      : { templates: softSkills[skill] ?? [], guide: guides.softSkills[skill] ?? guides.slots.learning }
  const motivation = isEarly(brief) ? 'motivationEarly' : isLeading(brief) ? 'motivationLead' : 'motivation'
  const skilled = isEarly(brief) ? 'topSkillEarly' : 'topSkill'
  const values: TemplateGroup = fillings.values ? 'dilemma' : fillings.value ? 'singleValue' : 'tradeOff'
  return {
    motivation: choice(motivation, guides.slots.motivation),
    topSkill: choice(fillings.skill === undefined ? 'learning' : skilled, guides.slots.topSkill),
    duty: choice(fillings.intro === undefined ? 'dutyByTitle' : 'duty', guides.slots.duty),
    softSkill1: onSoftSkill(asked[0] ?? 'Problem Solving'),
    softSkill2: onSoftSkill(asked[1]),
    dilemma: choice(values, guides.slots.dilemma),
    failure: choice('failure', guides.slots.failure),
    layperson: choice('layperson', guides.slots.layperson),
    leadership: choice(brief.seniority === 'Executive' ? 'direction' : 'leadership', guides.slots.leadership),
    numbers: choice('numbers', guides.slots.numbers),
  }
}

/** The soft skills leave the top skill to its own question, so that a set names it once. */
export function fillingsFor(slot: Slot, fillings: Fillings): Fillings {
  const without = { ...fillings, skill: undefined, inSkill: undefined }
  if (slot === 'softSkill1') return without
  const { furtherSkill, inFurtherSkill } = fillings
  return slot === 'softSkill2' ? { ...fillings, skill: furtherSkill, inSkill: inFurtherSkill } : fillings
}

/** Short fillings for a job whose own words are too long to stand in a question. */
export function plainFillings(language: Language): Fillings {
  const { role, ourPlace } = phrasesIn(language)
  return { role: role[1], place: ourPlace }
}

/** Questions that need nothing from the job. */
export function fallbackOf(slot: Slot, language: Language, guide: QuestionGuide): Choice {
  const { slots, softSkills } = templatesIn(language)
  const groups: Partial<Record<Slot, readonly string[]>> = {
    duty: slots.dutyByTitle,
    dilemma: slots.tradeOff,
    layperson: softSkills.Communication ?? slots.learning,
  }
  return { templates: groups[slot] ?? slots.learning, guide }
}
