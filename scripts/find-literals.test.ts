import { expect, test } from 'vitest'
import { findLiterals } from './texts/find-literals.ts'

test.each([
  ['text between tags', '<p>Job offers</p>', ['Job offers']],
  ['a visible attribute', '<input placeholder="Search" />', ['Search']],
  ['an attribute in braces', "<img alt={'Logo of ' + name} />", ['Logo of']],
  ['both branches of a choice', "<p>{open ? 'Open' : 'Closed'}</p>", ['Open', 'Closed']],
  ['a fallback', "<p>{name ?? 'Unknown'}</p>", ['Unknown']],
])('finds %s', (_what, jsx, texts) => {
  expect(findLiterals('page.tsx', `const page = ${jsx}`).map(({ text }) => text)).toEqual(texts)
})

test.each([
  ['a text of the dictionary', "<p>{t('title')}</p>"],
  ['a class name', '<p className="font-bold" />'],
  ['signs', '<p>· {count} %</p>'],
  ['an address', '<a href="/Jobs">{t("jobs")}</a>'],
  ['a comparison', "<p>{status === 'OPEN' && count}</p>"],
])('leaves %s', (_what, jsx) => {
  expect(findLiterals('page.tsx', `const page = ${jsx}`)).toEqual([])
})
