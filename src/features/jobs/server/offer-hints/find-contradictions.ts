import type { OfferHint, OfferToRead } from '../../contract/offer-hints.ts'

const yearsSaid =
  /(?<![\p{L}\p{N}])(\d{1,2})\s*(?:\+|ou plus|or more|o más|und mehr)?\s*(?:(?:-|–|to|à|bis|a)\s*\d{1,2}\s*)?(?:years?|yrs|ans?|années?|jahren?|años?)[’']?\s*(?:\p{L}+[’']?\s*){0,4}?(?:experience|expérience|berufserfahrung|erfahrung|experiencia)/giu
const ofTheHouse =
  /(?<!\p{L})(?:we have|our|with over|since|notre|nos|nous avons|forte? de|unsere|wir haben|seit|nuestr[oa]s?|llevamos|contamos)(?!\p{L})/iu

const entryLevel =
  /no (?:prior |previous )?experience (?:is )?(?:needed|required|necessary)|entry[- ]level|débutante?s? accepté|débutant\(e\)s? accepté|sans expérience (?:préalable|requise|exigée)|aucune expérience|ohne (?:berufs)?erfahrung|keine (?:berufs)?erfahrung (?:nötig|erforderlich|notwendig)|quereinsteiger\p{L}* willkommen|berufseinsteiger|sin experiencia|no (?:se requiere|es necesaria) experiencia/iu

const onSite =
  /(?:on[- ]?site|in[- ]office|office) (?:only|required|mandatory|five days|every day|5 days)|100 ?% (?:on[- ]?site|in[- ]office|présentiel|presencial|vor ort|präsenz)|no (?:remote|home office|working from home)|présentiel (?:uniquement|obligatoire|exclusivement)|(?:pas de|sans) télétravail|uniquement sur site|sur site (?:uniquement|obligatoire)|nur vor ort|präsenzpflicht|(?:kein|ohne) home ?office|anwesenheitspflicht|(?:trabajo |modalidad )?(?:solo |únicamente |100 ?% )presencial|sin teletrabajo|presencial obligatori[oa]/iu

const fullTime =
  /full[- ]time|temps (?:plein|complet)|in vollzeit|vollzeitstelle|(?:jornada|tiempo) complet[oa]/iu
const partTime = /part[- ]time|temps partiel|teilzeit|media jornada|tiempo parcial|jornada parcial/iu

const titleLevels: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?<!\p{L})(?:junior|débutante?|trainee|berufseinsteiger)(?!\p{L})/iu,
    ['Senior', 'Team Lead', 'Executive'],
  ],
  [
    /(?:(?<!\p{L})(?:intern|internship|stagiaire|praktikum|praktikant(?:in)?|prácticas|becari[oa])|^stage)(?!\p{L})/iu,
    ['Mid-level', 'Senior', 'Team Lead', 'Executive'],
  ],
  [/(?<!\p{L})(?:senior|sénior|confirmée?|principal|erfahrene[rn]?)(?!\p{L})/iu, ['Intern', 'Junior']],
  [
    /(?<!\p{L})(?:director|directora|directeur|directrice|head of|chief|vp|geschäftsführ\p{L}+|leiter|leiterin|ceo|cfo|cto)(?!\p{L})/iu,
    ['Intern', 'Junior'],
  ],
]

type Field = OfferHint['field']
const contradiction = (field: Field, message: string, found: string | null = null): OfferHint => ({
  field,
  kind: 'contradiction',
  found,
  message,
})

/** The most years that the text asks of the candidate, with its words. */
function yearsInText(description: string): { years: number; words: string } | undefined {
  const asked = [...description.matchAll(yearsSaid)]
    .filter(({ index }) => !ofTheHouse.test(description.slice(Math.max(0, index - 40), index)))
    .map((found) => ({ years: Number(found[1]), words: found[0] }))
    .filter(({ years }) => years > 0 && years <= 15)
  return asked.sort((one, other) => other.years - one.years)[0]
}

