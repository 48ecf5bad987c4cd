import { expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { sentencesOf } from '../text/text.ts'
import { type Agency, agencyOf } from './agency.ts'

const none: Agency = { deeds: 0, practice: 0, group: 0, groupPractice: 0, wishes: 0 }

test.each<[Language, string, Partial<Agency>]>([
  ['en', 'I compared the invoices, corrected two, then built a sheet.', { deeds: 3 }],
  ['en', 'Called the customer, moved seven others.', { deeds: 2 }],
  ['en', 'My manager made the new plan and I helped.', { deeds: 1 }],
  ['en', 'I maintain a single file.', { practice: 1 }],
  ['en', 'I would ask for those too.', { wishes: 1 }],
  ['en', 'I am very motivated.', {}],
  ['en', 'We moved the line.', { group: 1 }],
  ['fr', "J'ai tout de suite appelé le client et proposé un autre créneau.", { deeds: 2 }],
  ['fr', "Mon chef a fait le planning et j'ai aidé.", { deeds: 1 }],
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
  ['es', 'Mi jefe cambió el turno y yo ayudé.', { deeds: 1 }],
  ['es', 'Lo decidimos juntos.', { group: 1 }],
  ['es', 'Me gustaría aprender.', { wishes: 1 }],
])('%s: %s', (language, text, part) => {
  const [sentence] = sentencesOf(text)
  expect(sentence && agencyOf(sentence, language)).toEqual({ ...none, ...part })
})

/** The same sentence in English, French, German and Spanish: who did what is the same. */
const sameInFour: readonly (readonly [Agency, string, string, string, string])[] = [
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
  [
    none,
    'I have SAP, I also have Lean and I have experience with stock.',
    "J'ai SAP, j'ai aussi Lean et j'ai de l'expérience avec le stock.",
    'Ich habe SAP, ich habe auch Lean und ich habe Erfahrung mit dem Bestand.',
    'Tengo SAP, también tengo Lean y tengo experiencia con las existencias.',
  ],
  [
    none,
    'First one finds the problem, then one analyses the causes.',
    "D'abord il faut trouver le problème, puis il faut analyser les causes.",
    'Zuerst erkennt man das Problem, dann analysiert man die Ursachen.',
    'Primero se identifica el problema, luego se analizan las causas.',
  ],
  [
    none,
    'Good teamwork relies on clear roles and regular meetings.',
    'Un bon travail repose sur des rôles clairs et des réunions régulières.',
    'Gute Zusammenarbeit beruht auf klaren Rollen und regelmäßigen Besprechungen.',
    'Una buena colaboración se basa en roles claros y reuniones regulares.',
  ],
  [
    { ...none, deeds: 1 },
    'I made a plan for the week.',
    "J'ai compté les cartons de la semaine.",
    'Ich habe die Woche geplant.',
    'Hice un plan para la semana.',
  ],
]
const inFour = sameInFour.flatMap(([part, ...texts]) =>
  (['en', 'fr', 'de', 'es'] as const).map((language, at) => [language, texts[at] ?? '', part] as const),
)

test.each(inFour)('%s, as in the other three languages: %s', (language, text, part) => {
  const [sentence] = sentencesOf(text)
  expect(sentence && agencyOf(sentence, language)).toEqual(part)
})

test.each<[Language, string, Partial<Agency>]>([
  ['en', 'I have to check each file.', { practice: 1 }],
  ['en', 'I have since checked each file.', { deeds: 1 }],
  ['fr', "J'ai aussi vérifié la liste.", { deeds: 1 }],
  ['fr', 'Je suis allé au dépôt.', { deeds: 1 }],
  ['fr', 'Je me suis occupé du client.', { deeds: 1 }],
  ['fr', "J'étais chargé du stock.", {}],
  ['de', 'Liste geprüft, Fahrer angerufen.', { deeds: 2 }],
  ['de', 'Dann prüfte er die Liste.', {}],
  ['de', 'Wir haben den Auftrag übernommen.', { group: 1 }],
  ['de', 'Klare Prioritäten erlauben es uns.', {}],
  ['es', 'Trabajando de noche revisé los pedidos.', { deeds: 1 }],
])('%s: what somebody has or is, and what anybody does, is no deed: %s', (language, text, part) => {
  const [sentence] = sentencesOf(text)
  expect(sentence && agencyOf(sentence, language)).toEqual({ ...none, ...part })
})

test.each([
  ['fr', "j'ai verifie la liste avant de partir", { deeds: 1 }],
  ['es', 'despues organice la lista y corregi dos errores', { deeds: 2 }],
  ['de', 'ich habe die liste geprueft und den fahrer angerufen', { deeds: 2 }],
] as const)('%s, by somebody who writes no accents: %s', (language, text, part) => {
  const [sentence] = sentencesOf(text)
  expect(sentence && agencyOf(sentence, language)).toEqual({ ...none, ...part })
})
