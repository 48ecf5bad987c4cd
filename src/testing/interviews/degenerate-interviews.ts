import type { Language } from '#contract/languages.ts'
import type { AssessmentInput } from '#features/scoring/assessment.ts'
import { personas } from './personas.ts'

/** An interview that carries no evidence, beside an excellent CV. */
export type Degenerate = { what: string; input: AssessmentInput }

type Texts = {
  oneWords: readonly string[]
  shrugs: readonly string[]
  /** Fluent, and about anything but work. */
  elsewhere: readonly string[]
  questions: readonly string[]
}

const texts: Record<Language, Texts> = {
  en: {
    oneWords: ['ok', 'yes', 'no', 'fine', 'nothing', 'see CV', 'n/a', 'maybe', '-', '.'],
    shrugs: [
      "I don't know.",
      'No idea.',
      'No comment.',
      "I don't know what to put here.",
      'Next question please.',
    ],
    elsewhere: [
      'The cat slept on the wall while the rain fell on the roses, and my aunt sang an old song by the window.',
      'On Sunday the village celebrated until midnight, the drums never stopped and the moon was red over the hills.',
      'For a good soup you peel the carrots, fry the onions slowly and let the pot simmer with thyme and garlic.',
      'The film was about a pirate who loses his parrot and finds it again on an island full of monkeys.',
      'Our goalkeeper caught the ball in the last minute and the whole street danced in the fountain.',
      'The lake is green and cold in spring, and the herons stand between the reeds as if they were asleep.',
    ],
    questions: [
      'Why do you want to join our team, and what in your path led you to this role?',
      'Tell us about a time when you solved a hard problem: what did you do and what came of it?',
      'Describe a moment when you had to explain a choice to people of another department.',
      'Tell us about a failure or hard feedback at work and what you changed afterwards.',
      'Describe a week in which everything came at once. How did you decide what came first?',
      'Tell us about something that you learned on your own and where you used it since.',
    ],
  },
  fr: {
    oneWords: ['ok', 'oui', 'non', 'bien', 'rien', 'voir CV', 'n/a', 'bof', '-', '.'],
    shrugs: [
      'Je ne sais pas.',
      'Aucune idée.',
      'Sans commentaire.',
      'Je ne sais pas quoi mettre ici.',
      'Question suivante.',
    ],
    elsewhere: [
      'Le chat dormait sur le mur pendant que la pluie tombait sur les roses, et ma tante chantait à la fenêtre.',
      'Dimanche le village a fêté la lune jusque tard, les tambours ne cessaient pas et les collines étaient rouges.',
      "Pour une bonne soupe il faut éplucher les carottes, dorer les oignons et laisser mijoter avec du thym et de l'ail.",
      "Le film parlait d'un pirate qui perd son perroquet et le retrouve sur une île pleine de singes.",
      'Notre gardien a attrapé le ballon à la dernière minute et toute la rue a dansé dans la fontaine.',
      'Le lac est vert et froid au printemps, et les hérons se tiennent entre les roseaux comme endormis.',
    ],
    questions: [
      "Pourquoi souhaitez-vous rejoindre notre équipe, et qu'est-ce qui vous a conduit à ce poste ?",
      "Racontez une situation où vous avez résolu un problème difficile : qu'avez-vous fait et avec quel résultat ?",
      "Décrivez un moment où vous avez dû expliquer un choix à des personnes d'un autre service.",
      'Racontez un échec ou un retour difficile au travail et ce que vous avez changé ensuite.',
      'Décrivez une semaine où tout arrivait en même temps. Comment avez-vous choisi vos priorités ?',
      "Parlez-nous de quelque chose que vous avez appris seul et de l'usage que vous en avez fait.",
    ],
  },
  de: {
    oneWords: ['ok', 'ja', 'nein', 'gut', 'nichts', 'siehe Lebenslauf', 'k. A.', 'egal', '-', '.'],
    shrugs: [
      'Ich weiß nicht.',
      'Keine Ahnung.',
      'Kein Kommentar.',
      'Ich weiß nicht, was ich hier schreiben soll.',
      'Nächste Frage bitte.',
    ],
    elsewhere: [
      'Die Katze schlief auf der Mauer, während der Regen auf die Rosen fiel und meine Tante ein altes Lied sang.',
      'Am Sonntag tanzte das ganze Dorf, die Trommeln hörten nicht auf und der Mond hing rot über den Hügeln.',
      'Für eine gute Suppe schält man Karotten, dünstet Zwiebeln langsam an und gibt Thymian und Knoblauch dazu.',
      'Der Film handelt von einem Piraten, der seinen Papagei verliert und ihn auf einer Affeninsel wiederfindet.',
      'Unser Torwart fing den Ball in der letzten Minute, und die ganze Straße tanzte im Brunnen.',
      'Der See ist grün und kalt im Frühling, und die Reiher stehen zwischen dem Schilf, als schliefen sie.',
    ],
    questions: [
      'Warum möchten Sie zu unserem Team kommen, und was hat Sie zu dieser Stelle geführt?',
      'Erzählen Sie von einer Situation, in der Sie ein schwieriges Problem gelöst haben. Was haben Sie getan?',
      'Beschreiben Sie einen Moment, in dem Sie einer anderen Abteilung eine Entscheidung erklären mussten.',
      'Erzählen Sie von einem Misserfolg oder harter Kritik bei der Arbeit und was Sie danach geändert haben.',
      'Beschreiben Sie eine Woche, in der alles gleichzeitig kam. Wie haben Sie entschieden, was zuerst kommt?',
      'Erzählen Sie von etwas, das Sie sich selbst beigebracht haben, und wo Sie es seitdem benutzen.',
    ],
  },
  es: {
    oneWords: ['ok', 'sí', 'no', 'bien', 'nada', 'ver CV', 'n/a', 'tal vez', '-', '.'],
    shrugs: [
      'No sé.',
      'Ni idea.',
      'Sin comentarios.',
      'No sé qué poner aquí.',
      'Siguiente pregunta, por favor.',
    ],
    elsewhere: [
      'El gato dormía en el muro mientras la lluvia caía sobre las rosas y mi tía cantaba una canción antigua.',
      'El domingo el pueblo bailó hasta tarde, los tambores no paraban y la luna estaba roja sobre las colinas.',
      'Para una buena sopa se pelan las zanahorias, se doran las cebollas y se deja hervir con tomillo y ajo.',
      'La película trataba de un pirata que pierde su loro y lo encuentra en una isla llena de monos.',
      'Nuestro portero atrapó el balón en el último minuto y toda la calle bailó dentro de la fuente.',
      'El lago es verde y frío en primavera, y las garzas están entre los juncos como dormidas.',
    ],
    questions: [
      '¿Por qué quiere unirse a nuestro equipo y qué le llevó a este puesto?',
      'Cuente una situación en la que resolvió un problema difícil: ¿qué hizo y qué resultado tuvo?',
      'Describa un momento en el que tuvo que explicar una decisión a personas de otro departamento.',
      'Cuente un fracaso o una crítica dura en el trabajo y qué cambió después.',
      'Describa una semana en la que todo llegó a la vez. ¿Cómo decidió qué iba primero?',
      'Hable de algo que aprendió por su cuenta y de dónde lo ha usado desde entonces.',
    ],
  },
}

