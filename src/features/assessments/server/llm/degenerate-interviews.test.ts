import { afterAll, beforeAll, expect, test } from 'vitest'
import { interviewLanguages, type Language } from '#contract/languages.ts'
import type { AssessmentInput } from '#features/scoring/assessment.ts'
import { type AiStub, startAiStub } from '#testing/ai-stub/start-ai-stub.ts'
import { stubAssistant } from '#testing/ai-stub/stub-assistant.ts'
import { judgementOf } from '#testing/ai-stub/stub-judge.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { personas } from '#testing/interviews/personas.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { assessWithLlm } from './assess-with-llm.ts'
import { readInterview } from './read-interview.ts'

let app: TestApp
let stub: AiStub
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  stub = await startAiStub()
  company = await aCompany(app)
})
afterAll(async () => {
  await stub.close()
  await app.close()
})

const words: Record<Language, { short: string[]; talk: string[]; dunno: string[]; stuff: string[] }> = {
  en: {
    short: ['yes', 'no', 'ok', 'maybe', 'good', 'sure'],
    dunno: ['I do not know.', 'No idea, sorry.', 'Nothing comes to mind.', 'Ask me later please.'],
    talk: [
      'The weather on the lake was lovely and the fish tasted of lemon.',
      'My favourite team scored twice before the break and the crowd sang.',
      'Add two eggs, stir the flour and bake the cake until it is golden.',
      'The old castle has nine towers and a garden full of roses.',
    ],
    stuff: ['lorem', 'banana', 'table', 'seven'],
  },
  fr: {
    short: ['oui', 'non', 'ok', 'peut-être', 'bien', 'voilà'],
    dunno: ['Je ne sais pas.', 'Aucune idée, désolé.', 'Rien ne me vient.', 'Demandez-moi plus tard.'],
    talk: [
      'Le temps au bord du lac était magnifique et le poisson sentait le citron.',
      'Mon équipe préférée a marqué deux buts avant la pause et la foule chantait.',
      'Ajoutez deux œufs, mélangez la farine et faites dorer le gâteau au four.',
      'Le vieux château a neuf tours et un jardin plein de roses.',
    ],
    stuff: ['lorem', 'banane', 'table', 'sept'],
  },
  de: {
    short: ['ja', 'nein', 'ok', 'vielleicht', 'gut', 'klar'],
    dunno: ['Ich weiß es nicht.', 'Keine Ahnung, leider.', 'Mir fällt nichts ein.', 'Fragen Sie später.'],
    talk: [
      'Das Wetter am See war herrlich und der Fisch schmeckte nach Zitrone.',
      'Meine Lieblingsmannschaft traf zweimal vor der Pause und alle sangen.',
      'Zwei Eier dazugeben, das Mehl rühren und den Kuchen goldgelb backen.',
      'Die alte Burg hat neun Türme und einen Garten voller Rosen.',
    ],
    stuff: ['lorem', 'Banane', 'Tisch', 'sieben'],
  },
  es: {
    short: ['sí', 'no', 'vale', 'quizás', 'bien', 'claro'],
    dunno: ['No lo sé.', 'Ni idea, lo siento.', 'No se me ocurre nada.', 'Pregúnteme más tarde.'],
    talk: [
      'El tiempo en el lago era precioso y el pescado sabía a limón.',
      'Mi equipo favorito marcó dos goles antes del descanso y el público cantaba.',
      'Añada dos huevos, mezcle la harina y hornee el pastel hasta que se dore.',
      'El viejo castillo tiene nueve torres y un jardín lleno de rosas.',
    ],
    stuff: ['lorem', 'plátano', 'mesa', 'siete'],
  },
}

const keyboards = ['asdfghjkl qwertyuiop', 'hjklhjkl sdfgsdfg', 'xkcdqwrt bnmvcxz', 'qqqq wwww zzzz']
const signs = ['.', '...', '-', '?!?', '12345 67890', '___', ':-)', '\u200b\u200b\u200b']
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** Interviews that say nothing: fifteen ways, four of each. */
function degenerate(input: AssessmentInput): [string, string[]][] {
  const { language } = input.job
  const { short, talk, dunno, stuff } = words[language]
  const other = words[interviewLanguages.find((one) => one !== language) ?? 'en']
  const ways: [string, (index: number, turn: number) => string][] = [
    ['empty', () => ''],
    ['blank', (_, turn) => pick([' ', '\n\n', '\t', '\u00a0'], turn)],
    ['signs', (index, turn) => pick(signs, index + turn)],
    ['one word', (index, turn) => pick(short, index + turn)],
    ['one word many times', (_, turn) => `${pick(stuff, turn)} `.repeat(30 + 20 * turn)],
    ['keyboard', (index, turn) => `${pick(keyboards, index + turn)} `.repeat(2 + turn)],
    ['does not know', (index, turn) => pick(dunno, index + turn)],
    [
      'the question back',
      (index, turn) => `${input.questions[index]?.text ?? ''} ${turn % 2 === 0 ? '' : pick(short, turn)}`,
    ],
    ['the job text', (index, turn) => input.job.description.slice((index + turn) * 5)],
    [
      'talk of something else',
      (index, turn) => [0, 1, 2].map((more) => pick(talk, index + turn + more)).join(' '),
    ],
    ['another language', (index, turn) => `${pick(other.talk, index + turn)} ${pick(other.talk, index + 1)}`],
    ['letters', (index, turn) => 'abcdefgh'.charAt(index + turn).repeat(40)],
    ['figures', (index, turn) => `${index}${turn}7 `.repeat(20)],
    ['one short answer, then nothing', (index, turn) => (index === 0 ? pick(dunno, turn) : '')],
    ['two words', (index, turn) => `${pick(short, index)} ${pick(short, turn)}`],
  ]
  return ways.flatMap(([way, write]) =>
    [0, 1, 2, 3].map((turn): [string, string[]] => [
      `${way} ${turn + 1}`,
      input.questions.map((_, index) => write(index, turn)),
    ]),
  )
}

test.each(interviewLanguages)(
  '§assessment-7 %s: 60 interviews that say nothing get no total, whatever the model gives them',
  async (language) => {
    const persona = personas.find(
      ({ band, input }) => band === 'excellent' && input.job.language === language,
    )
    if (!persona) throw new Error(`No persona in ${language}`)
    const excellent = persona.input
    stub.play((request) => ({ say: judgementOf(request, 4) }))
    const assistant = stubAssistant(stub.url)
    const cases = degenerate(excellent)
    expect(cases).toHaveLength(60)
    const totals: string[] = []
    for (const [name, answers] of cases) {
      const read = readInterview({ ...excellent, answers })
      const { assessment } = await assessWithLlm(app.platform, assistant, read, {
        companyId: company.companyId,
      })
      if (assessment.score !== null) totals.push(`${name}: ${assessment.score}`)
      else expect(assessment.noScoreReason).toMatch(/\.$/)
    }
    expect(totals).toEqual([])
  },
)
