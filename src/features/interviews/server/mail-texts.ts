import type { Language } from '#contract/languages.ts'
import { defineTexts, translateTexts } from '#contract/texts/define-texts.ts'
import { translatorOf } from '#contract/texts/translator.ts'

const english = defineTexts('interview-mails', {
  greeting: 'Hello {firstName},',
  subject: 'We received your application for {job} at {company}',
  preview: 'Your answers and your CV have arrived.',
  arrived:
    'Thank you for taking the time. Your answers and your CV for the position {job} have arrived at {company}.',
  next: 'They are prepared by a computer program, and a person reads them and decides. You do not have to do anything now{promise, select, hours {; an answer usually takes 24 to 48 business hours} days {; an answer usually takes 3 business days} week {; an answer usually takes one week} other {}}.',
})

const french = translateTexts(english, 'fr', {
  greeting: 'Bonjour {firstName},',
  subject: 'Nous avons reçu votre candidature pour le poste {job} chez {company}',
  preview: 'Vos réponses et votre CV sont bien arrivés.',
  arrived:
    'Merci du temps que vous y avez consacré. Vos réponses et votre CV pour le poste {job} sont bien arrivés chez {company}.',
  next: 'Un programme informatique les prépare, puis une personne les lit et décide. Vous n’avez rien à faire pour le moment{promise, select, hours { ; une réponse prend en général 24 à 48 heures ouvrées} days { ; une réponse prend en général 3 jours ouvrés} week { ; une réponse prend en général une semaine} other {}}.',
})

const german = translateTexts(english, 'de', {
  greeting: 'Guten Tag {firstName},',
  subject: 'Ihre Bewerbung für die Stelle {job} bei {company} ist eingegangen',
  preview: 'Ihre Antworten und Ihr Lebenslauf sind angekommen.',
  arrived:
    'vielen Dank, dass Sie sich die Zeit genommen haben. Ihre Antworten und Ihr Lebenslauf für die Stelle {job} sind bei {company} angekommen.',
  next: 'Ein Computerprogramm bereitet sie auf, dann liest sie ein Mensch und entscheidet. Sie müssen jetzt nichts tun{promise, select, hours {; eine Antwort dauert meist 24 bis 48 Geschäftsstunden} days {; eine Antwort dauert meist 3 Werktage} week {; eine Antwort dauert meist eine Woche} other {}}.',
})

const spanish = translateTexts(english, 'es', {
  greeting: 'Hola, {firstName}:',
  subject: 'Hemos recibido su candidatura para el puesto {job} en {company}',
  preview: 'Sus respuestas y su CV han llegado.',
  arrived:
    'Gracias por el tiempo que le ha dedicado. Sus respuestas y su CV para el puesto {job} han llegado a {company}.',
  next: 'Un programa informático los prepara y después una persona los lee y decide. Por ahora no tiene que hacer nada{promise, select, hours {; una respuesta suele tardar de 24 a 48 horas laborables} days {; una respuesta suele tardar 3 días laborables} week {; una respuesta suele tardar una semana} other {}}.',
})

const translations = { en: undefined, fr: french, de: german, es: spanish }

export const interviewMailTexts = (language: Language) => translatorOf(english, translations[language])
