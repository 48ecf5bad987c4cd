import type { CompanyValue } from '#features/company/contract.ts'
import type { SoftSkill } from '../../contract.ts'

/** A family of questions that can stand for each other. */
export type TemplateGroup =
  | 'motivation'
  | 'topSkill'
  | 'quotedDuty'
  | 'dutyByTitle'
  | 'dilemma'
  | 'singleValue'
  | 'tradeOff'
  | 'failure'
  | 'layperson'
  | 'leadership'
  | 'numbers'
  | 'learning'

/**
 * Questions with marks to fill: {role}, {place}, {skill}, {otherSkill}, {duty}, {sector}, {values}, {value},
 * {actA} and {actB}. Each mark stands where the language asks for no declension, elision or agreement.
 */
export type SlotTemplates = Readonly<Record<TemplateGroup, readonly string[]>>

export type SoftSkillTemplates = Readonly<Record<SoftSkill, readonly string[]>>

/** The words a language puts around what comes from the job. */
export type Phrases = {
  readonly quotes: readonly [string, string]
  /** The role with its title, and without one. */
  readonly role: readonly [string, string]
  /** At the company with its name, and without one. */
  readonly place: readonly [string, string]
  readonly and: string
  readonly values: Readonly<Record<CompanyValue, { readonly name: string; readonly act: string }>>
  readonly sectors: Readonly<Record<string, string>>
  readonly anySector: string
  /** Closing sentences that welcome studies and volunteering. */
  readonly welcome: readonly string[]
}

export type LanguageTemplates = {
  readonly phrases: Phrases
  readonly slots: SlotTemplates
  readonly softSkills: SoftSkillTemplates
}
