import { describe, expect, it } from 'vitest'
import { readConfig, WrongSettings } from './config.ts'

const read = (TRUST_PROXY: string) => readConfig({ SECRET_KEY: 'x'.repeat(48), TRUST_PROXY }).TRUST_PROXY

describe('TRUST_PROXY', () => {
  it.each([
    '1',
    '2',
    '10.0.0.0/8',
    '192.0.2.7',
    '10.0.0.1, 10.0.0.2',
    '2001:db8::/32',
    'loopback, 10.0.0.0/8',
  ])('%s is taken', (setting) => {
    expect(read(setting)).toBe(setting)
  })

  it.each(['off', '0', ''])('%j believes nobody', (setting) => {
    expect(read(setting)).toBeUndefined()
  })

  it.each([
    'true',
    'yes',
    '-1',
    '1.5',
    '100',
    '10.0.0.0/0',
    '10.0.0.0/33',
    '10.0.0',
    '*',
    'proxy.example.org',
    '1,2',
  ])('%s: the server does not start, and says why', (setting) => {
    expect(() => read(setting)).toThrow(WrongSettings)
    expect(() => read(setting)).toThrow(
      /TRUST_PROXY: must be off, how many proxies stand in front of the server, e\.g\. 1, or their addresses/,
    )
  })
})
