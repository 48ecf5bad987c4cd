import type { CallLimit } from './endpoint.ts'

/**
 * The limit of endpoints that a private link opens. Only wrong links count, all endpoints together; one that is right
 * opens however many wrong ones came from its address, because links cannot be guessed.
 */
export function wrongLinkLimits(...codes: string[]) {
  return [
    { name: 'link', per: ['address'], max: 60, minutes: 15, countOnly: codes },
  ] as const satisfies CallLimit[]
}
