import { expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { type OwnPart, ownPartOf } from './own-part.ts'
import { sentencesOf } from './text.ts'

const none: OwnPart = { deeds: 0, practice: 0, group: 0, side: 0, wishes: 0 }

test.each<[Language, string, Partial<OwnPart>]>([
  ['en', 'I compared the invoices, corrected two, then built a sheet.', { deeds: 3 }],
  ['en', 'Called the customer, moved seven others.', { deeds: 2 }],
  ['en', 'My manager made the new plan and I helped.', { side: 1 }],
  ['en', 'I maintain a single file.', { practice: 1 }],
  ['en', 'I would ask for those too.', { wishes: 1 }],
  ['en', 'I am very motivated.', {}],
  ['en', 'We moved the line.', { group: 1 }],
  ['fr', "J'ai tout de suite appelé le client et proposé un autre créneau.", { deeds: 2 }],
  ['fr', "Mon chef a fait le planning et j'ai aidé.", { side: 1 }],
  ['fr', 'Je vérifie chaque dossier.', { practice: 1 }],
  ['fr', 'Je suis très motivée.', {}],
  ['fr', "J'aimerais apprendre.", { wishes: 1 }],
  ['de', 'Dann habe ich die Liste geprüft und den Fahrer angerufen.', { deeds: 2 }],
  ['de', 'Der Chef hat entschieden.', {}],
  ['de', 'Seitdem prüfe ich jede Palette.', { practice: 1 }],
  ['de', 'Wir haben die Schicht umgestellt.', { group: 1 }],
  ['de', 'Ich möchte lernen.', { wishes: 1 }],
  ['es', 'Después revisé los pedidos y encontré el error.', { deeds: 2 }],
  ['es', 'He preparado la lista.', { deeds: 1 }],
  ['es', 'Mi jefe cambió el turno y yo ayudé.', { side: 1 }],
  ['es', 'Lo decidimos juntos.', { group: 1 }],
  ['es', 'Me gustaría aprender.', { wishes: 1 }],
])('%s: %s', (language, text, part) => {
  const [sentence] = sentencesOf(text)
  expect(sentence && ownPartOf(sentence, language)).toEqual({ ...none, ...part })
})
