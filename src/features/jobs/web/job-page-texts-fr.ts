import { translateTexts } from '#contract/texts/define-texts.ts'
import { jobPageTexts, settingsTabTexts, shareTabTexts } from './job-page-texts.ts'

const jobPage = translateTexts(jobPageTexts, 'fr', {
  tabs: 'Parties de cette offre',
  'tab.candidates': 'Candidatures',
  'tab.questions': 'Questions',
  'tab.reports': 'Rapports',
  'tab.share': 'Partager',
  'tab.settings': 'Paramètres',
  back: 'Offres d’emploi',
  title: 'Offre d’emploi',
  loading: 'Chargement de l’offre…',
  loadFailed: 'L’offre n’a pas pu être chargée',
  gone: 'Cette offre d’emploi n’existe pas.',
  goneText: 'L’adresse est peut-être fausse, ou l’offre appartient à une autre entreprise.',
  seats:
    '{count, plural, one {# candidature} other {# candidatures}} · {max, plural, one {# place} other {# places}}',
  copyLink: 'Copier le lien d’entretien',
  copied: 'Lien copié !',
  copyByHand: 'Copiez ce lien :',
  preparing: 'Préparation de l’entretien…',
  closed: 'Cette offre est fermée : elle ne prend plus de candidatures.',
  reopen: 'Rouvrir l’offre',
})

const shareTab = translateTexts(shareTabTexts, 'fr', {
  linkTitle: 'Lien d’entretien',
  linkText: 'Toute personne qui a le lien peut lire l’offre et postuler.',
  textsTitle: 'Textes à partager',
  textsText: 'Dans la langue de l’entretien. Vous pouvez les modifier après les avoir copiés.',
  post: 'Publication pour les réseaux sociaux',
  message: 'Message à une personne',
  copy: 'Copier le texte',
  copied: 'Texte copié !',
  copyByHand: 'Copiez ce texte :',
})

const settings = translateTexts(settingsTabTexts, 'fr', {
  offer: 'Offre d’emploi',
  offerText: 'Ce que l’on lit avant de postuler.',
  edit: 'Modifier l’offre',
  'offer.title': 'Titre',
  'offer.location': 'Lieu',
  'offer.type': 'Type de poste',
  'offer.salary': 'Salaire',
  'offer.language': 'Langue de l’entretien',
  'offer.created': 'Créée',
  'offer.createdAt': '{at, date, ::dMMMy}',
  review: 'Entretien et évaluation',
  reviewText: 'Comment se déroule l’entretien de cette offre, et comment les candidatures sont évaluées.',
  loading: 'Chargement des paramètres…',
  loadFailed: 'Les paramètres n’ont pas pu être chargés',
  distance: 'Distance maximale en km',
  distanceHint:
    'Les candidats qui habitent plus loin attendent d’abord votre décision. Un changement vaut pour les nouvelles inscriptions.',
  distanceAnywhere: 'Toutes les villes conviennent : le poste est à distance.',
  blind: 'Évaluation anonyme',
  blindHint:
    'Noms, adresses e-mail, téléphones, villes et noms de fichiers sont cachés jusqu’à votre décision.',
  linkReminder: 'Rappel de l’entretien',
  linkReminderHint:
    'Qui n’a pas terminé reçoit un e-mail avant l’expiration de son lien, sauf si toutes les places sont prises.',
  followUps: 'Questions de relance',
  followUpsHint:
    'Quand une réponse est courte ou laisse de côté ce qui était demandé, l’entretien pose une brève question de relance, trois au plus par entretien. On peut les passer. Les mêmes règles valent pour tous.',
  followUpsLocked: 'Un candidat a déjà commencé l’entretien : ce réglage reste le même pour tous.',
  reasons: 'Motifs de refus',
  reasonsHint: 'Un par ligne, {max, number} au plus. Vous y choisirez en refusant une candidature.',
  save: 'Enregistrer les paramètres',
  saving: 'Enregistrement…',
  saved: 'Paramètres enregistrés.',
  viewer: 'Votre rôle est Lecteur : vous pouvez lire ces paramètres.',
  revealTitle: 'Arrêter l’évaluation anonyme ?',
  revealText:
    'Les noms de ceux qui attendent une décision deviennent visibles pour votre équipe. Le motif est gardé avec votre nom.',
  revealReason: 'Motif',
  revealReasonMissing: 'Veuillez indiquer un motif.',
  revealKeep: 'Garder les noms cachés',
  reveal: 'Afficher les noms',
  close: 'Fermer l’offre',
  closeTitle: 'Fermer cette offre d’emploi',
  closeText:
    'Personne ne peut plus postuler ; ceux qui ont commencé peuvent finir. Vous pouvez la rouvrir à tout moment.',
  reopen: 'Rouvrir l’offre',
  reopenTitle: 'Cette offre est fermée',
  reopenText: 'Rouvrir est gratuit : le lien prend de nouveau des candidatures.',
})

export const translations = [jobPage, shareTab, settings]
