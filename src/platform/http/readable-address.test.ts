import { expect, test } from 'vitest'
import { readableAddress } from './readable-address.ts'

test.each([
  '/',
  '/Apply/a?x=%FF',
  '/caf%C3%A9',
  '/a%2Fb%20c',
  '/100%25',
  '/api/jobs/%FF',
  '/API/%',
  '/api%2Fjobs',
])('%s stays as it is', (address) => expect(readableAddress(address)).toBe(address))

test.each([
  ['/%FF', '/%25FF'],
  ['/Interview/%c0%af?a=%FF?b', '/Interview/%25c0%25af?a=%FF?b'],
  ['/%', '/%25'],
  ['/caf%C3%A9/%zz', '/caf%25C3%25A9/%25zz'],
  ['/apidocs/%E0%A4%A', '/apidocs/%25E0%25A4%25A'],
])('%s, which is no text, is read sign by sign', (address, read) =>
  expect(readableAddress(address)).toBe(read),
)