function levelHints({ seniorityLevel, type }: OfferToRead, years: number | undefined): OfferHint[] {
  const hints: OfferHint[] = []
  const beginner = seniorityLevel === 'Intern' || seniorityLevel === 'Junior'
  const leader =
    seniorityLevel === 'Senior' || seniorityLevel === 'Team Lead' || seniorityLevel === 'Executive'
  if (beginner && years !== undefined && years >= 5)
    hints.push(
      contradiction(
        'minExperienceYears',
        `${years} years do not fit the level ${seniorityLevel}. Lower the years, or raise the level.`,
      ),
    )
  else if (type === 'Internship' && years !== undefined && years >= 3)
    hints.push(
      contradiction(
        'minExperienceYears',
        `Few interns have ${years} years of experience. Ask for none, or change the type.`,
      ),
    )
  if (seniorityLevel === 'Executive' && years !== undefined && years <= 1)
    hints.push(
      contradiction(
        'minExperienceYears',
        'An executive with so little experience is hard to find. Raise the years, or lower the level.',
      ),
    )
  else if (leader && years === 0)
    hints.push(
      contradiction(
        'minExperienceYears',
        `${seniorityLevel} usually means some years of experience. Raise the years, or lower the level.`,
      ),
    )
  return hints
}

function educationHints({ seniorityLevel, type, educationLevel }: OfferToRead): OfferHint[] {
  const hints: OfferHint[] = []
  const beginner = seniorityLevel === 'Intern' || seniorityLevel === 'Junior'
  if (educationLevel === 'PhD' && (type === 'Internship' || beginner))
    hints.push(
      contradiction(
        'educationLevel',
        'A doctorate is much to ask at this level. Ask for what the work needs.',
      ),
    )
  if (educationLevel === "Master's" && seniorityLevel === 'Intern' && type !== 'Internship')
    hints.push(
      contradiction(
        'educationLevel',
        'A finished Master’s is much to ask of an intern. Ask for ongoing studies.',
      ),
    )
  return hints
}

function titleHints({ title, seniorityLevel }: OfferToRead): OfferHint[] {
  const hints: OfferHint[] = []
  for (const [pattern, levels] of titleLevels) {
    const found = pattern.exec(title)?.[0]
    if (found !== undefined && levels.includes(seniorityLevel))
      hints.push(
        contradiction(
          'title',
          `The title says “${found}”, the level says ${seniorityLevel}. Let them agree.`,
          found,
        ),
      )
  }
  return hints
}

function textHints(
  { description, type, seniorityLevel }: OfferToRead,
  years: number | undefined,
): OfferHint[] {
  const hints: OfferHint[] = []
  const stated = yearsInText(description)
  const begins = entryLevel.exec(description)?.[0]
  const demanding =
    seniorityLevel === 'Senior' || seniorityLevel === 'Team Lead' || seniorityLevel === 'Executive'
  if (begins !== undefined && (demanding || (years !== undefined && years >= 3)))
    hints.push(
      contradiction(
        'description',
        'The text welcomes beginners, but the profile asks for experience. Let them agree.',
        begins,
      ),
    )
  else if (
    stated &&
    years !== undefined &&
    Math.abs(stated.years - years) >= 3 &&
    !(years === 10 && stated.years > 10)
  )
    hints.push(
      contradiction(
        'minExperienceYears',
        `The text asks for ${stated.years} years, the profile for ${years}. Let them agree.`,
        stated.words,
      ),
    )
  else if (stated && stated.years >= 5 && (seniorityLevel === 'Intern' || seniorityLevel === 'Junior'))
    hints.push(
      contradiction(
        'description',
        `${stated.years} years do not fit the level ${seniorityLevel}. Lower the years, or raise the level.`,
        stated.words,
      ),
    )
  const office = type === 'Remote' ? onSite.exec(description)?.[0] : undefined
  if (office !== undefined)
    hints.push(
      contradiction(
        'description',
        'The type says remote, the text says on site. Say how many days are spent where.',
        office,
      ),
    )
  const whole =
    type === 'Part-time' && !partTime.test(description) ? fullTime.exec(description)?.[0] : undefined
  if (whole !== undefined)
    hints.push(
      contradiction(
        'description',
        'The type says part-time, the text says full-time. Say how many hours a week.',
        whole,
      ),
    )
  return hints
}

/** The demands of an offer that do not fit together. */
export function findContradictions(offer: OfferToRead): OfferHint[] {
  const digits = /\d+/u.exec(offer.minExperienceYears)?.[0]
  const years = digits === undefined ? undefined : Number(digits)
  return [
    ...levelHints(offer, years),
    ...educationHints(offer),
    ...titleHints(offer),
    ...textHints(offer, years),
  ]
}
