import type { CvFacts, CvPost } from './facts.ts'
import { type Block, text } from './sheet.ts'
import type { SectionName } from './words.ts'
import { shortStayDates } from './write-dates.ts'
import { levelText, type WritingStyle } from './writing-style.ts'

export function headed(style: WritingStyle, section: SectionName, blocks: Block[]): Block[] {
  if (blocks.length === 0) return []
  return [
    { kind: 'gap' },
    { kind: 'heading', text: headingOf(style, section), isSpaced: style.spacedHeadings === 'set' },
    ...blocks,
  ]
}

function headingOf(style: WritingStyle, section: SectionName): string {
  const heading = style.heading(section)
  return style.spacedHeadings === 'typed' ? [...heading].join(' ') : heading
}

export function datesOf(style: WritingStyle, post: CvPost): string {
  const usual = style.dates(post)
  return post.isInternship ? shortStayDates(style.random, style.words, post, usual) : usual
}

export function dutyBlocks(style: WritingStyle, post: CvPost): Block[] {
  return style.hasDuties ? post.duties.map((duty) => ({ kind: 'bullet' as const, text: duty })) : []
}

/** One post as its writer sets it on a page without tables. */
export function postBlocks(style: WritingStyle, post: CvPost): Block[] {
  const dates = datesOf(style, post)
  const { title, employer, city } = post
  const place = style.random.happens(0.5) ? `${employer}, ${city}` : employer
  const head: Record<WritingStyle['entry'], Block[]> = {
    'dates-first': [text(`${dates} : ${title}`, { isStrong: true }), text(place)],
    'dates-last': [text(`${title}, ${place} (${dates})`, { isStrong: true })],
    'dates-own-line': [text(title, { isStrong: true }), text(place), text(dates)],
    'employer-first': [text(`${place} — ${dates}`, { isStrong: true }), text(title)],
    'all-in-one-line': [text(`${dates}  ${title} | ${place}`)],
  }
  return [...head[style.entry], ...dutyBlocks(style, post)]
}

const yearOf = (month: number) => Math.floor(month / 12)

export function schoolDates(style: WritingStyle, { from, to }: { from: number; to: number }): string {
  return style.random.happens(0.4) ? String(yearOf(to)) : `${yearOf(from)} - ${yearOf(to)}`
}

export function degreeBlocks(style: WritingStyle, facts: CvFacts): Block[] {
  const datesFirst = style.random.happens(0.5)
  return facts.degrees.map((degree) => {
    const dates = schoolDates(style, degree)
    return text(
      datesFirst
        ? `${dates} : ${degree.text}, ${degree.school}`
        : `${degree.text}, ${degree.school}, ${dates}`,
    )
  })
}

export function skillBlocks(style: WritingStyle, facts: CvFacts): Block[] {
  const { skills } = facts
  if (style.skills === 'commas') return [text(skills.join(', '))]
  if (style.skills === 'pipes') return [text(skills.join(' | '))]
  return skills.map((skill) =>
    style.skills === 'bullets' ? { kind: 'bullet' as const, text: skill } : text(skill),
  )
}

export function languageBlocks(style: WritingStyle, facts: CvFacts, hasSigns: boolean): Block[] {
  const parts = facts.languages.map((language) => {
    const level = levelText(style, language, hasSigns)
    if (level === '') return language.name
    if (style.languages === 'brackets' || style.languages === 'one-line') return `${language.name} (${level})`
    return style.languages === 'dots' ? `${language.name} ..... ${level}` : `${language.name} : ${level}`
  })
  return style.languages === 'one-line' || style.languages === 'brackets'
    ? [text(parts.join(', '))]
    : parts.map((part) => text(part))
}

export function experienceSections(style: WritingStyle, facts: CvFacts, write = postBlocks): Block[] {
  const posts = (some: CvPost[]) => some.flatMap((post) => [...write(style, post), { kind: 'gap' } as Block])
  if (!style.internshipsApart) return headed(style, 'experience', posts(facts.posts))
  return [
    ...headed(style, 'experience', posts(facts.posts.filter(({ isInternship }) => !isInternship))),
    ...headed(style, 'internships', posts(facts.posts.filter(({ isInternship }) => isInternship))),
  ]
}

export function extraSections(style: WritingStyle, facts: CvFacts): Block[] {
  return [
    ...headed(
      style,
      'certificates',
      facts.certificates.map((line) => text(line)),
    ),
    ...headed(style, 'volunteering', facts.volunteering ? [text(facts.volunteering)] : []),
    ...headed(style, 'interests', facts.interests ? [text(facts.interests)] : []),
  ]
}

export function nameBlocks({ person, posts, language }: CvFacts, style: WritingStyle): Block[] {
  const name = style.random.happens(0.3) ? person.shownName.toLocaleUpperCase(language) : person.shownName
  const latest = posts[0]?.title
  return [
    text(name, { size: 20, isStrong: true }),
    ...(latest && style.random.happens(0.5) ? [text(latest)] : []),
  ]
}

export function contactLines({ person }: CvFacts, style: WritingStyle): string[] {
  const isPersonal = style.random.happens(0.5)
  return [
    `${person.street}, ${person.city}`,
    person.phone,
    person.email,
    ...(isPersonal ? [person.born, person.nationality] : []),
  ]
}
