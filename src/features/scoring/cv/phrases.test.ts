import { expect, test } from 'vitest'
import { phrases } from './phrases.ts'

const found = (list: string, text: string) =>
  phrases(() => [[true, [list]]])
    .find(text)
    .map(({ start, end }) => text.slice(start, end))

test.each([
  ['team lead', 'As TEAM-LEAD and team  lead, no teamleads', ['TEAM-LEAD', 'team  lead']],
  ['chef', 'Küchenchef, Chef; chefs', ['Chef']],
  ['conges', 'Congés payés', ['Congés']],
  ['BA', 'BA in ba studies, MBA', ['BA']],
  ['leiter(in)', 'Leiterin, Leiter, Leiterinnen', ['Leiterin', 'Leiter']],
  ['*leiter(in)', 'Marktleiterin, Leiter, Teamleiter', ['Marktleiterin', 'Teamleiter']],
  ['logistic* *', 'logistics', []],
  ['pflegefach*', 'Pflegefachfrau und Pflegefach', ['Pflegefachfrau', 'Pflegefach']],
  ['data *', 'data analyst 2020', ['data analyst']],
  ['abschluss', 'Abschluß, Abschluss', ['Abschluß', 'Abschluss']],
  ['b.sc.', 'B.Sc. B. Sc, BSc', ['B.Sc.', 'B. Sc']],
  ['bac +2', 'Bac +2, bac+2, Bac + 2', ['Bac +2', 'bac+2', 'Bac + 2']],
  ['diplom (fh)', 'Diplom (FH), Diplom(FH), Diplom FH', ['Diplom (FH)', 'Diplom(FH)']],
  ["bachelor('s)", "Bachelor's", ["Bachelor's"]],
  ['1. staatsexamen', '1. Staatsexamen, 11. Staatsexamen', ['1. Staatsexamen']],
  ['日本語', '日本語 (N2)', ['日本語']],
  // Half of a letter is none.
  ['*chef', '𝐉souschef', ['𝐉souschef']],
])('`%s` in "%s"', (list, text, expected) => {
  expect(found(list, text)).toEqual(expected)
})

test('the longest phrase wins, whichever list it stands in, and one that begins with any letters comes last', () => {
  const { find } = phrases(() => [
    ['lead', ['manager', '*leiter']],
    ['plain', ['account manager', 'bauleiter']],
    ['cased', ['Account']],
  ])
  expect(find('Account Manager').map(({ key }) => key)).toEqual(['plain'])
  expect(find('Manager, Bauleiter').map(({ key }) => key)).toEqual(['lead', 'plain'])
  expect(find('Abteilungsleiter').map(({ key }) => key)).toEqual(['lead'])
})
