import { translateTexts } from '#contract/texts/define-texts.ts'
import { teamMailTexts } from './mail-texts.ts'

export const translations = [
  translateTexts(teamMailTexts, 'fr', {
    greeting: 'Bonjour,',
    openCandidate: 'Ouvrir la candidature',
    'invited.subject': 'Vous menez l’entretien avec {candidate}',
    'invited.text':
      'Une personne de votre équipe a invité {candidate} à un entretien pour le poste {job}, et vous y participez.',
    'moved.subject': 'Modifié : entretien avec {candidate}',
    'moved.text': 'L’entretien avec {candidate} pour le poste {job} a changé.',
    'cancelled.subject': 'Annulé : entretien avec {candidate}',
    'cancelled.text': 'L’entretien avec {candidate} pour le poste {job} n’aura pas lieu.',
    'accepted.subject': '{candidate} accepte l’entretien',
    'accepted.text': '{candidate} accepte l’entretien pour le poste {job}.',
    'declined.subject': '{candidate} décline l’entretien',
    'declined.text': '{candidate} décline l’entretien pour le poste {job}.',
    'another-time.subject': '{candidate} demande un autre horaire',
    'another-time.text':
      '{candidate} demande un autre horaire pour l’entretien (poste : {job}). Vous pouvez le changer sur la page Entretiens.',
    'reminder.subject': 'Rappel : entretien avec {candidate}',
    'reminder.text': 'Nous vous rappelons l’entretien avec {candidate} pour le poste {job}.',
    when: 'Date et heure : {date}',
    proposed: 'Horaires proposés :',
    length: 'Durée : {minutes, plural, one {# minute} other {# minutes}}',
    where: 'Lieu : {place}',
    online: 'en ligne',
    join: 'Ouvrir le lien de la réunion',
    wrote: 'Message de {candidate} :',
  }),
]
