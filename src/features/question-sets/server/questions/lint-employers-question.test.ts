import { describe, expect, it } from 'vitest'
import { interviewLanguages, type Language } from '#contract/languages.ts'
import { sampleBriefs } from '#testing/sample-briefs.ts'
import { lintEmployersQuestion } from './lint-employers-question.ts'
import { writeBuiltinQuestions } from './write-builtin-questions.ts'

const personal: readonly [Language, string][] = [
  ['en', 'How old are you?'],
  ['en', 'Do you have children?'],
  ['en', 'Are you healthy?'],
  ['en', 'Are you married?'],
  ['en', 'Where are you originally from?'],
  ['en', 'What is your religion?'],
  ['en', 'Are you pregnant?'],
  ['en', 'Who did you vote for?'],
  ['en', 'Are you a member of a trade union?'],
  ['en', 'What was your last salary?'],
  ['en', 'What is your mother tongue?'],
  ['en', 'Do you want to have children in the next years?'],
  ['en', 'Are you planning to have children soon?'],
  ['en', 'Are you hoping to start a family?'],
  ['fr', 'Prévoyez-vous d’avoir des enfants ?'],
  ['fr', 'Pensez-vous fonder une famille ?'],
  ['de', 'Planen Sie, Kinder zu bekommen?'],
  ['de', 'Möchten Sie bald eine Familie gründen?'],
  ['es', '¿Tiene previsto tener hijos?'],
  ['es', '¿Piensas formar una familia?'],
  ['fr', 'Quel âge avez-vous ?'],
  ['fr', 'Avez-vous des enfants ?'],
  ['fr', 'Êtes-vous mariée ?'],
  ['fr', 'Avez-vous des problèmes de santé ?'],
  ['fr', 'Quelle est votre nationalité ?'],
  ['fr', 'Êtes-vous croyant ?'],
  ['fr', 'Êtes-vous enceinte ?'],
  ['fr', 'Pour qui votez-vous ?'],
  ['fr', 'Êtes-vous syndiqué ?'],
  ['fr', 'Quel était votre dernier salaire ?'],
  ['de', 'Wie alt sind Sie?'],
  ['de', 'Haben Sie Kinder?'],
  ['de', 'Sind Sie verheiratet?'],
  ['de', 'Sind Sie gesund?'],
  ['de', 'Woher kommen Sie?'],
  ['de', 'Welcher Religion gehören Sie an?'],
  ['de', 'Sind Sie schwanger?'],
  ['de', 'Sind Sie in einer Gewerkschaft?'],
  ['de', 'Was haben Sie zuletzt verdient?'],
  ['de', 'Wie ist Ihr Familienstand?'],
  ['es', '¿Cuántos años tiene?'],
  ['es', '¿Tiene hijos?'],
  ['es', '¿Está casada?'],
  ['es', '¿Tiene alguna enfermedad?'],
  ['es', '¿De dónde es usted?'],
  ['es', '¿Es usted creyente? ¿Cuál es su religión?'],
  ['es', '¿Está embarazada?'],
  ['es', '¿Cuánto ganaba antes?'],
  ['es', '¿Está afiliado a un sindicato?'],
]

const aboutTheWork: readonly [Language, string][] = [
  ['en', 'Tell us about a time you explained a health risk to a patient and the family: what did you say?'],
  ['en', 'What did you do the last time children in your class could not agree?'],
  ['en', 'How do you keep an old machine running, and which age-related faults do you look for first?'],
  ['en', 'Which salary scheme did you set up for the sales team, and how was it received?'],
  ['en', 'How did you bring the origin of a defect to light?'],
  ['fr', 'Comment annoncez-vous une maladie à la famille d’un patient, et que dites-vous en premier ?'],
  ['fr', 'Racontez une fois où vous avez calmé des enfants en classe : qu’avez-vous fait ?'],
  ['fr', 'Quelle est l’origine de la dernière panne que vous avez trouvée, et comment ?'],
  ['de', 'Wie haben Sie Kinder in der Klasse beruhigt, die sich gestritten haben?'],
  ['de', 'Welche Krankheit haben Sie zuletzt bei einem Tier erkannt, und woran?'],
  ['de', 'Wie haben Sie die Herkunft eines Fehlers im Programm gefunden?'],
  ['es', '¿Cómo explicó a la familia de un paciente un riesgo para la salud?'],
  ['es', '¿Qué hizo la última vez que unos niños no se ponían de acuerdo?'],
  ['es', '¿Cómo encontró el origen de la última avería?'],
]

describe('lintEmployersQuestion', () => {
  it.each(personal)('§question-set-11 in %s warns of %j', (language, text) => {
    expect(lintEmployersQuestion(text, language, []).map(({ kind }) => kind)).toContain('protected')
  })

  it.each(aboutTheWork)('in %s finds nothing wrong with %j', (language, text) => {
    expect(lintEmployersQuestion(text, language, [])).toEqual([])
  })

  it.each(interviewLanguages)('finds nothing wrong with what the writer wrote in %s', (language) => {
    for (const brief of sampleBriefs(language, 20)) {
      const texts = writeBuiltinQuestions(brief).map(({ text }) => text)
      const found = texts.flatMap((text, place) =>
        lintEmployersQuestion(text, language, texts.toSpliced(place, 1)).filter(
          ({ message }) => !message.startsWith('The interview is held'),
        ),
      )
      expect(found).toEqual([])
    }
  })

  it.each<[Language, string, RegExp]>([
    ['en', 'Do you like to work in a team?', /yes or no/u],
    ['fr', 'Aimez-vous travailler dans une équipe ?', /yes or no/u],
    ['de', 'Haben Sie schon mit SAP in der Produktion gearbeitet?', /yes or no/u],
    ['es', '¿Le gusta trabajar en un equipo con los clientes?', /yes or no/u],
    ['en', 'What did you do? And why did you do it?', /several/u],
    ['de', 'What did you do when the plan changed at the last minute?', /German/u],
    ['en', `What did you do ${'and then what '.repeat(20)}?`, /long/u],
    ['en', 'Why?', /short/u],
  ])('in %s says of %j what to do', (language, text, message) => {
    const found = lintEmployersQuestion(text, language, [])
    expect(found.map((problem) => problem.message).join('\n')).toMatch(message)
    expect(found.every(({ kind }) => kind === 'style')).toBe(true)
  })

  it('notices that two ask the same', () => {
    const text = 'What did you do when the plan changed at the last minute?'
    expect(lintEmployersQuestion(text, 'en', [text.replace('last', 'very last')])).toHaveLength(1)
    expect(lintEmployersQuestion(text, 'en', ['', 'How do you bake bread?'])).toEqual([])
  })
})
