import type { Language } from '#contract/languages.ts'
import { defineTexts, translateTexts } from '#contract/texts/define-texts.ts'
import { translatorOf } from '#contract/texts/translator.ts'

/** What stands around the words of `mail-templates`, and the mails that have no template. */
const english = defineTexts('invitation-mails', {
  greeting: 'Hello {firstName},',
  oneOf: 'One of these times:',
  zoned: '{date} (time zone: {timeZone})',
  online: 'Online interview',
  join: 'Open the meeting link',
  answer: 'Accept, decline or ask for another time',
  choose: 'Choose a time',
  privateLink: 'This private link is only for you. You need no account.',
  attached: 'The attached file adds the interview to your calendar.',
  entry: 'Interview: {job} at {company}',
  confirmedSubject: 'Confirmed: your interview for {job} at {company}',
  confirmedPreview: 'The date is fixed.',
  confirmed: 'Your interview for the position {job} at {company} is confirmed.',
  when: 'Date and time: {date}',
  length: 'Duration: {duration}',
  where: 'Place: {place}',
  changeOfMind: 'If you cannot attend, please say so with the button below.',
  endedSubject: 'Your interview for {job} at {company} is cancelled',
  ended: 'Your interview for the position {job} at {company} will not take place (planned date: {date}).',
})

const french = translateTexts(english, 'fr', {
  greeting: 'Bonjour {firstName},',
  oneOf: 'L’un de ces horaires :',
  zoned: '{date} (fuseau horaire : {timeZone})',
  online: 'Entretien en ligne',
  join: 'Ouvrir le lien de la réunion',
  answer: 'Accepter, refuser ou demander un autre horaire',
  choose: 'Choisir un horaire',
  privateLink: 'Ce lien privé vous est réservé. Aucun compte n’est nécessaire.',
  attached: 'Le fichier joint ajoute l’entretien à votre agenda.',
  entry: 'Entretien : {job} chez {company}',
  confirmedSubject: 'Confirmé : votre entretien pour le poste {job} chez {company}',
  confirmedPreview: 'La date est fixée.',
  confirmed: 'Votre entretien pour le poste {job} chez {company} est confirmé.',
  when: 'Date et heure : {date}',
  length: 'Durée : {duration}',
  where: 'Lieu : {place}',
  changeOfMind: 'Si vous ne pouvez pas venir, dites-le avec le bouton ci-dessous.',
  endedSubject: 'Votre entretien pour le poste {job} chez {company} est annulé',
  ended: 'Votre entretien pour le poste {job} chez {company} n’aura pas lieu (date prévue : {date}).',
})

const german = translateTexts(english, 'de', {
  greeting: 'Guten Tag {firstName},',
  oneOf: 'Einer dieser Termine:',
  zoned: '{date} (Zeitzone: {timeZone})',
  online: 'Online-Gespräch',
  join: 'Link zum Gespräch öffnen',
  answer: 'Zusagen, absagen oder um einen anderen Termin bitten',
  choose: 'Termin wählen',
  privateLink: 'Dieser private Link ist nur für Sie bestimmt. Sie brauchen kein Konto.',
  attached: 'Die angehängte Datei trägt das Gespräch in Ihren Kalender ein.',
  entry: 'Vorstellungsgespräch: {job} bei {company}',
  confirmedSubject: 'Bestätigt: Ihr Gespräch für die Stelle {job} bei {company}',
  confirmedPreview: 'Der Termin steht fest.',
  confirmed: 'Ihr Gespräch für die Stelle {job} bei {company} ist bestätigt.',
  when: 'Datum und Uhrzeit: {date}',
  length: 'Dauer: {duration}',
  where: 'Ort: {place}',
  changeOfMind: 'Wenn Sie nicht kommen können, sagen Sie es bitte mit der Schaltfläche unten.',
  endedSubject: 'Ihr Gespräch für die Stelle {job} bei {company} ist abgesagt',
  ended: 'Ihr Gespräch für die Stelle {job} bei {company} findet nicht statt (geplanter Termin: {date}).',
})

const spanish = translateTexts(english, 'es', {
  greeting: 'Hola, {firstName}:',
  oneOf: 'Uno de estos horarios:',
  zoned: '{date} (zona horaria: {timeZone})',
  online: 'Entrevista en línea',
  join: 'Abrir el enlace de la reunión',
  answer: 'Aceptar, rechazar o pedir otro horario',
  choose: 'Elegir un horario',
  privateLink: 'Este enlace privado es solo para usted. No necesita ninguna cuenta.',
  attached: 'El archivo adjunto añade la entrevista a su calendario.',
  entry: 'Entrevista: {job} en {company}',
  confirmedSubject: 'Confirmada: su entrevista para el puesto {job} en {company}',
  confirmedPreview: 'La fecha está fijada.',
  confirmed: 'Su entrevista para el puesto {job} en {company} está confirmada.',
  when: 'Fecha y hora: {date}',
  length: 'Duración: {duration}',
  where: 'Lugar: {place}',
  changeOfMind: 'Si no puede asistir, dígalo con el botón de abajo.',
  endedSubject: 'Su entrevista para el puesto {job} en {company} se ha cancelado',
  ended: 'Su entrevista para el puesto {job} en {company} no tendrá lugar (fecha prevista: {date}).',
})

const translations = { en: undefined, fr: french, de: german, es: spanish }

export const invitationMailTexts = (language: Language) => translatorOf(english, translations[language])
