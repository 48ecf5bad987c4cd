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

/** The same sentence in English, French, German and Spanish: who did what is the same. */
const sameInFour: readonly (readonly [OwnPart, string, string, string, string])[] = [
  [
    { ...none, deeds: 2 },
    'I called the supplier and asked for a new date.',
    "J'ai appelé le fournisseur et demandé une nouvelle date.",
    'Ich habe den Lieferanten angerufen und um einen neuen Termin gebeten.',
    'Llamé al proveedor y pedí una nueva fecha.',
  ],
  [
    { ...none, deeds: 3 },
    'I wrote a list, checked each box and found two errors.',
    "J'ai écrit une liste, vérifié chaque carton et trouvé deux erreurs.",
    'Ich habe eine Liste geschrieben, jeden Karton geprüft und zwei Fehler gefunden.',
    'Escribí una lista, revisé cada caja y encontré dos errores.',
  ],
  [
    { ...none, wishes: 1 },
    'I would first analyse the requirements.',
    "J'analyserais d'abord les exigences.",
    'Ich würde zuerst die Anforderungen analysieren.',
    'Primero analizaría los requisitos.',
  ],
  [
    none,
    'My boss was angry.',
    'Mon chef était fâché.',
    'Mein Chef war verärgert.',
    'Mi jefe estaba enfadado.',
  ],
  [
    { ...none, deeds: 1 },
    'I had prepared the file the day before.',
    "J'avais préparé le dossier la veille.",
    'Ich hatte die Akte am Vortag vorbereitet.',
    'Había preparado el expediente el día anterior.',
  ],
  [
    { ...none, deeds: 1 },
    'I decided to tell the customer the truth.',
    "J'ai décidé de dire la vérité au client.",
    'Ich entschied, dem Kunden die Wahrheit zu sagen.',
    'Decidí decirle la verdad al cliente.',
  ],
  [
    { ...none, practice: 1 },
    'Since then I check every invoice twice.',
    'Depuis, je vérifie chaque facture deux fois.',
    'Seitdem prüfe ich jede Rechnung zweimal.',
    'Desde entonces reviso cada factura dos veces.',
  ],
  [
    none,
    'I think it is important to listen.',
    "Je pense qu'il est important d'écouter.",
    'Ich denke, es ist wichtig zuzuhören.',
    'Creo que es importante escuchar.',
  ],
]
const inFour = sameInFour.flatMap(([part, ...texts]) =>
  (['en', 'fr', 'de', 'es'] as const).map((language, at) => [language, texts[at] ?? '', part] as const),
)

test.each(inFour)('%s, as in the other three languages: %s', (language, text, part) => {
  const [sentence] = sentencesOf(text)
  expect(sentence && ownPartOf(sentence, language)).toEqual(part)
})

test.each([
  ['fr', "j'ai verifie la liste avant de partir", { deeds: 1 }],
  ['es', 'despues organice la lista y corregi dos errores', { deeds: 2 }],
  ['de', 'ich habe die liste geprueft und den fahrer angerufen', { deeds: 2 }],
] as const)('%s, by somebody who writes no accents: %s', (language, text, part) => {
  const [sentence] = sentencesOf(text)
  expect(sentence && ownPartOf(sentence, language)).toEqual({ ...none, ...part })
})
