import type { Language } from '#contract/languages.ts'
import type { MailContent } from '#platform/mail/mail.ts'

/** What the letters to a candidate name. */
export interface LetterWords {
  firstName: string
  job: string
  company: string
  /** How long the link lives. */
  days: number
}

type Letter = Pick<MailContent, 'subject' | 'preview' | 'greeting' | 'paragraphs' | 'notes'>

export const linkLetters: Record<Language, (words: LetterWords) => Letter & { label: string }> = {
  en: ({ firstName, job, company, days }) => ({
    subject: `Your interview for ${job} at ${company}`,
    preview: 'Your interview is ready: take it whenever it suits you.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Thank you for your interest in the position ${job} at ${company}. Your interview is ready: a few written questions, without a time limit, and then your CV (PDF, DOC or DOCX, at most 3 MB and 5 pages).`,
      'Every answer is saved as you send it. You can stop at any time and go on later with the same link, on any device.',
    ],
    label: 'Start the interview',
    notes: [
      `This private link is for you alone and works for ${days} days.`,
      'If you did not apply, you can ignore this message.',
    ],
  }),
  fr: ({ firstName, job, company, days }) => ({
    subject: `Votre entretien pour le poste ${job} chez ${company}`,
    preview: 'Votre entretien est prêt : passez-le quand vous voulez.',
    greeting: `Bonjour ${firstName},`,
    paragraphs: [
      `Merci de votre intérêt pour le poste ${job} chez ${company}. Votre entretien est prêt : quelques questions écrites, sans limite de temps, puis votre CV (PDF, DOC ou DOCX, 3 Mo et 5 pages au maximum).`,
      'Chaque réponse est enregistrée dès que vous l’envoyez. Vous pouvez vous arrêter à tout moment et reprendre plus tard avec le même lien, sur n’importe quel appareil.',
    ],
    label: 'Commencer l’entretien',
    notes: [
      `Ce lien privé vous est réservé et fonctionne pendant ${days} jours.`,
      'Si vous n’avez pas postulé, vous pouvez ignorer ce message.',
    ],
  }),
  de: ({ firstName, job, company, days }) => ({
    subject: `Ihr Interview für die Stelle ${job} bei ${company}`,
    preview: 'Ihr Interview ist bereit, wann immer es Ihnen passt.',
    greeting: `Guten Tag ${firstName},`,
    paragraphs: [
      `vielen Dank für Ihr Interesse an der Stelle ${job} bei ${company}. Ihr Interview ist bereit: einige schriftliche Fragen ohne Zeitlimit und danach Ihr Lebenslauf (PDF, DOC oder DOCX, höchstens 3 MB und 5 Seiten).`,
      'Jede Antwort wird gespeichert, sobald Sie sie senden. Sie können jederzeit unterbrechen und später mit demselben Link weitermachen, auf jedem Gerät.',
    ],
    label: 'Interview beginnen',
    notes: [
      `Dieser private Link ist nur für Sie bestimmt und gilt ${days} Tage.`,
      'Falls Sie sich nicht beworben haben, können Sie diese Nachricht ignorieren.',
    ],
  }),
  es: ({ firstName, job, company, days }) => ({
    subject: `Su entrevista para el puesto ${job} en ${company}`,
    preview: 'Su entrevista está lista: hágala cuando le convenga.',
    greeting: `Hola, ${firstName}:`,
    paragraphs: [
      `Gracias por su interés en el puesto ${job} en ${company}. Su entrevista está lista: unas preguntas por escrito, sin límite de tiempo, y después su CV (PDF, DOC o DOCX, 3 MB y 5 páginas como máximo).`,
      'Cada respuesta se guarda en cuanto la envía. Puede parar en cualquier momento y seguir más tarde con el mismo enlace, en cualquier dispositivo.',
    ],
    label: 'Empezar la entrevista',
    notes: [
      `Este enlace privado es solo para usted y funciona durante ${days} días.`,
      'Si no ha solicitado este puesto, puede ignorar este mensaje.',
    ],
  }),
}

export const reviewLetters: Record<Language, (words: LetterWords) => Letter> = {
  en: ({ firstName, job, company }) => ({
    subject: `We received your registration for ${job} at ${company}`,
    preview: 'A person will look at it first.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Thank you for your interest in the position ${job} at ${company}. The city you gave is not near the place of work, or we could not find it. A person at ${company} will therefore look at your registration before the interview.`,
      'Nothing is decided yet. If it goes on, you will get the interview link by e-mail; an answer usually takes 24 to 48 business hours.',
    ],
    notes: ['If you did not apply, you can ignore this message.'],
  }),
  fr: ({ firstName, job, company }) => ({
    subject: `Nous avons reçu votre inscription pour le poste ${job} chez ${company}`,
    preview: 'Une personne va d’abord l’examiner.',
    greeting: `Bonjour ${firstName},`,
    paragraphs: [
      `Merci de votre intérêt pour le poste ${job} chez ${company}. La ville que vous avez indiquée n’est pas proche du lieu de travail, ou nous ne l’avons pas trouvée. Une personne de ${company} va donc examiner votre inscription avant l’entretien.`,
      'Rien n’est encore décidé. Si votre candidature continue, vous recevrez le lien de l’entretien par e-mail ; une réponse prend en général 24 à 48 heures ouvrées.',
    ],
    notes: ['Si vous n’avez pas postulé, vous pouvez ignorer ce message.'],
  }),
  de: ({ firstName, job, company }) => ({
    subject: `Ihre Anmeldung für die Stelle ${job} bei ${company} ist eingegangen`,
    preview: 'Ein Mensch sieht sie sich zuerst an.',
    greeting: `Guten Tag ${firstName},`,
    paragraphs: [
      `vielen Dank für Ihr Interesse an der Stelle ${job} bei ${company}. Die angegebene Stadt liegt nicht in der Nähe des Arbeitsortes, oder wir haben sie nicht gefunden. Deshalb sieht sich ein Mensch bei ${company} Ihre Anmeldung an, bevor es zum Interview kommt.`,
      'Noch ist nichts entschieden. Wenn es weitergeht, erhalten Sie den Link zum Interview per E-Mail; eine Antwort dauert meist 24 bis 48 Geschäftsstunden.',
    ],
    notes: ['Falls Sie sich nicht beworben haben, können Sie diese Nachricht ignorieren.'],
  }),
  es: ({ firstName, job, company }) => ({
    subject: `Hemos recibido su inscripción para el puesto ${job} en ${company}`,
    preview: 'Primero la revisará una persona.',
    greeting: `Hola, ${firstName}:`,
    paragraphs: [
      `Gracias por su interés en el puesto ${job} en ${company}. La ciudad que ha indicado no está cerca del lugar de trabajo, o no la hemos encontrado. Por eso una persona de ${company} revisará su inscripción antes de la entrevista.`,
      'Todavía no hay nada decidido. Si sigue adelante, recibirá el enlace de la entrevista por correo electrónico; una respuesta suele tardar de 24 a 48 horas laborables.',
    ],
    notes: ['Si no ha solicitado este puesto, puede ignorar este mensaje.'],
  }),
}
