import type { Language } from '#contract/languages.ts'

/** What the linter looks for in each language. Each entry is a regular expression of whole words. */
export type LintPatterns = {
  /** A question sentence may not begin so: it could be answered with yes or no. */
  readonly closedOpenings: readonly string[]
  /** One of these makes a question open. */
  readonly openWords: readonly string[]
  /** One of these asks for a lived episode. */
  readonly episodes: readonly string[]
  /** One of these welcomes studies or volunteering. */
  readonly welcomes: readonly string[]
  /** The commonest words of the language. */
  readonly commonWords: readonly string[]
}

const words = (list: string): readonly string[] => list.split(' ')

export const lintPatterns: Readonly<Record<Language, LintPatterns>> = {
  en: {
    closedOpenings: [
      "(?:do|does|did|have|has|had|are|is|were|was|can|could|will|would|should|may|might|shall)(?:n’t|n't)? (?:you|your|it|there|this|that|we|anyone|someone|the|a)",
    ],
    openWords: words('what how which who whom whose why where when'),
    episodes: [
      '(?:a|an|any|the|one|your|which|that|this)(?: [\\p{L}’-]+){0,3} (?:time|moment|situation|occasion|project|task|case|example|experience|episode|problem|mistake|decision|day|week|conversation|achievement|piece of work|thing|deadline|person|error|team project|case|conversation|news|criticism|experience|skills?)',
      'piece of work',
    ],
    welcomes: words(
      'studies study student school coursework volunteering voluntary volunteer internship internships university',
    ),
    commonWords: words(
      'the of and to in you your what how that was did it with for which when we is at tell us an about one do',
    ),
  },
  fr: {
    closedOpenings: [
      '(?:avez|êtes|aviez|étiez|pouvez|pourriez|savez|voulez|souhaitez|aimez|faites|seriez|auriez|devez|pensez|travaillez|connaissez)-vous',
      'est-ce (?:que|qu)',
      'y a-t-il',
      'êtes vous',
      'vous (?:avez|êtes|pouvez|savez|aimez)',
    ],
    openWords: [
      ...words(
        'quoi comment pourquoi où quand qui combien laquelle lequel lesquels lesquelles quel quelle quels quelles',
      ),
      'que (?:feriez|faites|risquait|vous|savez|deviez|s’était|s’est|pouvaient|vérifiez|pensiez)',
      "qu[’'](?:est-ce|a|y|en|avez|aviez|aurait)[\\p{L}-]*",
      'que',
    ],
    episodes: [
      "(?:un|une|le|la|l[’']|du|quel|quelle|ce|votre|d[’']un|d[’']une)(?: ?[\\p{L}’-]+){0,3} (?:fois|moment|situation|occasion|projet|mission|tâche|exemple|expérience|épisode|problème|erreur|décision|journée|semaine|conversation|réussite|travail|cas|délai|désaccord|chose)",
      "d[’']une (?:fois|expérience|situation)",
      "d[’']un (?:travail|moment|projet)",
      "l[’']expérience",
      '(?:quel|un) exemple',
    ],
    welcomes: words('études étude étudiant stage bénévolat bénévole scolaire université école'),
    commonWords: words(
      'le la les de des du et un une vous vos votre que qui dans pour avez nous ce est au avec où sur par en il',
    ),
  },
  de: {
    closedOpenings: [
      '(?:haben|sind|waren|hatten|können|könnten|würden|wollen|möchten|mögen|arbeiten|kennen|wissen|machen|glauben|sollten|dürfen|gab|gibt|ist|war|hat) (?:sie|ihr|ihre|es|das|jemand)',
    ],
    openWords: words(
      'was wie welche welcher welches welchen welchem wer wem wen warum wieso weshalb wo woran womit wofür wovor worauf woher wohin wann wodurch wessen',
    ),
    episodes: [
      '(?:ein|eine|einen|einem|einer|eines|das|der|die|dem|den|ihr|ihre|ihrem|welchen|welchem|deren|solchen|dieser|ihrer|diesen|welches|welche|welcher|ähnlichen)(?: [\\p{L}-]+){0,3} (?:mal|moment|situation|gelegenheit|projekt|aufgabe|fall|beispiel|erfahrung|erlebnis|fehler|entscheidung|entscheidungen|tag|arbeitstag|woche|gespräch|erfolg|arbeit|phase|rückmeldung|episode|kritik|nachricht|führungskraft|meinungsverschiedenheit|teamprojekt|termin|problem)',
    ],
    welcomes: words('studium schule ehrenamt ehrenamtlich praktikum ausbildung universität'),
    commonWords: words(
      'der die das und sie ist in zu den von mit für auf ein eine einer einem was wie haben ihre ihr dem es im nicht war',
    ),
  },
  es: {
    closedOpenings: [
      '(?:ha|tiene|es|está|puede|podría|sabe|quiere|desea|le gusta|cree|conoce|trabaja|hubo|hay|había|fue|era|estaba|tuvo|se considera|alguna vez)',
    ],
    openWords: words('qué cómo cuál cuáles quién quiénes dónde cuándo cuánto cuánta cuántos'),
    episodes: [
      '(?:un|una|el|la|los|las|su|qué|ese|cuál|del|al|mayor|propio)(?: [\\p{L}]+){0,3} (?:vez|momento|situación|ocasión|proyecto|tarea|caso|ejemplo|experiencia|episodio|problema|error|decisión|día|semana|conversación|logro|trabajo|plazo)',
    ],
    welcomes: words(
      'estudios estudio estudiante escuela universidad prácticas voluntariado voluntaria voluntario',
    ),
    commonWords: words(
      'el la los las de del y que en un una su sus con por para usted se le lo qué cómo es al hizo cuál',
    ),
  },
}
