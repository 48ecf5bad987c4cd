import { translateTexts } from '#contract/texts/define-texts.ts'
import { transcriptTexts } from './transcript-texts.ts'

const transcript = translateTexts(transcriptTexts, 'fr', {
  title: 'Entretien du candidat',
  back: 'Retour au tableau de bord',
  completed: 'Terminé le {at, date, ::dMMMy}',
  scores: 'Notes et justifications',
  choose: 'Choisir un candidat',
  print: 'Imprimer',
  loading: 'Chargement...',
  fetching: 'Chargement de l’entretien en cours',
  error: 'Erreur',
  failed: 'Une erreur s’est produite pendant le chargement ({status})',
  missingId: 'Identifiant du candidat manquant',
  restricted: 'Accès restreint',
  upgrade: 'Changer de formule',
  none: 'Aucune réponse disponible',
  noneMore: 'Les questions de présélection n’ont pas encore de réponse.',
  automated: 'Entretien automatisé',
  exchanges: '{count, plural, one {# échange} other {# échanges}}',
  conversation: 'Transcription de l’entretien',
  assistant: 'Assistant RH',
  followUp: 'Assistant RH : question de relance',
  candidate: 'Candidat',
  notAnswered: 'Sans réponse. Les questions de relance peuvent être passées.',
  toScore: 'Afficher les notes qui citent ce passage',
  end: 'Fin de l’entretien automatisé',
})

export const translations = [transcript]
