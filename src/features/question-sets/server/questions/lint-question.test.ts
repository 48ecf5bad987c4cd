import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { protectedTopic } from '#features/jobs/server/protected-topic.ts'
import { lintQuestionSet } from '#testing/lint-question-set.ts'
import { type LintRule, lintQuestion } from './lint-question.ts'

const good: Readonly<Record<Language, string>> = {
  en: 'Tell us about a time you had to choose between two good ideas: what did you decide, and why?',
  fr: 'Racontez une fois où vous avez dû choisir entre deux bonnes idées : qu’avez-vous décidé, et pourquoi ?',
  de: 'Erzählen Sie von einer Situation, in der Sie zwischen zwei guten Ideen wählen mussten: Was haben Sie entschieden?',
  es: 'Cuéntenos una ocasión en que tuvo que elegir entre dos buenas ideas: ¿qué decidió, y por qué lo hizo?',
}

const bad: readonly [Language, LintRule, string][] = [
  [
    'en',
    'open',
    'Think of a project you worked on with other people in a team. Have you ever led it yourself?',
  ],
  [
    'fr',
    'open',
    'Pensez à un projet que vous avez mené avec une équipe de la région. Avez-vous aimé ce travail ?',
  ],
  [
    'de',
    'open',
    'Denken Sie an ein Projekt, das Sie mit einem Team umgesetzt haben. Haben Sie das gern gemacht?',
  ],
  [
    'es',
    'open',
    'Piense en un proyecto que llevó a cabo con un equipo de su empresa. ¿Le gusta trabajar así?',
  ],
  [
    'en',
    'episode',
    'What do you think of the way in which most companies deal with their customers these days, and why?',
  ],
  [
    'fr',
    'episode',
    'Que pensez-vous de la manière dont les entreprises traitent leurs clients de nos jours, et pour quelles raisons ?',
  ],
  [
    'de',
    'episode',
    'Was halten Sie von der Art und Weise, wie die meisten Unternehmen heute mit Menschen umgehen, und warum?',
  ],
  [
    'es',
    'episode',
    '¿Qué piensa usted de la manera en que las empresas tratan hoy a las personas que compran, y por qué?',
  ],
  ['en', 'one-question-mark', `${good.en} And what came of it?`],
  ['fr', 'one-question-mark', good.fr.replace(' ?', '.')],
  ['de', 'one-question-mark', `${good.de} Und warum?`],
  ['es', 'one-question-mark', good.es.replace('¿', '')],
  ['en', 'language', good.fr],
  ['fr', 'language', good.es],
  ['de', 'language', good.en],
  ['es', 'language', good.de],
  ['en', 'length', 'Tell us about a time: what happened?'],
  ['en', 'length', `${good.en.slice(0, -1)}${' and again what happened then'.repeat(7)}?`],
  ['fr', 'gendered-form', good.fr.replace('vous avez dû', 'vous étiez prêt(e) et avez dû')],
  ['de', 'gendered-form', good.de.replace('guten Ideen', 'guten Mitarbeiter*innen')],
  ['en', 'plain-text', good.en.replace('two', '<b>two</b>')],
]

const protectedOnes: readonly [Language, string][] = [
  ['en', 'how old are you'],
  ['en', 'your family'],
  ['en', 'your health'],
  ['en', 'your religion'],
  ['en', 'your nationality'],
  ['en', 'your political views'],
  ['en', 'a trade union'],
  ['en', 'pregnant'],
  ['en', 'your last salary'],
  ['fr', 'votre âge'],
  ['fr', 'votre famille'],
  ['fr', 'votre santé'],
  ['fr', 'votre religion'],
  ['fr', 'votre nationalité'],
  ['fr', 'vos opinions politiques'],
  ['fr', 'un syndicat'],
  ['fr', 'enceinte'],
  ['fr', 'votre dernier salaire'],
  ['de', 'Ihr Alter'],
  ['de', 'Ihre Familie'],
  ['de', 'Ihre Gesundheit'],
  ['de', 'Ihre Religion'],
  ['de', 'Ihre Herkunft'],
  ['de', 'Ihre Partei'],
  ['de', 'Gewerkschaft'],
  ['de', 'schwanger'],
  ['de', 'Ihr letztes Gehalt'],
  ['es', 'su edad'],
  ['es', 'su familia'],
  ['es', 'su salud'],
  ['es', 'su religión'],
  ['es', 'su nacionalidad'],
  ['es', 'la política'],
  ['es', 'un sindicato'],
  ['es', 'embarazada'],
  ['es', 'su último salario'],
]

describe('lintQuestion', () => {
  it.each(Object.entries(good))('finds nothing wrong with a good question in %s', (language, text) => {
    expect(lintQuestion(text, language as Language)).toEqual([])
  })

  it.each(bad)('§question-set-9 in %s reports %s of %j', (language, rule, text) => {
    expect(lintQuestion(text, language).map((found) => found.rule)).toContain(rule)
  })

  it.each(protectedOnes)('§question-set-8 in %s never allows %j', (language, words) => {
    expect(protectedTopic(`… ${words} …`, language)).toBeDefined()
    const found = lintQuestion(`${good[language]} ${words}.`, language)
    expect(found.map(({ rule }) => rule)).toContain('protected-topic')
  })

  it.each(['manage the average stock', 'packages and messages', 'a vintage engine'])(
    'lets %j pass',
    (words) => {
      expect(protectedTopic(words)).toBeUndefined()
    },
  )
})

describe('lintQuestionSet', () => {
  it('§question-set-9 finds a question asked twice and a wrong count', () => {
    const rules = lintQuestionSet([good.en, good.en], 'en').map(({ rule }) => rule)
    expect(rules).toEqual(['duplicate', 'count'])
  })
})
