import { expect, test } from 'vitest'
import { matchPage } from './match-page.ts'

const pages = [
  { path: '/:name', module: 'company' },
  { path: '/', module: 'landing' },
  { path: '/Login', aliases: ['/signin'], module: 'login' },
  { path: '/Apply/:id', module: 'apply' },
] as const

test.each([
  ['/', 'landing', {}],
  ['/login', 'login', {}],
  ['/LOGIN/', 'login', {}],
  ['/SignIn', 'login', {}],
  ['/apply/AbC', 'apply', { id: 'AbC' }],
  ['/Apply/a%20b', 'apply', { id: 'a b' }],
  ['/Atlas', 'company', { name: 'Atlas' }],
])('%s is the page %s', (address, module, params) => {
  const found = matchPage(pages, address)
  expect(found?.page.module).toBe(module)
  expect(found?.params).toEqual(params)
})

test.each(['/Apply/a/b', '//evil.example', '/a/b', '/Apply/%E0%A4%A', '/%'])('%s is no page', (address) => {
  expect(matchPage(pages, address)).toBeNull()
})
