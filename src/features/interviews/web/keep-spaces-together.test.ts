import { expect, test } from 'vitest'
import { keepSpacesTogether } from './keep-spaces-together.ts'

test.each([
  ['Au poste « Chef » : prêt ?', 'Au poste «\u00a0Chef\u00a0»\u00a0: prêt\u00a0?'],
  ['Merci, Amira !', 'Merci, Amira\u00a0!'],
  ['An example, please? Yes: now.', 'An example, please? Yes: now.'],
  ['¿Qué pasó? ¡Gracias!', '¿Qué pasó? ¡Gracias!'],
])('%s keeps its signs beside their words', (text, kept) => expect(keepSpacesTogether(text)).toBe(kept))
