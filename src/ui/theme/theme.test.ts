import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light: light ?? '', dark: dark ?? '' },
  ]),
)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(front: string, back: string, theme: 'light' | 'dark'): number {
  const pair = [front, back].map((name) => {
    const token = tokens.get(name)
    if (!token) throw new Error(`No token ${name}`)
    return luminance(token[theme])
  })
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)
}

const grounds = ['paper', 'surface', 'raised', 'sunken']
const softs = ['accent-soft', 'danger-soft', 'notice-soft']
const bands = ['green', 'lime', 'amber', 'red']
const pairs = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back]))

const aaa = [...pairs(['ink', 'ink-soft'], [...grounds, ...softs])]
const aa = [
  ...pairs(['ink-faint', 'accent-ink', 'danger-ink'], grounds),
  ['accent-ink', 'accent-soft'],
  ['danger-ink', 'danger-soft'],
  ['notice-ink', 'notice-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-bubble', 'bubble'],
  ['ink', 'accent-line'],
  ...bands.map((band) => [`score-${band}-ink`, `score-${band}-soft`]),
]
const graphics = [
  ...pairs(['focus', 'line-strong'], ['paper', 'surface', 'raised']),
  ['focus', 'sunken'],
  ...pairs(
    bands.map((band) => `score-${band}`),
    ['surface', 'sunken'],
  ),
  ...pairs(['accent', 'danger'], ['paper', 'surface', 'sunken']),
]

test('the theme file is read', () => expect(tokens.size).toBeGreaterThan(35))

test.each([
  ['body text, AAA', 7, aaa],
  ['other text, AA', 4.5, aa],
  ['edges and shapes, AA', 3, graphics],
] as const)('%s', (_, least, list) => {
  const low = list.flatMap(([front = '', back = '']) =>
    (['light', 'dark'] as const)
      .map((theme) => ({ front, back, theme, ratio: contrast(front, back, theme) }))
      .filter(({ ratio }) => ratio < least),
  )
  expect(low).toEqual([])
})