const noises = [
  'asdf qwer zxcv hjkl sdfg',
  'jkljkl sdfgsdf qwrtp zxcvb mnbv',
  'xkcd vbnm qwrt plkj hgfd sdfgh',
  '12345 67890 !!! ??? 999',
  '??????',
  'aaaa aaaa aaaa aaaa aaaa aaaa aaaa',
  'qqqq wwww rrrr tttt pppp ssss',
  'lkjh gfds mnbv cxz qwrt zxcv',
]

const count = 6

/** 60 interviews of one language that no engine may give a total. */
export function degenerateInterviews(language: Language): Degenerate[] {
  const { oneWords, shrugs, elsewhere, questions } = texts[language]
  const nextLanguage = ({ en: 'fr', fr: 'de', de: 'es', es: 'en' } as const)[language]
  const foreign = texts[nextLanguage]
  const full = Array.from({ length: count }, (_, at) => at)
  /** The `by`-th interview that takes its answers from a list in turn. */
  const from = (what: string, list: readonly string[], by: number): [string, string[]] => [
    `${what} ${by + 1}`,
    full.map((at) => list[(at + by) % list.length] ?? ''),
  ]
  const onlyFirst = (answers: readonly string[], most: number) => answers.map((a, at) => (at < most ? a : ''))
  const kinds: [string, string[]][] = [
    ['nothing', full.map(() => '')],
    ['spaces', full.map((at) => ' '.repeat(at + 1))],
    ['line breaks', full.map(() => '\n\n')],
    ['dots', full.map((at) => '.'.repeat(at + 1))],
    ...Array.from({ length: 10 }, (_, by) => from('one word', oneWords, by)),
    ...Array.from(
      { length: 4 },
      (_, by) => [`the same word ${by + 1}`, full.map(() => oneWords[by] ?? '')] as [string, string[]],
    ),
    ...Array.from({ length: 5 }, (_, by) => from('a shrug', shrugs, by)),
    ...Array.from({ length: 7 }, (_, by) => from('noise', noises, by)),
    ...Array.from({ length: 4 }, (_, by) =>
      from('noise and single words', [...noises.slice(0, 3), ...oneWords.slice(0, 3)], by),
    ),
    ['the questions', [...questions]],
    ['the first question again and again', full.map(() => questions[0] ?? '')],
    ['the questions in capitals', questions.map((question) => question.toUpperCase())],
    ['the questions, one skipped', questions.map((question, at) => (at === 2 ? '' : question))],
    ['the questions, each twice', questions.map((question) => `${question} ${question}`)],
    ['the offer', full.map(() => jobOf(language).description)],
    [
      'the offer, then nothing',
      onlyFirst(
        full.map(() => jobOf(language).description),
        2,
      ),
    ],
    ...Array.from({ length: 6 }, (_, by) => from('another language', foreign.elsewhere, by)),
    ['the questions of another language', [...foreign.questions]],
    ...Array.from({ length: 6 }, (_, by) => from('something else', elsewhere, by)),
    ['something else, once', onlyFirst(elsewhere, 1)],
    ['one shrug', onlyFirst(shrugs, 1)],
    ['one noise', onlyFirst(noises, 1)],
    ['one word, then nothing', onlyFirst(oneWords, 1)],
    ['noise and something else', full.map((at) => (at % 2 ? (noises[at] ?? '') : (elsewhere[at] ?? '')))],
    ['words and questions', full.map((at) => (at % 2 ? (oneWords[at] ?? '') : (questions[at] ?? '')))],
  ]
  return kinds.map(([what, answers]) => ({ what, input: inputOf(language, answers) }))
}

const example = (language: Language): AssessmentInput => {
  const found = personas.find(({ band, input }) => band === 'excellent' && input.job.language === language)
  if (!found) throw new Error(`No excellent persona in ${language}`)
  return found.input
}
const jobOf = (language: Language) => example(language).job

function inputOf(language: Language, answers: readonly string[]): AssessmentInput {
  const questions = texts[language].questions.map((text) => ({ text }))
  return { ...example(language), questions, answers }
}
