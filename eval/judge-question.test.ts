import { describe, expect, it } from 'vitest'
import { interviewLanguages, type Language } from '../src/contract/languages.ts'
import { writeBuiltinQuestions } from '../src/features/question-sets/server/questions/write-builtin-questions.ts'
import { briefOf, jobFixtures } from './job-briefs.ts'
import { judgeQuestion } from './judge-question.ts'
import { isWhole } from './questions.ts'

const bad: readonly [Language, string, string][] = [
  ['en', 'marks', 'Tell us about a time you helped a customer: what did you do? And how did it end?'],
  [
    'en',
    'protected',
    'Tell us about a time your children kept you from work: what did you do, and how did it end?',
  ],
  [
    'en',
    'protected',
    'Which hobby has prepared you best for this role, and what did it teach you about yourself?',
  ],
  [
    'en',
    'protected',
    'Tell us about a time your own illness kept you from work: what did you do, and how did it end?',
  ],
  [
    'en',
    'gendered',
    'Describe one conflict with your boss: what did he say, what did you do, and how did it end for you?',
  ],
  [
    'en',
    'slip',
    'Describe an project that went wrong: what was your part in it, and what have you changed since then?',
  ],
  [
    'en',
    'words',
    `Tell us about a time when ${'you and the team '.repeat(12)}met a problem: what did you do?`,
  ],
  ['en', 'only', 'What did you do then?'],
  [
    'en',
    'plain',
    'Tell us about a time you used {skill} at work: what did you do, and what came of it in the end?',
  ],
  [
    'en',
    'no episode',
    'What are your strengths and weaknesses, and why is this company the right place for people like you?',
  ],
  [
    'fr',
    'protected',
    'Racontez une fois où votre santé vous a gêné au travail : qu’avez-vous fait, et comment cela a-t-il fini ?',
  ],
  [
    'fr',
    'slip',
    'Racontez une tâche proche de ce que demande le poste de ingénieur : qu’avez-vous fait, et avec quel résultat ?',
  ],
  [
    'fr',
    'slip',
    'Racontez une tâche difficile: qu’avez-vous fait, qui avez-vous prévenu, et quel a été le résultat à la fin ?',
  ],
  [
    'fr',
    'slip',
    'Racontez une tâche difficile sur le plan de le chantier : qu’avez-vous fait, et quel a été le résultat ?',
  ],
  [
    'de',
    'protected',
    'Wie haben Sie zuletzt Ihr letztes Gehalt verhandelt, was haben Sie gefordert, und was kam dabei heraus?',
  ],
  [
    'de',
    'protected',
    'Erzählen Sie von einem Hobby oder von Ihrer Freizeit: Was haben Sie dabei für die Stelle gelernt?',
  ],
  [
    'de',
    'gendered',
    'Denken Sie an einen Streit: Ein Kollege war anderer Meinung, was haben Sie gesagt, und wie ging es aus?',
  ],
  [
    'es',
    'marks',
    'Cuéntenos una ocasión en que cambió el plan: qué hizo usted, a quién avisó, y cómo terminó todo?',
  ],
  [
    'es',
    'slip',
    'Piense en una tarea parecida a lo que pide: ¿qué le atrae de el puesto, qué hizo usted, y cómo salió?',
  ],
  [
    'es',
    'protected',
    'Cuéntenos una ocasión en que sus hijos le impidieron trabajar: ¿qué hizo usted, y cómo terminó?',
  ],
]

const good: readonly [Language, string][] = [
  [
    'en',
    'Tell us about a child who found the first days hard: what did you notice, and what did you do then?',
  ],
  [
    'en',
    'Which moment at work showed you that this kind of task suits you, and why that one of all moments?',
  ],
  [
    'fr',
    'Racontez une fois où quelqu’un poussait à le faire sans autorisation : que risquait-on, et qu’avez-vous fait ?',
  ],
  [
    'fr',
    'Racontez le cas d’un enfant malade dans votre groupe : qu’avez-vous vu, et qu’avez-vous fait ensuite ?',
  ],
  [
    'de',
    'Welche Reparatur hat nicht gehalten, was hatten Sie übersehen, und was machen Sie seit diesem Tag anders?',
  ],
  [
    'de',
    'Welchen Kanal haben Sie von null aufgebaut, wie lief der erste Monat, und warum ging es danach weiter?',
  ],
  [
    'de',
    'Wem haben Sie eine Zeile der Gehaltsabrechnung erklärt, wie sind Sie vorgegangen, und was half dabei?',
  ],
  [
    'es',
    'Cuéntenos el caso de una persona enferma a la que acompañó: ¿qué notó, qué hizo y cómo terminó todo?',
  ],
]

describe('judgeQuestion', () => {
  it.each(bad)('in %s finds %j in %j', (language, fault, text) => {
    expect(judgeQuestion(text, language).join('; ')).toContain(fault)
  })

  it.each(good)('in %s finds nothing in %j', (language, text) => {
    expect(judgeQuestion(text, language)).toEqual([])
  })
})

it.each(interviewLanguages)('notices an interview in %s that is not whole', (language) => {
  const job = jobFixtures().find(({ id }) => id === `${language}-01`)
  if (!job) throw new Error('No job')
  const brief = briefOf(job, language)
  const questions = writeBuiltinQuestions(brief)
  expect(isWhole({ brief, questions })).toBe(true)
  expect(isWhole({ brief, questions: questions.slice(1) })).toBe(false)
  const repeated = questions.map((question) => ({ ...question, text: 'Nothing at all?' }))
  expect(isWhole({ brief, questions: repeated })).toBe(false)
})
