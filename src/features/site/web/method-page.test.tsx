// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { BenchmarkRow, MethodData } from '../contract.ts'
import { AimBar } from './aim-bar.tsx'
import { MethodPage } from './method-page.tsx'

afterEach(cleanup)

const row = (
  id: string,
  what: string,
  ...figures: [metric: string, value: number, target: string][]
): BenchmarkRow => ({
  id,
  what,
  figures: figures.map(([metric, value, target]) => ({
    dataset: 'd',
    n: 10,
    metric,
    value,
    target,
    passed: false,
  })),
})
const reached = [row('B1', 'language', ['accuracy', 1, '>= 0.9'], ['recall', 1, '>= 0.9'])]
const data = (...missed: BenchmarkRow[]): MethodData => ({
  engine: { engine: 'builtin-11', rubric: '4' },
  weights: [],
  missed,
  reached,
})

test('the sentences and the misses follow from the figures', () => {
  render(
    <MethodPage
      data={data(
        row('X9', 'something new', ['moves', 0.034, '<= 0']),
        row('B9', 'translations', ['mean', 6.05, '<= 5'], ['largest', 19, '<= 5']),
        row('R10', 'injections', ['attacks', 0.383, '>= 0.9']),
      )}
    />,
  )
  expect(screen.getByText(/against 6 aims set before measuring; 2 were reached/)).toBeTruthy()
  expect(screen.getByText(/4 aims were missed/)).toBeTruthy()
  const misses = screen.getByRole('region', { name: 'What it gets wrong' }).querySelectorAll('li')
  expect([...misses].map((one) => one.textContent)).toEqual([
    'Hidden instructions to an AI that were noticed38.3\u00a0% (aim: at least 90\u00a0%)',
    'The largest difference between the scores of one interview in four languages, in points19 (aim: at most 5)',
    'something new3.4\u00a0% (aim: at most 0\u00a0%)',
  ])
})

test('a bar that misses its aim is no success, and what meets the aim is shaded on its side', () => {
  const partOf = (bar: SVGElement, part: string) => {
    const rect = bar.querySelector(`[data-part=${part}]`)
    return ['x', 'width'].map((name) => Math.round(Number.parseFloat(rect?.getAttribute(name) ?? '0')))
  }
  const { container } = render(
    <>
      <AimBar value={19} aim={5} isMinimum={false} whole={20} />
      <AimBar value={0.4} aim={0.9} isMinimum whole={1} />
      <AimBar value={0.9} aim={0.9} isMinimum whole={1} />
    </>,
  )
  const bars = [...container.querySelectorAll('svg')]
  expect(bars.map((bar) => partOf(bar, 'aim'))).toEqual([
    [0, 25],
    [90, 10],
    [90, 10],
  ])
  expect(bars.map((bar) => partOf(bar, 'value')[1])).toEqual([95, 40, 90])
  expect(bars.map((bar) => bar.dataset.reached)).toEqual(['false', 'false', 'true'])
})

test('the greatest weight has the widest bar, whole', () => {
  render(
    <MethodPage
      data={{
        ...data(),
        weights: [
          { field: 'mindsetScore', percent: 20 },
          { field: 'cultureFit', percent: 5 },
        ],
      }}
    />,
  )
  const list = screen.getByRole('heading', { name: 'What counts, and how much' }).nextElementSibling
  expect([...(list?.querySelectorAll('rect') ?? [])].map((bar) => bar.getAttribute('width'))).toEqual([
    '100%',
    '25%',
  ])
  expect(list?.textContent).toMatch(/Mindset 20.*Culture fit 5/)
})

test('the whole table is behind one press, what missed its aim first', () => {
  render(<MethodPage data={data(row('B3', 'order', ['accuracy', 0.65, '>= 0.75']))} />)
  const whole = screen.getByText('All 3 figures').closest('details')
  expect(whole?.open).toBe(false)
  expect([...(whole?.querySelectorAll('h4') ?? [])].map((title) => title.textContent)).toEqual([
    'Missed (1)',
    'Reached (2)',
  ])
  expect(whole?.querySelectorAll('tbody tr')).toHaveLength(3)
})
