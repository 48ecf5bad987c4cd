import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { interviewWithoutEvidence } from '#testing/interviews/without-evidence.ts'
import type { AssessmentInput } from './assessment.ts'
import { prepare } from './pipeline.ts'
import { assess } from './score-interview.ts'

const languages: readonly Language[] = ['en', 'fr', 'de', 'es']
const fromAnswers = ['mindsetScore', 'cultureFit', 'communicationSkills', 'potentialScore', 'note'] as const

describe.each(['recipe', 'football', 'smallTalk'] as const)('%s', (kind) => {
  test.each(languages)('%s: has no total, or a low one that a person is asked to read', (language) => {
    const { score, confidence } = assess(interviewWithoutEvidence(language, kind))
    expect(score ?? 0).toBeLessThan(50)
    expect(confidence).toMatchObject({
      level: 'low',
      reasons: expect.arrayContaining(['answers-unlike-job']),
    })
  })
})

test.each(languages)(
  '%s: who only asks back has no total, and nothing in the fields of the answers',
  (language) => {
    const { score, scores, caps, questionScores } = assess(interviewWithoutEvidence(language, 'askBack'))
    expect(score).toBeNull()
    expect(fromAnswers.map((field) => scores[field].value)).toEqual([0, 0, 0, 0, 0])
    expect(questionScores.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 0])
    expect(caps.map(({ reason }) => reason).join()).toContain('in substance (0 of 6)')
  },
)

describe('who asks back', () => {
  test.each(languages)('§assessment-5 %s: has not answered, and it is said so', (language) => {
    const input = interviewWithoutEvidence(language, 'askBack')
    expect(prepare(input).answers.map(({ kind }) => kind)).toEqual(Array.from(input.answers, () => 'asking'))
    expect(assess(input).questionScores[0]?.reason).toContain('asks a question back')
  })

  const toldWithQuestion: Record<Language, string> = {
    en: 'I asked the customer: what do you need first? Then I moved the order and called him back the same day.',
    fr: "J'ai demandé au client : de quoi avez-vous besoin d'abord ? Puis j'ai déplacé la commande et je l'ai rappelé le jour même.",
    de: 'Ich habe den Kunden gefragt: Was brauchen Sie zuerst? Dann habe ich den Auftrag verschoben und ihn am selben Tag angerufen.',
    es: 'Pregunté al cliente: ¿qué necesita primero? Después moví el pedido y lo llamé el mismo día.',
  }
  test.each(languages)('%s: who tells of a question that was asked has answered', (language) => {
    const input = interviewWithoutEvidence(language, 'askBack')
    const answers = [...input.answers.slice(0, 5), toldWithQuestion[language]]
    expect(prepare({ ...input, answers }).answers[5]?.kind).toBe('given')
  })

  test.each(languages)('%s: who quotes a question and adds one word has answered', (language) => {
    const input = interviewWithoutEvidence(language, 'askBack')
    const quoted: Record<Language, string> = {
      en: 'The customer described both plugs before anybody had asked her, then said: “So the fax as well?” Understood.',
      fr: 'La cliente a décrit les deux prises avant toute demande, puis a dit : « Donc le fax aussi ? » Compris.',
      de: 'Die Kundin beschrieb beide Stecker, bevor jemand fragte, und sagte dann: „Also auch das Fax?“ Verstanden.',
      es: 'La clienta describió las dos tomas antes de toda pregunta y dijo: «¿Entonces también el fax?» Entendido.',
    }
    const answers = [...input.answers.slice(0, 5), quoted[language]]
    expect(prepare({ ...input, answers }).answers[5]?.kind).toBe('given')
  })

  test.each(languages)('%s: who asks back and then tells has answered', (language) => {
    const input = interviewWithoutEvidence(language, 'askBack')
    const story = toldWithQuestion[language].replace(/^.*\? /, '')
    const answers = [...input.answers.slice(0, 5), `${input.answers[0]} ${story}`]
    expect(prepare({ ...input, answers }).answers[5]?.kind).toBe('given')
  })
})

