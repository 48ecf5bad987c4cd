import { translateTexts } from '#contract/texts/define-texts.ts'
import { demoInterviewTexts } from './interview-texts.ts'

const interview = translateTexts(demoInterviewTexts, 'fr', {
  title: 'Essayez l’entretien',
  lead: 'Répondez à trois questions comme le ferait une candidate ou un candidat, puis lisez vos propres notes et les mots sur lesquels elles s’appuient. Comptez cinq minutes.',
  privacy:
    'Vos réponses sont notées aussitôt et ne sont jamais enregistrées. Elles disparaissent quand vous fermez cette page.',
  language: 'Langue de l’entretien',
  start: 'Commencer',
  about:
    'Le poste : {title}. Racontez quelque chose qui vous est vraiment arrivé ; quelques phrases suffisent.',
  interviewer: 'Entretien',
  you: 'Vous',
  answer: 'Votre réponse',
  placeholder: 'Que s’est-il passé, qu’avez-vous fait, qu’en est-il résulté ?',
  progress: 'Question {number} sur 3',
  send: 'Envoyer la réponse',
  keys: 'Entrée envoie, Maj et Entrée vont à la ligne',
  scoring: 'Vos réponses sont en cours de notation…',
  failed: 'Vos réponses n’ont pas pu être notées.',
  retry: 'Réessayer',
  again: 'Recommencer',
  result: 'Vos notes',
  resultLead:
    'Trois réponses sans CV, c’est moins qu’une vraie candidature : certains critères manquent d’éléments. L’employeur lit ces notes à côté de vos réponses ; une personne décide.',
  resultLow:
    'Pour obtenir de meilleures notes, il faut plus d’éléments : ce qui s’est passé, ce que vous avez fait vous-même, ce qui en a résulté. Recommencez et voyez ce qui change.',
  next: 'Recrutez ainsi',
  nextText:
    'Publiez votre propre offre : ses questions sont écrites pour elle, et chaque candidature reçoit des notes comme celles-ci.',
  signUp: 'Commencer maintenant',
  demo: 'Visiter l’entreprise de démonstration',
  off: 'Il n’y a pas de démonstration sur cette installation.',
})

export const translations = [interview]
