import { type Translation, translateTexts } from '#contract/texts/define-texts.ts'
import { offerTexts } from './offer-texts.ts'
import { publicJobTexts } from './public-job-texts.ts'

export const offerTextsSpanish: Translation = translateTexts(offerTexts, 'es', {
  salary: '{amount} DT / mes',
  'type.Full-time': 'Tiempo completo',
  'type.Part-time': 'Tiempo parcial',
  'type.Contract': 'Contrato temporal',
  'type.Remote': 'A distancia',
  'type.Freelance': 'Autónomo',
  'type.Internship': 'Prácticas',
  'language.English': 'inglés',
  'language.Français': 'francés',
  'language.Deutsch': 'alemán',
  'language.Spanish': 'español',
})

export const publicJobTextsSpanish: Translation = translateTexts(publicJobTexts, 'es', {
  toAbout: 'Leer antes la descripción del puesto',
  about: 'Sobre el puesto',
  details: 'El puesto en resumen',
  next: 'Los siguientes pasos',
  'next.1': 'Usted se registra aquí. Lleva un minuto y no hace falta ninguna cuenta.',
  'next.2': 'Responde por escrito a unas preguntas en {language}, en un chat, cuando le venga bien.',
  'next.2.timed':
    'Responde por escrito a unas preguntas en {language}, en un chat, cuando le venga bien: unos {minutes, plural, one {# minuto} other {# minutos}}, sin límite de tiempo.',
  'next.3': 'Añade su CV (PDF, DOC o DOCX, con un máximo de 3 MB y 5 páginas).',
  'next.4': 'Una persona de la empresa lo lee todo, decide y le escribe por correo.',
  questions:
    '{count, plural, one {# pregunta} other {# preguntas}}, unos {minutes, plural, one {# minuto} other {# minutos}}',
  interviewIn: 'Entrevista en {language}',
  promise: 'Una IA lee sus respuestas y las puntúa con citas. Siempre decide una persona.',
  'language.unknown': 'el idioma de la entrevista',
})