/** The reason of the culture score when the last answer says this and the company asks for one value. */
function cultureOf(language: Language, value: string, text: string): string {
  const input = interviewWithoutEvidence(language, 'askBack')
  const job = { ...input.job, companyValues: [value] }
  return assess({ ...input, job, answers: input.answers.map((_, at) => (at === 5 ? text : '')) }).scores
    .cultureFit.reason
}

const used: Record<Language, string> = {
  en: 'In March I built the stock report in SAP with Excel: I wrote the query, compared 400 lines with the shelf and the error fell from 9 % to 2 %.',
  fr: "En mars j'ai construit le rapport de stock dans SAP avec Excel : j'ai écrit la requête, comparé 400 lignes au rayon et l'erreur est passée de 9 % à 2 %.",
  de: 'Im März habe ich den Bestandsbericht in SAP mit Excel gebaut: Ich habe die Abfrage geschrieben, 400 Zeilen mit dem Regal verglichen und der Fehler sank von 9 % auf 2 %.',
  es: 'En marzo construí el informe de existencias en SAP con Excel: escribí la consulta, comparé 400 líneas con la estantería y el error bajó del 9 % al 2 %.',
}

describe('Integrity', () => {
  const asides: Record<Language, readonly string[]> = {
    en: [
      'To be honest, I called the supplier on Monday and moved the order to Friday.',
      'Honestly, I called the supplier on Monday and moved the order to Friday.',
      'I told him on Monday how the machine works and wrote it on the door.',
    ],
    fr: [
      "Honnêtement, j'ai appelé le fournisseur lundi et j'ai déplacé la commande à vendredi.",
      "J'ai dit lundi au chef comment marche la machine et je l'ai écrit sur la porte.",
      "Pour être honnête, j'ai appelé le fournisseur lundi et j'ai déplacé la commande à vendredi.",
    ],
    de: [
      'Ehrlich gesagt habe ich am Montag den Lieferanten angerufen und die Bestellung verschoben.',
      'Ich habe ihm am Montag gesagt, wie die Maschine geht, und es an die Tür geschrieben.',
      'Um ehrlich zu sein, habe ich am Montag den Lieferanten angerufen und die Bestellung verschoben.',
    ],
    es: [
      'La verdad, llamé al proveedor el lunes y moví el pedido al viernes.',
      'Le dije el lunes cómo va la máquina y lo escribí en la puerta.',
      'Para ser sincero, llamé al proveedor el lunes y moví el pedido al viernes.',
    ],
  }
  test.each(languages)(
    '§assessment-5 %s: is not named by a turn of phrase, or by telling anything',
    (language) => {
      for (const text of asides[language])
        expect(cultureOf(language, 'Integrity', text)).toContain('No clear example of a company value')
    },
  )

  test.each(languages)('%s: is seen in a sound answer to a question that asks for it', (language) => {
    const input = interviewWithoutEvidence(language, 'askBack')
    const job = { ...input.job, companyValues: ['Integrity'] }
    const answers = input.answers.map((_, at) => (at === 5 ? used[language] : ''))
    const asking = (measures: string[]) =>
      assess({ ...input, job, answers, questions: input.questions.map((one) => ({ ...one, measures })) })
    expect(asking(['Integrity']).scores.cultureFit.reason).toMatch(
      /^The company values show [a-z ]+: Integrity;/,
    )
    const talk = { ...input, job, answers: input.answers.map(() => asides[language][0] ?? '') }
    expect(assess(talk).scores.cultureFit.reason).toContain('No clear example of a company value')
  })
})

