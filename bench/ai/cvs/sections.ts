import type { CvFacts, CvPost } from './facts.ts'
import { type Hand, levelText } from './hand.ts'
import { type Block, text } from './sheet.ts'
import type { SectionName } from './words.ts'
import { shortStayDates } from './write-dates.ts'

export function headed(hand: Hand, section: SectionName, blocks: Block[]): Block[] {
  if (blocks.length === 0) return []
  return [
    { kind: 'gap' },
    { kind: 'heading', text: headingOf(hand, section), isSpaced: hand.spacedHeadings === 'set' },
    ...blocks,
  ]
}

function headingOf(hand: Hand, section: SectionName): string {
  const heading = hand.heading(section)
  return hand.spacedHeadings === 'typed' ? [...heading].join(' ') : heading
}

export function datesOf(hand: Hand, post: CvPost): string {
  const usual = hand.dates(post)
  return post.isInternship ? shortStayDates(hand.chance, hand.words, post, usual) : usual
}

export function dutyBlocks(hand: Hand, post: CvPost): Block[] {
  return hand.hasDuties ? post.duties.map((duty) => ({ kind: 'bullet' as const, text: duty })) : []
}

/** One post as its writer sets it on a page without tables. */
export function postBlocks(hand: Hand, post: CvPost): Block[] {
  const dates = datesOf(hand, post)
  const { title, employer, city } = post
  const place = hand.chance.happens(0.5) ? `${employer}, ${city}` : employer
  const head: Record<Hand['entry'], Block[]> = {
    'dates-first': [text(`${dates} : ${title}`, { isStrong: true }), text(place)],
    'dates-last': [text(`${title}, ${place} (${dates})`, { isStrong: true })],
    'dates-own-line': [text(title, { isStrong: true }), text(place), text(dates)],
    'employer-first': [text(`${place} — ${dates}`, { isStrong: true }), text(title)],
    'all-in-one-line': [text(`${dates}  ${title} | ${place}`)],
  }
  return [...head[hand.entry], ...dutyBlocks(hand, post)]
}

const yearOf = (month: number) => Math.floor(month / 12)

export function schoolDates(hand: Hand, { from, to }: { from: number; to: number }): string {
  return hand.chance.happens(0.4) ? String(yearOf(to)) : `${yearOf(from)} - ${yearOf(to)}`
}

export function degreeBlocks(hand: Hand, facts: CvFacts): Block[] {
  const datesFirst = hand.chance.happens(0.5)
  return facts.degrees.map((degree) => {
    const dates = schoolDates(hand, degree)
    return text(
      datesFirst
        ? `${dates} : ${degree.text}, ${degree.school}`
        : `${degree.text}, ${degree.school}, ${dates}`,
    )
  })
}

export function skillBlocks(hand: Hand, facts: CvFacts): Block[] {
  const { skills } = facts
  if (hand.skills === 'commas') return [text(skills.join(', '))]
  if (hand.skills === 'pipes') return [text(skills.join(' | '))]
  return skills.map((skill) =>
    hand.skills === 'bullets' ? { kind: 'bullet' as const, text: skill } : text(skill),
  )
}

export function languageBlocks(hand: Hand, facts: CvFacts, hasSigns: boolean): Block[] {
  const parts = facts.languages.map((language) => {
    const level = levelText(hand, language, hasSigns)
    if (level === '') return language.name
    if (hand.languages === 'brackets' || hand.languages === 'one-line') return `${language.name} (${level})`
    return hand.languages === 'dots' ? `${language.name} ..... ${level}` : `${language.name} : ${level}`
  })
  return hand.languages === 'one-line' || hand.languages === 'brackets'
    ? [text(parts.join(', '))]
    : parts.map((part) => text(part))
}

export function experienceSections(hand: Hand, facts: CvFacts, write = postBlocks): Block[] {
  const posts = (some: CvPost[]) => some.flatMap((post) => [...write(hand, post), { kind: 'gap' } as Block])
  if (!hand.internshipsApart) return headed(hand, 'experience', posts(facts.posts))
  return [
    ...headed(hand, 'experience', posts(facts.posts.filter(({ isInternship }) => !isInternship))),
    ...headed(hand, 'internships', posts(facts.posts.filter(({ isInternship }) => isInternship))),
  ]
}

export function extraSections(hand: Hand, facts: CvFacts): Block[] {
  return [
    ...headed(
      hand,
      'certificates',
      facts.certificates.map((line) => text(line)),
    ),
    ...headed(hand, 'volunteering', facts.volunteering ? [text(facts.volunteering)] : []),
    ...headed(hand, 'interests', facts.interests ? [text(facts.interests)] : []),
  ]
}

export function nameBlocks({ person, posts, language }: CvFacts, hand: Hand): Block[] {
  const name = hand.chance.happens(0.3) ? person.shownName.toLocaleUpperCase(language) : person.shownName
  const latest = posts[0]?.title
  return [
    text(name, { size: 20, isStrong: true }),
    ...(latest && hand.chance.happens(0.5) ? [text(latest)] : []),
  ]
}

export function contactLines({ person }: CvFacts, hand: Hand): string[] {
  const isPersonal = hand.chance.happens(0.5)
  return [
    `${person.street}, ${person.city}`,
    person.phone,
    person.email,
    ...(isPersonal ? [person.born, person.nationality] : []),
  ]
}
