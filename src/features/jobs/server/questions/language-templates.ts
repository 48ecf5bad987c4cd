import type { CompanyValue } from '#features/company/contract.ts'
import type { SoftSkill } from '../../contract.ts'

/** A family of questions that can stand for each other. */
export type TemplateGroup =
  | 'motivation'
  | 'motivationEarly'
  | 'motivationLead'
  | 'topSkill'
  | 'topSkillEarly'
  | 'duty'
  | 'dutyByTitle'
  | 'dilemma'
  | 'singleValue'
  | 'tradeOff'
  | 'failure'
  | 'layperson'
  | 'leadership'
  | 'direction'
  | 'numbers'
  | 'learning'

/**
 * Questions with marks to fill: {role}, {place}, {skill}, {inSkill}, {otherSkill}, {inOtherSkill}, {intro}, {sector},
 * {values}, {value}, {actA} and {actB}. Each mark stands where any filling is right; `de {mark}` elides in French.
 */
export type SlotTemplates = Readonly<Record<TemplateGroup, readonly string[]>>

export type SoftSkillTemplates = Readonly<Record<SoftSkill, readonly string[]>>

/** The words a language puts around what comes from the job. */
export type Phrases = {
  readonly quotes: readonly [string, string]
  /** The role with its title, and without one. */
  readonly role: readonly [string, string]
  /** At the company, when its name cannot be said. */
  readonly ourPlace: string
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
