import type { Language } from '#contract/languages.ts'
import { type CompanyValue, companyValues as companyValueNames } from '#features/company/contract.ts'
import { type SoftSkill, softSkills as softSkillNames } from '../../contract.ts'
import { joinPair } from './fill-template.ts'
import type { InterviewBrief, QuestionGuide, Slot } from './interview-brief.ts'
import { introduceDuty } from './introduce-duty.ts'
import type { LanguageTemplates, TemplateGroup } from './language-templates.ts'
import { type LintContext, likelyLanguage } from './lint-question.ts'
import { namePlace } from './name-place.ts'
import { nameRole, titleSaid } from './name-role.ts'
import { saySkills } from './name-skill.ts'
import { phrasesDe } from './phrases.de.ts'
import { phrasesEn } from './phrases.en.ts'
import { phrasesEs } from './phrases.es.ts'
import { phrasesFr } from './phrases.fr.ts'
import { pickDuty } from './pick-duty.ts'
import { slotGuides, softSkillGuide } from './question-guides.ts'
import { softSkillsDe } from './soft-skills.de.ts'
import { softSkillsEn } from './soft-skills.en.ts'
import { softSkillsEs } from './soft-skills.es.ts'
import { softSkillsFr } from './soft-skills.fr.ts'
import { stableHash } from './stable-hash.ts'
import { templatesDe } from './templates.de.ts'
import { templatesEn } from './templates.en.ts'
import { templatesEs } from './templates.es.ts'
import { templatesFr } from './templates.fr.ts'

export const languages: Readonly<Record<Language, LanguageTemplates>> = {
  en: { phrases: phrasesEn, slots: templatesEn, softSkills: softSkillsEn },
  fr: { phrases: phrasesFr, slots: templatesFr, softSkills: softSkillsFr },
  de: { phrases: phrasesDe, slots: templatesDe, softSkills: softSkillsDe },
  es: { phrases: phrasesEs, slots: templatesEs, softSkills: softSkillsEs },
}

export type Fillings = Readonly<Record<string, string | undefined>>

/** The variants that a slot of this job chooses from, and how their answers are read. */
export type Choice = { readonly templates: readonly string[]; readonly guide: QuestionGuide }

const early = ({ seniority }: InterviewBrief): boolean => seniority === 'Intern' || seniority === 'Junior'
const leads = ({ seniority }: InterviewBrief): boolean =>
  seniority === 'Team Lead' || seniority === 'Executive'

/** What the marks of the templates stand for in this job. */
export function fillingsOf(brief: InterviewBrief, key: string): Fillings {
  const { language } = brief
  const { phrases } = languages[language]
  const spoken = likelyLanguage(brief.description)
  const foreign = spoken !== undefined && spoken !== language && spoken !== 'en'
  const skills = saySkills(brief.skills, { language, quotes: phrases.quotes, foreign })
  const duty = pickDuty(brief.description, language, key)
  const [valueA, valueB] = valuesOf(brief, key).map((value) => phrases.values[value])
  const [first, second, third] = skills
  return {
    role: nameRole(brief.title, language, phrases),
    place: namePlace(brief.company.name, language, phrases),
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
export function ownWordsOf(brief: InterviewBrief, fillings: Fillings): readonly string[] {
  const { skill, otherSkill, furtherSkill, place } = fillings
  return [titleSaid(brief.title), place, skill, otherSkill, furtherSkill].filter((word) => word !== undefined)
}

/** The employer's own words that these fillings put into a template: words elsewhere in it are ours. */
export function ownWordsIn(template: string, brief: InterviewBrief, fillings: Fillings): readonly string[] {
  const { role, place, skill, otherSkill, furtherSkill } = fillings
  const plain = plainFillings(brief.language)
  const words: Fillings = {
    role: role === plain.role ? undefined : titleSaid(brief.title),
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
export function lintContextOf(brief: InterviewBrief): LintContext {
  return { seniority: brief.seniority, ownWords: ownWordsOf(brief, fillingsOf(brief, '')) }
}

/** Two of the company's values, chosen by the job. */
function valuesOf(brief: InterviewBrief, key: string): readonly CompanyValue[] {
  const known = companyValueNames.filter((value) => brief.company.values.includes(value))
  const start = stableHash(`${key}|values`) % Math.max(known.length, 1)
  return [...known.slice(start), ...known.slice(0, start)].slice(0, 2)
}

/** The soft skills to ask about: leadership has its own question where one leads. */
function softSkillsOf(brief: InterviewBrief, slots: readonly Slot[]): readonly SoftSkill[] {
  const known = brief.softSkills.filter((skill): skill is SoftSkill =>
    softSkillNames.some((name) => name === skill),
  )
  const apart = slots.includes('leadership') ? known.filter((skill) => skill !== 'Leadership') : known
  return [...new Set(apart)]
}

/** The variants for each slot of a job. */
export function choicesOf(
  brief: InterviewBrief,
  fillings: Fillings,
  slots: readonly Slot[],
): Readonly<Record<Slot, Choice>> {
  const { slots: groups, softSkills } = languages[brief.language]
  const asked = softSkillsOf(brief, slots)
  const choice = (group: TemplateGroup, guide: QuestionGuide): Choice => ({ templates: groups[group], guide })
  const onSoftSkill = (skill: SoftSkill | undefined): Choice =>
    skill === undefined
      ? choice('learning', slotGuides.learning)
      : { templates: softSkills[skill], guide: softSkillGuide(skill) }
  const motivation = early(brief) ? 'motivationEarly' : leads(brief) ? 'motivationLead' : 'motivation'
  const skilled = early(brief) ? 'topSkillEarly' : 'topSkill'
  const values: TemplateGroup = fillings.values ? 'dilemma' : fillings.value ? 'singleValue' : 'tradeOff'
  return {
    motivation: choice(motivation, slotGuides.motivation),
    topSkill: choice(fillings.skill === undefined ? 'learning' : skilled, slotGuides.topSkill),
    duty: choice(fillings.intro === undefined ? 'dutyByTitle' : 'duty', slotGuides.duty),
    softSkill1: onSoftSkill(asked[0] ?? 'Problem Solving'),
    softSkill2: onSoftSkill(asked[1]),
    dilemma: choice(values, slotGuides.dilemma),
    failure: choice('failure', slotGuides.failure),
    layperson: choice('layperson', slotGuides.layperson),
    leadership: choice(brief.seniority === 'Executive' ? 'direction' : 'leadership', slotGuides.leadership),
    numbers: choice('numbers', slotGuides.numbers),
  }
}

/** The soft skills leave the top skill to its own question, so that an interview names it once. */
export function fillingsFor(slot: Slot, fillings: Fillings): Fillings {
  const without = { ...fillings, skill: undefined, inSkill: undefined }
  if (slot === 'softSkill1') return without
  const { furtherSkill, inFurtherSkill } = fillings
  return slot === 'softSkill2' ? { ...fillings, skill: furtherSkill, inSkill: inFurtherSkill } : fillings
}

/** Short fillings for a job whose own words are too long to stand in a question. */
export function plainFillings(language: Language): Fillings {
  const { role, ourPlace } = languages[language].phrases
  return { role: role[1], place: ourPlace }
}

/** Questions that need nothing from the job. */
export function fallbackOf(slot: Slot, language: Language, guide: QuestionGuide): Choice {
  const { slots, softSkills } = languages[language]
  const groups: Partial<Record<Slot, readonly string[]>> = {
    duty: slots.dutyByTitle,
    dilemma: slots.tradeOff,
    layperson: softSkills.Communication,
  }
  return { templates: groups[slot] ?? slots.learning, guide }
}
