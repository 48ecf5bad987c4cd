import type { MarkField } from '../../contract.ts'
import type { Mark } from '../engine/assessment.ts'
import { listed } from '../engine/in-words.ts'
import { fieldNames, type Prose, type ProseSentence, type Verified } from './prose.ts'

/** From here on a mark speaks for a person; below the other one there is something to ask. */
const strong = 75
const open = 60
const mostStrengths = 4
const mostQuestions = 5
const shownQuote = 160

type Entry = { field: MarkField; mark: Mark & { value: number } }

/** The prose of a report by templates: the same results always give the same words. */
export function writeProse(results: Verified): Prose {
  const counted = countedMarks(results)
  return {
    writer: 'builtin',
    summary: summaryOf(results, counted),
    strengths: [...counted]
      .filter(({ mark }) => mark.value >= strong && mark.quotes.length > 0)
      .slice(0, mostStrengths)
      .map(strengthOf),
    toAsk: questionsOf(results, counted),
  }
}

/** The marks that count, the highest first. */
function countedMarks({ marks }: Verified): Entry[] {
  return (Object.entries(marks) as [MarkField, Mark][])
    .flatMap(([field, mark]) =>
      mark.value === null || mark.weight === 0 ? [] : [{ field, mark: { ...mark, value: mark.value } }],
    )
    .sort((a, b) => b.mark.value - a.mark.value || b.mark.weight - a.mark.weight)
}

function summaryOf(
  { score, noScoreReason, caps, marks }: Verified,
  counted: readonly Entry[],
): ProseSentence[] {
  if (score === null)
    return [
      {
        text: `No total is given. ${noScoreReason ?? 'There is too little evidence.'}`,
        cites: [{ noScore: true }],
      },
    ]
  const best = counted.slice(0, 2)
  const weakest = counted.filter(({ mark }) => mark.value < open).slice(-2)
  const sentences: ProseSentence[] = [
    {
      text: `The total is ${score} of 100, ${standingOf(score)}; it rests most on ${listed(best.map(namedMark))}.`,
      cites: best.map(({ field }) => ({ field })),
    },
  ]
  if (weakest.length > 0)
    sentences.push({
      text: `Least was shown of ${listed(weakest.map(namedMark))}.`,
      cites: weakest.map(({ field }) => ({ field })),
    })
  const held = caps.flatMap(({ limit, reason }, cap) =>
    score === limit
      ? [{ text: `The total could not be over ${limit}: ${lowered(reason)}`, cites: [{ cap }] }]
      : [],
  )
  const unjudged = (Object.entries(marks) as [MarkField, Mark][]).filter(([, mark]) => mark.insufficient)
  if (unjudged.length > 0)
    sentences.push({
      text: `There was not enough to judge ${listed(unjudged.map(([field]) => fieldNames[field]))}.`,
      cites: unjudged.map(([field]) => ({ field })),
    })
  return [...sentences, ...held].filter(({ cites }) => cites.length > 0)
}

const standingOf = (score: number): string =>
  score >= 85
    ? 'high potential'
    : score >= 70
      ? 'a good match'
      : score >= 45
        ? 'a partial match'
        : 'a weak match'

const namedMark = ({ field, mark }: Entry): string => `${fieldNames[field]} (${mark.value})`

function strengthOf({ field, mark }: Entry): ProseSentence {
  const said = mark.quotes[0]?.text ?? ''
  return {
    text: `${capital(fieldNames[field])} (${mark.value}): “${shortened(said)}”`,
    cites: [{ field, quote: 0 }],
  }
}

const asks: Readonly<Record<MarkField, string>> = {
  technicalSkillsMatch: 'Which of the required skills have you used on a real task, and how far did you get?',
  mindsetScore: 'What was a result that you alone brought about, and what did it take?',
  cultureFit: 'When did keeping to a principle cost you something at work?',
  communicationSkills: 'How would you explain your last piece of work to somebody from another trade?',
  potentialScore: 'What did you learn in the last year, and what do you do otherwise because of it?',
  experienceMatch: 'Which of your tasks so far come closest to this job?',
  languageMatch: 'In which languages have you worked, and what with?',
  seniorityMatch: 'How much did you decide yourself in your last position?',
  educationMatch: 'Where did you learn what this job asks for?',
  note: 'Which of your answers would you like to add to?',
}

/** What to ask in a meeting: the lowest marks first, the heavier one of two alike. */
function questionsOf({ marks }: Verified, counted: readonly Entry[]): ProseSentence[] {
  const unjudged = (Object.entries(marks) as [MarkField, Mark][]).flatMap(([field, mark]) =>
    mark.insufficient && mark.weight > 0 ? [field] : [],
  )
  const low = [...counted]
    .sort((a, b) => a.mark.value - b.mark.value || b.mark.weight - a.mark.weight)
    .filter(({ mark }) => mark.value < open)
    .map(({ field }) => field)
  return [...unjudged, ...low].slice(0, mostQuestions).map((field) => ({
    text: `${asks[field]} (${capital(fieldNames[field])}: ${lowered(marks[field].reason)})`,
    cites: [{ field }],
  }))
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Cut between two words. */
function shortened(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= shownQuote) return flat
  return `${flat.slice(0, flat.lastIndexOf(' ', shownQuote)).replace(/[\ud800-\udbff]$/, '')} …`
}