describe('lists', () => {
  test.each(languages)('%s: skills that are only named are not shown', (language) => {
    const { scores, caps } = assess({ ...interviewWithoutEvidence(language, 'skillsList'), cv: null })
    expect(scores.technicalSkillsMatch.value).toBe(50)
    expect(scores.technicalSkillsMatch.quotes[0]?.source).toBe('answer')
    expect(scores.cultureFit.reason).toContain('No clear example of a company value')
    expect(scores.mindsetScore.value).toBeLessThanOrEqual(55)
    expect(scores.potentialScore.value).toBeLessThan(30)
    expect(caps.map(({ limit }) => limit)).toContain(74)
  })

  test.each([
    ['en', 100],
    // "400 lignes au rayon" stands beside no word of the work, so its figure counts for nothing.
    ['fr', 98],
    ['de', 100],
    ['es', 100],
  ] as const)('%s: skills in a deed are shown: %i', (language, value) => {
    const input = interviewWithoutEvidence(language, 'skillsList')
    const skills = ['SAP', 'Excel']
    const job = { ...input.job, idealProfile: { ...input.job.idealProfile, skills } }
    const answers = input.answers.map((_, at) => (at === 5 ? used[language] : ''))
    expect(assess({ ...input, job, answers, cv: null }).scores.technicalSkillsMatch.value).toBe(value)
  })

  const general: Record<Language, string> = {
    en: 'Excel and SAP are for me the beating heart of every good stock room, a place in which we can really make a difference each second.',
    fr: "Excel et SAP représentent à mes yeux le cœur battant de tout bon stock, un lieu où l'on peut vraiment faire la différence chaque seconde.",
    de: 'Excel und SAP sind für mich das schlagende Herz jedes guten Lagers, ein Ort, an dem wir in jeder Sekunde wirklich etwas bewegen können.',
    es: 'Excel y SAP son para mí el corazón de todo buen almacén, un lugar en el que podemos marcar la diferencia de verdad cada segundo.',
  }
  test.each(languages)('%s: skills in general talk of a "we" are not shown in use', (language) => {
    const input = interviewWithoutEvidence(language, 'skillsList')
    const job = { ...input.job, idealProfile: { ...input.job.idealProfile, skills: ['SAP', 'Excel'] } }
    const answers = input.answers.map((_, at) => (at === 5 ? general[language] : ''))
    expect(
      assess({ ...input, job, answers, cv: null }).scores.technicalSkillsMatch.value,
    ).toBeLessThanOrEqual(50)
  })

  test.each(['adjectives', 'howTo'] as const)('%s: no value is seen in what was done', (kind) => {
    for (const language of languages) {
      const { scores } = assess(interviewWithoutEvidence(language, kind))
      expect(scores.cultureFit.reason, language).toContain('No clear example of a company value')
      expect(scores.potentialScore.value, language).toBeLessThan(30)
      expect(scores.potentialScore.reason).toMatch(/not found: a clear account of something learned/)
    }
  })
})

describe('the preferred languages', () => {
  const names: Record<Language, string> = { en: 'english', fr: 'french', de: 'german', es: 'spanish' }
  const languagesOf = (input: AssessmentInput, preferredLanguages: string[], cv: string) => {
    const idealProfile = { ...input.job.idealProfile, preferredLanguages }
    return assess({ ...input, job: { ...input.job, idealProfile }, cv: { text: cv } }).scores.languageMatch
  }

  test.each(languages)(
    '%s: is worth 60 when the answers are written in it, whatever they say',
    (language) => {
      for (const kind of ['askBack', 'football', 'adjectives'] as const) {
        const input = interviewWithoutEvidence(language, kind)
        const fieldScore = languagesOf(input, [names[language]], 'Excel')
        expect(fieldScore.value).toBe(60)
        expect(fieldScore.quotes[0]?.source).toBe('answer')
      }
    },
  )

  test('what is not found is named as languages are written', () => {
    const input = interviewWithoutEvidence('en', 'askBack')
    expect(languagesOf(input, ['spanish', 'german'], 'Excel').reason).toBe(
      'No preferred language was found; not found: Spanish and German.',
    )
  })

  test.each([
    [
      'English (native), German (A2), French (B2)',
      'Every preferred language was found; at a basic level: German; not stated at the highest level: French.',
    ],
    [
      'German (A2)',
      'Found of the preferred languages: English and German; at a basic level: German; not stated at the highest level: English; not found: French.',
    ],
  ])('are said by their level: %s', (cv, reason) => {
    const input = interviewWithoutEvidence('en', 'askBack')
    expect(languagesOf(input, ['english', 'german', 'french'], `Languages: ${cv}`).reason).toBe(reason)
  })
})
