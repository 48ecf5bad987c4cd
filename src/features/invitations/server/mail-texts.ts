import type { InterfaceLanguage } from '#contract/languages.ts'
import { defineTexts, translateTexts } from '#contract/texts/define-texts.ts'
import { translatorOf } from '#contract/texts/translator.ts'

/** What stands around the words of `mail-templates`, and the mails that have no template. */
const english = defineTexts('invitation-mails', {
  oneOf: 'one of these times:',
  zoned: '{date} (time zone: {timeZone})',
  online: 'Online interview',
  join: 'Open the meeting link',
  choose: 'Choose a time',
  entry: 'Interview: {job} at {company}',
  confirmedSubject: 'Confirmed: your interview for {job} at {company}',
  confirmedPreview: 'The date is fixed.',
  confirmed: 'Your interview for the {job} position at {company} is confirmed.',
  when: 'Date and time: {date}',
  length: 'Duration: {duration}',
  where: 'Place: {place}',
  changeOfMind: 'If you cannot attend, please let us know using the button below.',
  endedSubject: 'Your interview for {job} at {company} is cancelled',
  ended: 'Your interview for the {job} position at {company} will not take place.\nPlanned date: {date}',
})

const french = translateTexts(english, 'fr', {
  oneOf: 'l’un de ces horaires\u00a0:',
  zoned: '{date} (fuseau horaire\u00a0: {timeZone})',
  online: 'Entretien en ligne',
  join: 'Rejoindre l’entretien',
  choose: 'Choisir un horaire',
  entry: 'Entretien\u00a0: {job} chez {company}',
  confirmedSubject: 'Confirmé\u00a0: votre entretien pour le poste {job} chez {company}',
  confirmedPreview: 'La date est confirmée.',
  confirmed: 'Votre entretien pour le poste {job} chez {company} est confirmé.',
  when: 'Date et heure\u00a0: {date}',
  length: 'Durée\u00a0: {duration}',
  where: 'Lieu\u00a0: {place}',
  changeOfMind: 'En cas d’empêchement, merci de nous prévenir à l’aide du bouton ci-dessous.',
  endedSubject: 'Votre entretien pour le poste {job} chez {company} est annulé',
  ended: 'Votre entretien pour le poste {job} chez {company} n’aura pas lieu.\nDate prévue\u00a0: {date}',
})

const german = translateTexts(english, 'de', {
  oneOf: 'einer dieser Termine:',
  zoned: '{date} (Zeitzone: {timeZone})',
  online: 'Online-Gespräch',
  join: 'Link zum Gespräch öffnen',
  choose: 'Termin wählen',
  entry: 'Vorstellungsgespräch: {job} bei {company}',
  confirmedSubject: 'Bestätigt: Ihr Gespräch für die Stelle {job} bei {company}',
  confirmedPreview: 'Der Termin steht fest.',
  confirmed: 'Ihr Gespräch für die Stelle {job} bei {company} ist bestätigt.',
  when: 'Datum und Uhrzeit: {date}',
  length: 'Dauer: {duration}',
  where: 'Ort: {place}',
  changeOfMind: 'Falls Sie verhindert sind, teilen Sie uns dies bitte über die Schaltfläche unten mit.',
  endedSubject: 'Ihr Gespräch für die Stelle {job} bei {company} ist abgesagt',
  ended: 'Ihr Gespräch für die Stelle {job} bei {company} findet nicht statt.\nGeplanter Termin: {date}',
})

const spanish = translateTexts(english, 'es', {
  oneOf: 'uno de estos horarios:',
  zoned: '{date} (zona horaria: {timeZone})',
  online: 'Entrevista en línea',
  join: 'Abrir el enlace de la reunión',
  choose: 'Elegir un horario',
  entry: 'Entrevista: {job} en {company}',
  confirmedSubject: 'Confirmada: su entrevista para el puesto {job} en {company}',
  confirmedPreview: 'La fecha ya está confirmada.',
  confirmed: 'Su entrevista para el puesto {job} en {company} está confirmada.',
  when: 'Fecha y hora: {date}',
  length: 'Duración: {duration}',
  where: 'Lugar: {place}',
  changeOfMind: 'Si no puede asistir, le rogamos que nos avise con el botón de abajo.',
  endedSubject: 'Su entrevista para el puesto {job} en {company} se ha cancelado',
  ended: 'Su entrevista para el puesto {job} en {company} no tendrá lugar.\nFecha prevista: {date}',
})

const arabic = translateTexts(english, 'ar', {
  oneOf: 'أحد هذه المواعيد:',
  zoned: '{date} (المنطقة الزمنية: {timeZone})',
  online: 'مقابلة عبر الإنترنت',
  join: 'فتح رابط اللقاء',
  choose: 'اختيار موعد',
  entry: 'مقابلة: {job} لدى {company}',
  confirmedSubject: 'مؤكد: مقابلتك لوظيفة {job} لدى {company}',
  confirmedPreview: 'تحدد الموعد.',
  confirmed: 'تأكدت مقابلتك لوظيفة {job} لدى {company}.',
  when: 'التاريخ والوقت: {date}',
  length: 'المدة: {duration}',
  where: 'المكان: {place}',
  changeOfMind: 'إن تعذّر عليك الحضور، فيرجى إعلامنا بالزر أدناه.',
  endedSubject: 'أُلغيت مقابلتك لوظيفة {job} لدى {company}',
  ended: 'لن تُعقد مقابلتك لوظيفة {job} لدى {company}.\nالموعد المقرر: {date}',
})

const translations = { en: undefined, fr: french, de: german, es: spanish, ar: arabic }

export const invitationMailTexts = (language: InterfaceLanguage) =>
  translatorOf(english, translations[language])
