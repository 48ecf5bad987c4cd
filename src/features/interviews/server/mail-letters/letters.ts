import type { Language } from '#contract/languages.ts'
import type { MailContent } from '#platform/mail/mail.ts'

interface LetterWords {
  firstName: string
  job: string
  company: string
}

type Letter = Pick<MailContent, 'subject' | 'preview' | 'greeting' | 'paragraphs'>

export const receivedLetters: Record<Language, (words: LetterWords) => Letter> = {
  en: ({ firstName, job, company }) => ({
    subject: `We received your application for ${job} at ${company}`,
    preview: 'Your answers and your CV have arrived.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Thank you for taking the time. Your answers and your CV for the position ${job} have arrived at ${company}.`,
      'They are prepared by a computer program, and a person reads them and decides. You do not have to do anything now; an answer usually takes 24 to 48 business hours.',
    ],
  }),
  fr: ({ firstName, job, company }) => ({
    subject: `Nous avons reçu votre candidature pour le poste ${job} chez ${company}`,
    preview: 'Vos réponses et votre CV sont bien arrivés.',
    greeting: `Bonjour ${firstName},`,
    paragraphs: [
      `Merci du temps que vous y avez consacré. Vos réponses et votre CV pour le poste ${job} sont bien arrivés chez ${company}.`,
      'Un programme informatique les prépare, puis une personne les lit et décide. Vous n’avez rien à faire pour le moment ; une réponse prend en général 24 à 48 heures ouvrées.',
    ],
  }),
  de: ({ firstName, job, company }) => ({
    subject: `Ihre Bewerbung für die Stelle ${job} bei ${company} ist eingegangen`,
    preview: 'Ihre Antworten und Ihr Lebenslauf sind angekommen.',
    greeting: `Guten Tag ${firstName},`,
    paragraphs: [
      `vielen Dank, dass Sie sich die Zeit genommen haben. Ihre Antworten und Ihr Lebenslauf für die Stelle ${job} sind bei ${company} angekommen.`,
      'Ein Computerprogramm bereitet sie auf, dann liest sie ein Mensch und entscheidet. Sie müssen jetzt nichts tun; eine Antwort dauert meist 24 bis 48 Geschäftsstunden.',
    ],
  }),
  es: ({ firstName, job, company }) => ({
    subject: `Hemos recibido su candidatura para el puesto ${job} en ${company}`,
    preview: 'Sus respuestas y su CV han llegado.',
    greeting: `Hola, ${firstName}:`,
    paragraphs: [
      `Gracias por el tiempo que le ha dedicado. Sus respuestas y su CV para el puesto ${job} han llegado a ${company}.`,
      'Un programa informático los prepara y después una persona los lee y decide. Por ahora no tiene que hacer nada; una respuesta suele tardar de 24 a 48 horas laborables.',
    ],
  }),
}
