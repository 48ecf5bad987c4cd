import type { Language } from '#contract/languages.ts'
import { type CompanyValue, companyValues as companyValueNames } from '#features/company/contract.ts'
import { type SoftSkill, softSkills as softSkillNames } from '../../contract.ts'
import { cleanPhrase } from './clean-phrase.ts'
import { fillTemplate, joinPair } from './fill-template.ts'
import type { InterviewBrief, InterviewQuestion, QuestionGuide, Slot } from './interview-brief.ts'
import type { LanguageTemplates, TemplateGroup } from './language-templates.ts'
import { duplicateSimilarity, lintQuestion, similarity } from './lint-question.ts'
import { phrasesDe } from './phrases.de.ts'
import { phrasesEn } from './phrases.en.ts'
import { phrasesEs } from './phrases.es.ts'
import { phrasesFr } from './phrases.fr.ts'
import { pickDuty } from './pick-duty.ts'
import { planSlots } from './plan-slots.ts'
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

const languages: Readonly<Record<Language, LanguageTemplates>> = {
  en: { phrases: phrasesEn, slots: templatesEn, softSkills: softSkillsEn },
  fr: { phrases: phrasesFr, slots: templatesFr, softSkills: softSkillsFr },
  de: { phrases: phrasesDe, slots: templatesDe, softSkills: softSkillsDe },
  es: { phrases: phrasesEs, slots: templatesEs, softSkills: softSkillsEs },
}

type Fillings = Readonly<Record<string, string | undefined>>

type Choice = { readonly templates: readonly string[]; readonly guide: QuestionGuide }

/** What the marks of the templates stand for in this job. */
function fillingsOf(brief: InterviewBrief, key: string): Fillings {
  const { phrases } = languages[brief.language]
  const quote = (text: string): string => `${phrases.quotes[0]}${text}${phrases.quotes[1]}`
  const title = cleanPhrase(brief.title, 7)
  const company = cleanPhrase(brief.company.name, 5)
  const skills = brief.skills.map((skill) => cleanPhrase(skill, 5)).filter((skill) => skill !== undefined)
  const duty = pickDuty(brief.description, brief.language, key)
  const [valueA, valueB] = valuesOf(brief, key).map((value) => phrases.values[value])
  const quoted = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : quote(text)
  const [first, second, third] = skills
  return {
    role: title === undefined ? phrases.role[1] : phrases.role[0].replace('{title}', () => quote(title)),
    place: company === undefined ? phrases.place[1] : phrases.place[0].replace('{company}', () => company),
    skill: quoted(first),
    otherSkill: quoted(second ?? first),
    furtherSkill: quoted(third ?? first),
    duty: quoted(duty),
    sector: phrases.sectors[brief.industry] ?? phrases.anySector,
    value: quoted(valueA?.name),
    values: valueA && valueB && joinPair(quote(valueA.name), quote(valueB.name), phrases.and, brief.language),
    actA: valueA?.act,
    actB: valueB?.act,
  }
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

function choicesOf(brief: InterviewBrief, fillings: Fillings, slots: readonly Slot[]): Record<Slot, Choice> {
  const { slots: groups, softSkills } = languages[brief.language]
  const asked = softSkillsOf(brief, slots)
  const choice = (group: TemplateGroup, guide: QuestionGuide): Choice => ({ templates: groups[group], guide })
  const onSoftSkill = (skill: SoftSkill | undefined): Choice =>
    skill === undefined
      ? choice('learning', slotGuides.learning)
      : { templates: softSkills[skill], guide: softSkillGuide(skill) }
  const skilled: TemplateGroup = fillings.skill === undefined ? 'learning' : 'topSkill'
  const values: TemplateGroup = fillings.values ? 'dilemma' : fillings.value ? 'singleValue' : 'tradeOff'
  return {
    motivation: choice('motivation', slotGuides.motivation),
    topSkill: choice(skilled, slotGuides.topSkill),
    duty: choice(fillings.duty === undefined ? 'dutyByTitle' : 'quotedDuty', slotGuides.duty),
    softSkill1: onSoftSkill(asked[0] ?? 'Problem Solving'),
    softSkill2: onSoftSkill(asked[1]),
    dilemma: choice(values, slotGuides.dilemma),
    failure: choice('failure', slotGuides.failure),
    layperson: choice('layperson', slotGuides.layperson),
    leadership: choice('leadership', slotGuides.leadership),
    numbers: choice('numbers', slotGuides.numbers),
  }
}

/** The first fitting variant, counted from the one that the job's hash points to. */
function fittingText(
  { templates }: Choice,
  fillings: Fillings,
  brief: InterviewBrief,
  seed: string,
  before: readonly string[],
): string | undefined {
  const { welcome } = languages[brief.language].phrases
  const early = brief.seniority === 'Intern' || brief.seniority === 'Junior'
  const closing = welcome[(stableHash(`${brief.jobId}|welcome`) + before.length) % welcome.length]
  const start = stableHash(seed) % templates.length
  for (const template of [...templates.slice(start), ...templates.slice(0, start)]) {
    const filled = fillTemplate(template, fillings, brief.language)
    if (filled === undefined) continue
    const text = early ? `${filled} ${fillTemplate(closing ?? '', {}, brief.language)}` : filled
    const repeats = before.some((other) => similarity(other, text) >= duplicateSimilarity)
    if (!repeats && lintQuestion(text, brief.language, brief).length === 0) return text
  }
  return undefined
}

/**
 * The interview of a job: six to ten questions in its interview language, each of them clean to the linter.
 * The same job and attempt always give the same interview.
 */
export function writeInterview(brief: InterviewBrief, attempt = 0): readonly InterviewQuestion[] {
  const key = `${brief.jobId}|${brief.title}${attempt === 0 ? '' : `|${attempt}`}`
  const slots = planSlots(brief)
  const fillings = fillingsOf(brief, key)
  const bare: Fillings = { ...fillings, ...plainFillings(brief.language) }
  const choices = choicesOf(brief, fillings, slots)
  const texts: string[] = []
  return slots.map((slot) => {
    const { guide } = choices[slot]
    const tries: readonly [Choice, Fillings][] = [
      [choices[slot], fillingsFor(slot, fillings)],
      [choices[slot], bare],
      [fallbackOf(slot, brief.language, guide), bare],
    ]
    const seed = `${key}|${slot}`
    const text = firstOf(tries, ([choice, marks]) => fittingText(choice, marks, brief, seed, texts))
    if (text === undefined) throw new Error(`No question fits ${slot} of job ${brief.jobId}`)
    texts.push(text)
    return { slot, text, ...guide }
  })
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** The soft skills leave the top skill to its own question, so that an interview names it once. */
function fillingsFor(slot: Slot, fillings: Fillings): Fillings {
  if (slot === 'softSkill1') return { ...fillings, skill: undefined }
  return slot === 'softSkill2' ? { ...fillings, skill: fillings.furtherSkill } : fillings
}

/** Short fillings for a job whose own words are too long to stand in a question. */
function plainFillings(language: Language): Fillings {
  const { role, place } = languages[language].phrases
  return { role: role[1], place: place[1] }
}

/** Questions that need nothing from the job. */
function fallbackOf(slot: Slot, language: Language, guide: QuestionGuide): Choice {
  const { slots, softSkills } = languages[language]
  const groups: Partial<Record<Slot, readonly string[]>> = {
    duty: slots.dutyByTitle,
    dilemma: slots.tradeOff,
    layperson: softSkills.Communication,
  }
  return { templates: groups[slot] ?? slots.learning, guide }
}
