import { readJson } from '../read-json.ts'
import type { DutyWords, OfferTerm } from './schema.ts'

export const offerTerms = (): OfferTerm[] => readJson('./offers/terms.json')

export const dutyWords = (): DutyWords => readJson('./offers/duties.json')
