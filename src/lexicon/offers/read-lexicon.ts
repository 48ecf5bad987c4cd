import { readJson } from '../read-json.ts'
import type { ContradictionRules, DutyWords, OfferTerm, TitlePatterns } from './schema.ts'

export const offerTerms = (): OfferTerm[] => readJson('./offers/terms.json')

export const titlePatterns = (): TitlePatterns => readJson('./offers/titles.json')

export const contradictionRules = (): ContradictionRules => readJson('./offers/contradictions.json')

export const dutyWords = (): DutyWords => readJson('./offers/duties.json')
