import type { CvFacts } from './facts.ts'
import { type Hand, levelText } from './hand.ts'
import {
  contactLines,
  datesOf,
  degreeBlocks,
  dutyBlocks,
  experienceSections,
  extraSections,
  headed,
  languageBlocks,
  nameBlocks,
  postBlocks,
  schoolDates,
  skillBlocks,
} from './sections.ts'
import { type Block, type Column, text } from './sheet.ts'

export const layouts = [
  'single',
  'sidebar-left',
  'sidebar-right',
  'experience-table',
  'skills-table',
  'dates-right',
  'functional',
  'oldest-first',
  'europass',
  'no-headings',
  'spaced-headings',
  'long',
] as const
export type Layout = (typeof layouts)[number]

export interface Draft {
  facts: CvFacts
  hand: Hand
  hasSigns: boolean
}
type Pages = { top: Block[]; columns: Column[] }

const whole = (top: Block[], blocks: Block[]): Pages => ({ top, columns: [{ share: 1, blocks }] })
const contactLine = ({ facts, hand }: Draft) =>
  text(contactLines(facts, hand).join(hand.chance.pick([' | ', ' · ', ', '])))
const head = (draft: Draft): Block[] => [...nameBlocks(draft.facts, draft.hand), contactLine(draft)]

function profile({ facts, hand }: Draft): Block[] {
  return hand.chance.happens(0.5) ? headed(hand, 'profile', [text(facts.profile)]) : []
}
const education = ({ facts, hand }: Draft) => headed(hand, 'education', degreeBlocks(hand, facts))
const skills = ({ facts, hand }: Draft) => headed(hand, 'skills', skillBlocks(hand, facts))
const languages = ({ facts, hand, hasSigns }: Draft) =>
  headed(hand, 'languages', languageBlocks(hand, facts, hasSigns))
const extras = ({ facts, hand }: Draft) => extraSections(hand, facts)

function single(draft: Draft): Pages {
  const middle = [experienceSections(draft.hand, draft.facts), education(draft)]
  const rest = [skills(draft), languages(draft)]
  if (draft.hand.chance.happens(0.3)) rest.reverse()
  return whole(head(draft), [profile(draft), ...middle, ...rest, extras(draft)].flat())
}

function sidebar(draft: Draft, isLeft: boolean): Pages {
  const { facts, hand } = draft
  const side = [
    headed(
      hand,
      'contact',
      contactLines(facts, hand).map((line) => text(line)),
    ),
    headed(
      hand,
      'languages',
      facts.languages.map((one) =>
        text(
          [one.name, levelText(hand, one, draft.hasSigns)]
            .filter(Boolean)
            .join(hand.chance.pick([' : ', ' - ', ' '])),
        ),
      ),
    ),
    headed(
      hand,
      'skills',
      facts.skills.map((skill) => text(skill)),
    ),
    facts.interests ? headed(hand, 'interests', [text(facts.interests)]) : [],
  ].flat()
  const main = [profile(draft), experienceSections(hand, facts), education(draft)].flat()
  const columns = [
    { share: 0.32, blocks: side },
    { share: 0.68, blocks: main },
  ]
  return { top: nameBlocks(facts, hand), columns: isLeft ? columns : columns.reverse() }
}

/** Dates in the first column, everything else in the second. */
function experienceTable(draft: Draft): Pages {
  const { facts, hand } = draft
  const posts: Block = {
    kind: 'table',
    shares: [0.25, 0.75],
    rows: facts.posts.map((post) => [
      [text(datesOf(hand, post))],
      [
        text(post.title, { isStrong: true }),
        text(`${post.employer}, ${post.city}`),
        ...dutyBlocks(hand, post),
      ],
    ]),
  }
  const schools: Block = {
    kind: 'table',
    shares: [0.25, 0.75],
    rows: facts.degrees.map((degree) => [
      [text(schoolDates(hand, degree))],
      [text(degree.text), text(degree.school)],
    ]),
  }
  const blocks = [headed(hand, 'experience', [posts]), headed(hand, 'education', [schools]), skills(draft)]
  return whole(head(draft), [...blocks, languages(draft), extras(draft)].flat())
}

function skillsTable(draft: Draft): Pages {
  const { facts, hand } = draft
  const half = Math.ceil(facts.skills.length / 2)
  const able: Block = {
    kind: 'table',
    shares: [0.5, 0.5],
    rows: facts.skills
      .slice(0, half)
      .map((skill, at) => [[text(skill)], [text(facts.skills[half + at] ?? '')]]),
  }
  const spoken: Block = {
    kind: 'table',
    shares: [0.4, 0.6],
    rows: facts.languages.map((one) => [[text(one.name)], [text(levelText(hand, one, draft.hasSigns))]]),
  }
  const first = [headed(hand, 'skills', [able]), headed(hand, 'languages', [spoken])]
  return whole(
    head(draft),
    [...first, experienceSections(hand, facts), education(draft), extras(draft)].flat(),
  )
}

