import { translateTexts } from '#contract/texts/define-texts.ts'
import { emailTexts, passwordTexts, sessionsTexts } from './settings-texts.ts'

const password = translateTexts(passwordTexts, 'fr', {
  title: 'Mot de passe',
  description: 'Changer de mot de passe vous déconnecte de tous les autres appareils.',
  current: 'Mot de passe actuel',
  submit: 'Changer le mot de passe',
  busy: 'Modification...',
  done: 'Votre mot de passe a été changé.',
  doneMore: 'Vous êtes déconnecté de tous les autres appareils.',
  failed: 'Votre mot de passe n’a pas pu être changé. Veuillez réessayer plus tard.',
})

const email = translateTexts(emailTexts, 'fr', {
  title: 'E-mail',
  description: 'Vous vous connectez avec cette adresse, et nous y envoyons les e-mails.',
  current: 'Adresse actuelle',
  pendingTitle: '{newEmail} n’est pas encore confirmée',
  pending:
    'Nous avons envoyé un lien à cette adresse. Tant que vous ne l’avez pas ouvert, connectez-vous avec {email}. Une nouvelle demande remplace celle-ci.',
  next: 'Nouvel e-mail',
  password: 'Votre mot de passe',
  same: 'C’est déjà votre adresse.',
  submit: 'Envoyer le lien de confirmation',
  busy: 'Envoi...',
  done: 'Nous avons envoyé un lien à la nouvelle adresse.',
  failed: 'Le lien n’a pas pu être envoyé. Veuillez réessayer plus tard.',
})

const sessions = translateTexts(sessionsTexts, 'fr', {
  title: 'Vos appareils connectés',
  description: 'Déconnectez les appareils que vous n’utilisez plus ou ne reconnaissez pas.',
  loading: 'Chargement de vos appareils…',
  loadFailed: 'Vos appareils n’ont pas pu être chargés',
  thisDevice: 'Cet appareil',
  unknownDevice: 'Appareil inconnu',
  activeNow: 'Actif maintenant',
  lastSeen: 'Dernière activité {ago}',
  lastSeenOn: 'Dernière activité le {at, date, ::dMMMy}',
  justNow: 'Dernière activité à l’instant',
  started: 'Connecté le {at, date, ::dMMMy}',
  end: 'Déconnecter',
  endOne: 'Déconnecter {device}',
  ended: '{device} est déconnecté.',
  endOthers: 'Déconnecter tous les autres appareils',
  endedOthers: 'Tous les autres appareils sont déconnectés.',
  onlyThis: 'Vous n’êtes connecté nulle part ailleurs.',
  failed: 'La déconnexion a échoué : l’appareil est peut-être encore connecté. Veuillez réessayer.',
})

export const translations = [password, email, sessions]
