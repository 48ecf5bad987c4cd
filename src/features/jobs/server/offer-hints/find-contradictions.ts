import { contradictionRules } from '#lexicon/offers/read-lexicon.ts'
import type { ContradictionRule } from '#lexicon/offers/schema.ts'
import type { OfferHint, OfferToRead } from '../../contract/offer-hints.ts'

const { yearsStated, ofTheCompany, rules } = contradictionRules()
const compile = (source: string | undefined) => (source === undefined ? undefined : new RegExp(source, 'iu'))
const compiled = rules.map((group) =>
  group.map(({ inTitle, inText, notInText, ...rule }) => ({
    ...rule,
    inTitle: compile(inTitle),
    inText: compile(inText),
    notInText: compile(notInText),
  })),
)
type Rule = (typeof compiled)[number][number]

const statedPattern = new RegExp(yearsStated, 'giu')
const companyPattern = new RegExp(ofTheCompany, 'iu')

/** The most years that the text asks of the candidate, with its words. */
function yearsInText(description: string): { years: number; words: string } | undefined {
  const asked = [...description.matchAll(statedPattern)]
    .filter(({ index }) => !companyPattern.test(description.slice(Math.max(0, index - 40), index)))
    .map((found) => ({ years: Number(found[1]), words: found[0] }))
    .filter(({ years }) => years > 0 && years <= 15)
  return asked.sort((one, other) => other.years - one.years)[0]
}

const has = (values: readonly string[] | undefined, value: string) => values?.includes(value) ?? true
const isWithin = (range: ContradictionRule['years'], value: number | undefined) =>
  range === undefined || (value !== undefined && value >= range[0] && value <= range[1])
/** Ten years in the profile are ten or more. */
const isApart = (stated: number, years: number) =>
  Math.abs(stated - years) >= 3 && !(years === 10 && stated > 10)

type Facts = { years: number | undefined; stated: ReturnType<typeof yearsInText> }

/** The words of the offer that a rule is about; null where it is about none, undefined where it does not fit. */
function foundBy(rule: Rule, offer: OfferToRead, { years, stated }: Facts): string | null | undefined {
  if (!has(rule.levels, offer.seniorityLevel) || !has(rule.educations, offer.educationLevel)) return undefined
  if (!has(rule.types, offer.type) || (rule.notTypes && has(rule.notTypes, offer.type))) return undefined
  if (!isWithin(rule.years, years)) return undefined
  if (rule.inTitle) return rule.inTitle.exec(offer.title)?.[0]
  if (rule.notInText?.test(offer.description)) return undefined
  if (rule.inText) return rule.inText.exec(offer.description)?.[0]
  if (rule.stated) return isWithin(rule.stated, stated?.years) ? stated?.words : undefined
  if (rule.statedApart)
    return stated && years !== undefined && isApart(stated.years, years) ? stated.words : undefined
  return null
}

/** The demands of an offer that do not fit together. */
export function findContradictions(offer: OfferToRead): OfferHint[] {
  const digits = /\d+/u.exec(offer.minExperienceYears)?.[0]
  const years = digits === undefined ? undefined : Number(digits)
  const stated = yearsInText(offer.description)
  return compiled.flatMap((group): OfferHint[] => {
    for (const rule of group) {
      const found = foundBy(rule, offer, { years, stated })
      if (found === undefined) continue
      const fillings = { years, stated: stated?.years, level: offer.seniorityLevel, found }
      const message = rule.message.replace(/\{(\w+)\}/gu, (_, name: keyof typeof fillings) =>
        String(fillings[name]),
      )
      return [{ field: rule.field, kind: 'contradiction', found, message }]
    }
    return []
  })
}
