import type { Language } from '#contract/languages.ts'
import type { DutyForm } from '#features/jobs/server/duty-openings.ts'
import { likelyLanguage } from '#features/jobs/server/likely-language.ts'
import { type Duty, listDuties } from '#features/jobs/server/list-duties.ts'
import { stableHash } from './stable-hash.ts'

const introductions: Readonly<Record<Language, Readonly<Record<DutyForm, readonly string[]>>>> = {
  en: {
    verb: ['In this role you will {duty}.', 'Part of this job is to {duty}.', 'Here you would {duty}.'],
    gerund: ['This role involves {duty}.', 'Part of this job is {duty}.'],
    noun: ['This role involves {duty}.'],
    clause: ['In this role {duty}.'],
  },
  fr: {
    verb: [
      'Dans ce poste, vous devrez {duty}.',
      'Chez nous, il vous faudra {duty}.',
      'À ce poste, vous devrez entre autres {duty}.',
    ],
    gerund: ['Au programme de ce poste : {duty}.'],
    noun: ['Au programme de ce poste : {duty}.', 'Ce poste comprend notamment ceci : {duty}.'],
    clause: ['Dans ce poste, {duty}.', 'Chez nous, {duty}.'],
  },
  de: {
    verb: ['In dieser Stelle werden Sie {duty}.', 'Bei uns werden Sie unter anderem {duty}.'],
    gerund: ['Zu Ihren Aufgaben gehört: {duty}.'],
    noun: ['Zu Ihren Aufgaben gehört die {duty}.', 'Ein Teil dieser Stelle ist die {duty}.'],
    clause: ['Bei uns {duty}.', 'In dieser Stelle {duty}.'],
  },
  es: {
    verb: [
      'En este puesto habrá que {duty}.',
      'Parte de este puesto consiste en {duty}.',
      'Aquí le tocará {duty}.',
    ],
    gerund: ['Este puesto comprende lo siguiente: {duty}.'],
    noun: ['Este puesto comprende lo siguiente: {duty}.', 'Entre sus tareas figura esta: {duty}.'],
    clause: ['En este puesto {duty}.', 'Con nosotros {duty}.'],
  },
}

/** The duty as it stands within a German or French sentence. */
function inflected(text: string, form: DutyForm, language: Language): string {
  if (language === 'de' && form === 'clause') return text.replace(/^Sie (\p{L}+)/u, '$1 Sie')
  if (language === 'de' && form === 'verb')
    return text.replace(
      /^(?:Die|Der|Das|Den|Dem|Eine?n?|Mit|Für|An|Bei|Im|In|Auf|Zu|Von|Unsere?n?|\p{L}+(?:e|en)(?= \p{Lu}))(?= )/u,
      (word) => word.toLowerCase(),
    )
  if (language === 'es' && form === 'clause') return text.replace(/^(\p{L}+á)s(?= )/u, '$1')
  if (language === 'fr' && form === 'verb') return text.replace(/ et (?:à|de) (?=\p{L}+(?: |$))/u, ' et ')
  return text
}

/** A sentence that names a duty of the job, in the language of the interview. */
export function introduceDuty({ text, form }: Duty, language: Language, key: string): string {
  const choices = introductions[language][form]
  const pattern = choices[stableHash(`${key}|intro`) % choices.length] ?? ''
  const phrase = inflected(text, form, language)
  return pattern.replace('{duty}', () => phrase)
}

/** A duty that a description names in the language of the interview, or nothing. */
export function pickDuty(description: string, language: Language, jobKey: string): Duty | undefined {
  if (likelyLanguage(description) !== language) return undefined
  const first = listDuties(description, language).slice(0, 3)
  return first[stableHash(`${jobKey}|duty`) % Math.max(first.length, 1)]
}
