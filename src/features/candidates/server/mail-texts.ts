import type { Language } from '#contract/languages.ts'
import { defineTexts, translateTexts } from '#contract/texts/define-texts.ts'
import { translatorOf } from '#contract/texts/translator.ts'

const english = defineTexts('candidate-mails', {
  greeting: 'Hello {firstName},',
  notYou: 'If you did not apply, you can ignore this message.',
  linkSubject: 'Your interview for {job} at {company}',
  linkPreview: 'Your interview is ready: take it whenever it suits you.',
  linkIntro:
    'Thank you for your interest in the position {job} at {company}. Your interview is ready: a few written questions, without a time limit, and then your CV (PDF, DOC or DOCX, at most 3 MB and 5 pages).',
  linkSaved:
    'Every answer is saved as you send it. You can stop at any time and continue later with the same link, on any device.',
  linkButton: 'Start the interview',
  linkPrivate: 'This private link is for you alone and works for {days, plural, one {# day} other {# days}}.',
  reviewSubject: 'We received your registration for {job} at {company}',
  reviewPreview: 'A person will look at it first.',
  reviewIntro:
    'Thank you for your interest in the position {job} at {company}. The city you gave is not near the place of work, or we could not find it. A person at {company} will therefore look at your registration before the interview.',
  reviewNext:
    'Nothing is decided yet. If your application continues, you will get the interview link by e-mail{promise, select, hours {; an answer usually takes 24 to 48 business hours} days {; an answer usually takes 3 business days} week {; an answer usually takes one week} other {}}.',
})

const french = translateTexts(english, 'fr', {
  greeting: 'Bonjour {firstName},',
  notYou: 'Si vous n’avez pas postulé, vous pouvez ignorer ce message.',
  linkSubject: 'Votre entretien pour le poste {job} chez {company}',
  linkPreview: 'Votre entretien est prêt : passez-le quand vous voulez.',
  linkIntro:
    'Merci de votre intérêt pour le poste {job} chez {company}. Votre entretien est prêt : quelques questions écrites, sans limite de temps, puis votre CV (PDF, DOC ou DOCX, 3 Mo et 5 pages au maximum).',
  linkSaved:
    'Chaque réponse est enregistrée dès que vous l’envoyez. Vous pouvez vous arrêter à tout moment et reprendre plus tard avec le même lien, sur n’importe quel appareil.',
  linkButton: 'Commencer l’entretien',
  linkPrivate:
    'Ce lien privé vous est réservé et fonctionne pendant {days, plural, one {# jour} other {# jours}}.',
  reviewSubject: 'Nous avons reçu votre inscription pour le poste {job} chez {company}',
  reviewPreview: 'Une personne va d’abord l’examiner.',
  reviewIntro:
    'Merci de votre intérêt pour le poste {job} chez {company}. La ville que vous avez indiquée n’est pas proche du lieu de travail, ou nous ne l’avons pas trouvée. Une personne de {company} va donc examiner votre inscription avant l’entretien.',
  reviewNext:
    'Rien n’est encore décidé. Si votre candidature continue, vous recevrez le lien de l’entretien par e-mail{promise, select, hours { ; une réponse prend en général 24 à 48 heures ouvrées} days { ; une réponse prend en général 3 jours ouvrés} week { ; une réponse prend en général une semaine} other {}}.',
})

const german = translateTexts(english, 'de', {
  greeting: 'Guten Tag {firstName},',
  notYou: 'Falls Sie sich nicht beworben haben, können Sie diese Nachricht ignorieren.',
  linkSubject: 'Ihr Interview für die Stelle {job} bei {company}',
  linkPreview: 'Ihr Interview ist bereit, wann immer es Ihnen passt.',
  linkIntro:
    'vielen Dank für Ihr Interesse an der Stelle {job} bei {company}. Ihr Interview ist bereit: einige schriftliche Fragen ohne Zeitlimit und danach Ihr Lebenslauf (PDF, DOC oder DOCX, höchstens 3 MB und 5 Seiten).',
  linkSaved:
    'Jede Antwort wird gespeichert, sobald Sie sie senden. Sie können jederzeit unterbrechen und später mit demselben Link weitermachen, auf jedem Gerät.',
  linkButton: 'Interview beginnen',
  linkPrivate:
    'Dieser private Link ist nur für Sie bestimmt und gilt {days, plural, one {# Tag} other {# Tage}}.',
  reviewSubject: 'Ihre Anmeldung für die Stelle {job} bei {company} ist eingegangen',
  reviewPreview: 'Ein Mensch sieht sie sich zuerst an.',
  reviewIntro:
    'vielen Dank für Ihr Interesse an der Stelle {job} bei {company}. Die angegebene Stadt liegt nicht in der Nähe des Arbeitsortes, oder wir haben sie nicht gefunden. Deshalb sieht sich ein Mensch bei {company} Ihre Anmeldung an, bevor es zum Interview kommt.',
  reviewNext:
    'Noch ist nichts entschieden. Wenn es weitergeht, erhalten Sie den Link zum Interview per E-Mail{promise, select, hours {; eine Antwort dauert meist 24 bis 48 Geschäftsstunden} days {; eine Antwort dauert meist 3 Werktage} week {; eine Antwort dauert meist eine Woche} other {}}.',
})

const spanish = translateTexts(english, 'es', {
  greeting: 'Hola, {firstName}:',
  notYou: 'Si no ha solicitado este puesto, puede ignorar este mensaje.',
  linkSubject: 'Su entrevista para el puesto {job} en {company}',
  linkPreview: 'Su entrevista está lista: hágala cuando le convenga.',
  linkIntro:
    'Gracias por su interés en el puesto {job} en {company}. Su entrevista está lista: unas preguntas por escrito, sin límite de tiempo, y después su CV (PDF, DOC o DOCX, 3 MB y 5 páginas como máximo).',
  linkSaved:
    'Cada respuesta se guarda en cuanto la envía. Puede parar en cualquier momento y seguir más tarde con el mismo enlace, en cualquier dispositivo.',
  linkButton: 'Empezar la entrevista',
  linkPrivate:
    'Este enlace privado es solo para usted y funciona durante {days, plural, one {# día} other {# días}}.',
  reviewSubject: 'Hemos recibido su inscripción para el puesto {job} en {company}',
  reviewPreview: 'Primero la revisará una persona.',
  reviewIntro:
    'Gracias por su interés en el puesto {job} en {company}. La ciudad que ha indicado no está cerca del lugar de trabajo, o no la hemos encontrado. Por eso una persona de {company} revisará su inscripción antes de la entrevista.',
  reviewNext:
    'Todavía no hay nada decidido. Si sigue adelante, recibirá el enlace de la entrevista por correo electrónico{promise, select, hours {; una respuesta suele tardar de 24 a 48 horas laborables} days {; una respuesta suele tardar 3 días laborables} week {; una respuesta suele tardar una semana} other {}}.',
})

const translations = { en: undefined, fr: french, de: german, es: spanish }

export const candidateMailTexts = (language: Language) => translatorOf(english, translations[language])