function datesRight(draft: Draft): Pages {
  const { facts, hand } = draft
  const posts = experienceSections(hand, facts, (_, post) => [
    { kind: 'sides', left: post.title, right: datesOf(hand, post) },
    text(`${post.employer}, ${post.city}`),
    ...dutyBlocks(hand, post),
  ])
  const schools: Block[] = facts.degrees.map((degree) => ({
    kind: 'sides',
    left: `${degree.text}, ${degree.school}`,
    right: schoolDates(hand, degree),
  }))
  const rest = [headed(hand, 'education', schools), skills(draft), languages(draft), extras(draft)]
  return whole(head(draft), [profile(draft), posts, ...rest].flat())
}

/** What the person can do comes first; the posts are a bare list. */
function functional(draft: Draft): Pages {
  const { facts, hand } = draft
  const able = facts.skills.flatMap((skill, at) => {
    const done = facts.posts[at % facts.posts.length]?.duties[0]
    return [text(skill, { isStrong: true }), ...(done ? [{ kind: 'bullet', text: done } as Block] : [])]
  })
  const posts = facts.posts.map((post) => text(`${post.title}, ${post.employer}, ${datesOf(hand, post)}`))
  const rest = [headed(hand, 'experience', posts), education(draft), languages(draft), extras(draft)]
  return whole(head(draft), [profile(draft), headed(hand, 'skills', able), ...rest].flat())
}

function oldestFirst(draft: Draft): Pages {
  const facts = {
    ...draft.facts,
    posts: [...draft.facts.posts].reverse(),
    degrees: [...draft.facts.degrees].reverse(),
  }
  const turned = { ...draft, facts }
  const blocks = [education(turned), experienceSections(draft.hand, facts), languages(draft), skills(draft)]
  return whole(head(draft), [...blocks, extras(draft)].flat())
}

/** A form: what a line is about at the left, what it says at the right. */
function europass(draft: Draft): Pages {
  const { facts, hand } = draft
  const say = hand.words.europass
  const rows = (pairs: [string, Block[]][]): Block => ({
    kind: 'table',
    shares: [0.33, 0.67],
    rows: pairs.map(([label, blocks]) => [[text(label)], blocks]),
  })
  const posts = facts.posts.map((post) =>
    rows([
      [say.dates, [text(datesOf(hand, post))]],
      [say.title, [text(post.title)]],
      [say.duties, hand.hasDuties ? post.duties.map((duty) => text(duty)) : [text('-')]],
      [say.employer, [text(`${post.employer}, ${post.city}`)]],
    ]),
  )
  const schools = facts.degrees.map((degree) =>
    rows([
      [say.dates, [text(schoolDates(hand, degree))]],
      [say.degree, [text(degree.text)]],
      [say.school, [text(degree.school)]],
    ]),
  )
  const rest = [headed(hand, 'education', schools), languages(draft), skills(draft), extras(draft)]
  return whole(head(draft), [headed(hand, 'experience', posts), ...rest].flat())
}

function noHeadings(draft: Draft): Pages {
  const { facts, hand, hasSigns } = draft
  const gap: Block = { kind: 'gap' }
  const posts = facts.posts.flatMap((post) => postBlocks(hand, post))
  const rest = [
    degreeBlocks(hand, facts),
    [gap],
    languageBlocks(hand, facts, hasSigns),
    [gap],
    skillBlocks(hand, facts),
  ]
  return whole(head(draft), [text(facts.profile), gap, ...posts, gap, ...rest.flat()])
}

const arrangements: Record<Layout, (draft: Draft) => Pages> = {
  single,
  'sidebar-left': (draft) => sidebar(draft, true),
  'sidebar-right': (draft) => sidebar(draft, false),
  'experience-table': experienceTable,
  'skills-table': skillsTable,
  'dates-right': datesRight,
  functional,
  'oldest-first': oldestFirst,
  europass,
  'no-headings': noHeadings,
  'spaced-headings': (draft) =>
    single({ ...draft, hand: { ...draft.hand, spacedHeadings: draft.hand.chance.pick(['set', 'typed']) } }),
  long: single,
}

export function arrange(layout: Layout, draft: Draft): Pages {
  return arrangements[layout](draft)
}
