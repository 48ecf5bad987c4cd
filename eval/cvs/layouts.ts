import type { CvFacts } from './facts.ts'
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
import { levelText, type WritingStyle } from './writing-style.ts'

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
  style: WritingStyle
  hasSigns: boolean
}
type Pages = { top: Block[]; columns: Column[] }

const whole = (top: Block[], blocks: Block[]): Pages => ({ top, columns: [{ share: 1, blocks }] })
const contactLine = ({ facts, style }: Draft) =>
  text(contactLines(facts, style).join(style.random.pick([' | ', ' · ', ', '])))
const head = (draft: Draft): Block[] => [...nameBlocks(draft.facts, draft.style), contactLine(draft)]

function profile({ facts, style }: Draft): Block[] {
  return style.random.happens(0.5) ? headed(style, 'profile', [text(facts.profile)]) : []
}
const education = ({ facts, style }: Draft) => headed(style, 'education', degreeBlocks(style, facts))
const skills = ({ facts, style }: Draft) => headed(style, 'skills', skillBlocks(style, facts))
const languages = ({ facts, style, hasSigns }: Draft) =>
  headed(style, 'languages', languageBlocks(style, facts, hasSigns))
const extras = ({ facts, style }: Draft) => extraSections(style, facts)

function single(draft: Draft): Pages {
  const middle = [experienceSections(draft.style, draft.facts), education(draft)]
  const rest = [skills(draft), languages(draft)]
  if (draft.style.random.happens(0.3)) rest.reverse()
  return whole(head(draft), [profile(draft), ...middle, ...rest, extras(draft)].flat())
}

function sidebar(draft: Draft, isLeft: boolean): Pages {
  const { facts, style } = draft
  const side = [
    headed(
      style,
      'contact',
      contactLines(facts, style).map((line) => text(line)),
    ),
    headed(
      style,
      'languages',
      facts.languages.map((one) =>
        text(
          [one.name, levelText(style, one, draft.hasSigns)]
            .filter(Boolean)
            .join(style.random.pick([' : ', ' - ', ' '])),
        ),
      ),
    ),
    headed(
      style,
      'skills',
      facts.skills.map((skill) => text(skill)),
    ),
    facts.interests ? headed(style, 'interests', [text(facts.interests)]) : [],
  ].flat()
  const main = [profile(draft), experienceSections(style, facts), education(draft)].flat()
  const columns = [
    { share: 0.32, blocks: side },
    { share: 0.68, blocks: main },
  ]
  return { top: nameBlocks(facts, style), columns: isLeft ? columns : columns.reverse() }
}

/** Dates in the first column, everything else in the second. */
function experienceTable(draft: Draft): Pages {
  const { facts, style } = draft
  const posts: Block = {
    kind: 'table',
    shares: [0.25, 0.75],
    rows: facts.posts.map((post) => [
      [text(datesOf(style, post))],
      [
        text(post.title, { isStrong: true }),
        text(`${post.employer}, ${post.city}`),
        ...dutyBlocks(style, post),
      ],
    ]),
  }
  const schools: Block = {
    kind: 'table',
    shares: [0.25, 0.75],
    rows: facts.degrees.map((degree) => [
      [text(schoolDates(style, degree))],
      [text(degree.text), text(degree.school)],
    ]),
  }
  const blocks = [headed(style, 'experience', [posts]), headed(style, 'education', [schools]), skills(draft)]
  return whole(head(draft), [...blocks, languages(draft), extras(draft)].flat())
}

function skillsTable(draft: Draft): Pages {
  const { facts, style } = draft
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
    rows: facts.languages.map((one) => [[text(one.name)], [text(levelText(style, one, draft.hasSigns))]]),
  }
  const first = [headed(style, 'skills', [able]), headed(style, 'languages', [spoken])]
  return whole(
    head(draft),
    [...first, experienceSections(style, facts), education(draft), extras(draft)].flat(),
  )
}

function datesRight(draft: Draft): Pages {
  const { facts, style } = draft
  const posts = experienceSections(style, facts, (_, post) => [
    { kind: 'sides', left: post.title, right: datesOf(style, post) },
    text(`${post.employer}, ${post.city}`),
    ...dutyBlocks(style, post),
  ])
  const schools: Block[] = facts.degrees.map((degree) => ({
    kind: 'sides',
    left: `${degree.text}, ${degree.school}`,
    right: schoolDates(style, degree),
  }))
  const rest = [headed(style, 'education', schools), skills(draft), languages(draft), extras(draft)]
  return whole(head(draft), [profile(draft), posts, ...rest].flat())
}

/** What the person can do comes first; the posts are a bare list. */
function functional(draft: Draft): Pages {
  const { facts, style } = draft
  const able = facts.skills.flatMap((skill, at) => {
    const done = facts.posts[at % facts.posts.length]?.duties[0]
    return [text(skill, { isStrong: true }), ...(done ? [{ kind: 'bullet', text: done } as Block] : [])]
  })
  const posts = facts.posts.map((post) => text(`${post.title}, ${post.employer}, ${datesOf(style, post)}`))
  const rest = [headed(style, 'experience', posts), education(draft), languages(draft), extras(draft)]
  return whole(head(draft), [profile(draft), headed(style, 'skills', able), ...rest].flat())
}

function oldestFirst(draft: Draft): Pages {
  const facts = {
    ...draft.facts,
    posts: [...draft.facts.posts].reverse(),
    degrees: [...draft.facts.degrees].reverse(),
  }
  const turned = { ...draft, facts }
  const blocks = [education(turned), experienceSections(draft.style, facts), languages(draft), skills(draft)]
  return whole(head(draft), [...blocks, extras(draft)].flat())
}

/** A form: what a line is about at the left, what it says at the right. */
function europass(draft: Draft): Pages {
  const { facts, style } = draft
  const say = style.words.europass
  const rows = (pairs: [string, Block[]][]): Block => ({
    kind: 'table',
    shares: [0.33, 0.67],
    rows: pairs.map(([label, blocks]) => [[text(label)], blocks]),
  })
  const posts = facts.posts.map((post) =>
    rows([
      [say.dates, [text(datesOf(style, post))]],
      [say.title, [text(post.title)]],
      [say.duties, style.hasDuties ? post.duties.map((duty) => text(duty)) : [text('-')]],
      [say.employer, [text(`${post.employer}, ${post.city}`)]],
    ]),
  )
  const schools = facts.degrees.map((degree) =>
    rows([
      [say.dates, [text(schoolDates(style, degree))]],
      [say.degree, [text(degree.text)]],
      [say.school, [text(degree.school)]],
    ]),
  )
  const rest = [headed(style, 'education', schools), languages(draft), skills(draft), extras(draft)]
  return whole(head(draft), [headed(style, 'experience', posts), ...rest].flat())
}

function noHeadings(draft: Draft): Pages {
  const { facts, style, hasSigns } = draft
  const gap: Block = { kind: 'gap' }
  const posts = facts.posts.flatMap((post) => postBlocks(style, post))
  const rest = [
    degreeBlocks(style, facts),
    [gap],
    languageBlocks(style, facts, hasSigns),
    [gap],
    skillBlocks(style, facts),
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
    single({
      ...draft,
      style: { ...draft.style, spacedHeadings: draft.style.random.pick(['set', 'typed']) },
    }),
  long: single,
}

export function arrange(layout: Layout, draft: Draft): Pages {
  return arrangements[layout](draft)
}
