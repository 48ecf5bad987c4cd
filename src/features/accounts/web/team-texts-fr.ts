import { translateTexts } from '#contract/texts/define-texts.ts'
import { inviteTexts, joinTexts, leaveTexts, roleNames, roleTexts, teamTexts } from './team-texts.ts'

const role = translateTexts(roleTexts, 'fr', {
  RECRUITER: 'Publie des offres, lit les entretiens et invite des candidats.',
  VIEWER: 'Lit tout et ne modifie rien.',
  ADMIN: 'Peut tout faire, y compris formules, équipe, profil de l’entreprise et suppression.',
})

const names = translateTexts(roleNames, 'fr', {
  RECRUITER: 'Recruteur',
  VIEWER: 'Lecteur',
  ADMIN: 'Administrateur',
})

const team = translateTexts(teamTexts, 'fr', {
  title: 'Équipe',
  description: 'Les membres du compte de votre entreprise, et ce que chacun peut faire.',
  readsOnly: 'Seul un administrateur de votre entreprise peut modifier cela.',
  loading: 'Chargement de l’équipe...',
  loadFailed: 'L’équipe n’a pas pu être chargée.',
  users: 'Membres',
  you: 'Vous',
  joined: 'Membre depuis le {at, date, ::dMMMy}',
  lastSeen: 'Dernière activité le {at, date, ::dMMMyHHmm}',
  notLoggedIn: 'Pas de connexion en cours',
  alone: 'Vous êtes le seul membre. Invitez quelqu’un pour partager le travail.',
  roleOf: 'Rôle de {email}',
  saveRole: 'Enregistrer le rôle',
  savingRole: 'Enregistrement...',
  roleSaved: '{email} a maintenant le rôle {role}.',
  roleFailed: 'Le rôle n’a pas pu être modifié.',
  remove: 'Retirer',
  removeOne: 'Retirer {email}',
  removeTitle: 'Retirer de l’équipe ?',
  removeMore:
    'Cette personne est aussitôt déconnectée partout et ne peut plus ouvrir le compte de votre entreprise. Les offres, les candidats et les entretiens restent tels quels.',
  removeYes: 'Retirer de l’équipe',
  removing: 'Retrait...',
  removed: '{email} ne fait plus partie de votre équipe.',
  removeFailed: 'Cette personne n’a pas pu être retirée.',
  keep: 'Garder',
})

const leave = translateTexts(leaveTexts, 'fr', {
  action: 'Quitter l’équipe',
  lastAdmin:
    'Une entreprise a besoin d’au moins un administrateur. Donnez d’abord ce rôle à quelqu’un d’autre.',
  title: 'Quitter l’équipe ?',
  more: 'Votre propre compte est supprimé et vous êtes déconnecté partout. Les offres et les candidats de votre entreprise restent. Pour revenir, il vous faudra une nouvelle invitation.',
  yes: 'Quitter l’équipe',
  busy: 'Départ...',
  stay: 'Rester',
  done: 'Vous avez quitté l’équipe.',
  failed: 'Vous n’avez pas pu quitter l’équipe.',
})

const invite = translateTexts(inviteTexts, 'fr', {
  title: 'Inviter quelqu’un',
  email: 'E-mail',
  role: 'Rôle',
  meaning: '{role} : {meaning}',
  submit: 'Envoyer l’invitation',
  busy: 'Envoi...',
  failed: 'L’invitation n’a pas pu être envoyée.',
  open: 'Invitations en cours',
  none: 'Aucune invitation en cours. Une invitation est valable {days, number} jours.',
  sent: 'Envoyée le {at, date, ::dMMMy}',
  until: 'Valable jusqu’au {at, date, ::dMMMyHHmm}',
  ended: 'Expirée le {at, date, ::dMMMy} : envoyez-la de nouveau',
  again: 'Renvoyer',
  againTo: 'Renvoyer à {email}',
  cancel: 'Annuler',
  cancelTo: 'Annuler l’invitation de {email}',
  cancelling: 'Annulation...',
  cancelled: 'L’invitation de {email} est annulée.',
  cancelFailed: 'L’invitation n’a pas pu être annulée.',
})

const join = translateTexts(joinTexts, 'fr', {
  title: 'Rejoindre votre équipe',
  loading: 'Ouverture de votre invitation...',
  missing: 'Invitation manquante ou non valide.',
  dead: 'Cette invitation n’est plus valable. Demandez-en une nouvelle.',
  deadMore: 'Elle a été utilisée, annulée ou remplacée, ou elle date de plus d’une semaine.',
  loadFailed: 'Votre invitation n’a pas pu être ouverte.',
  company: 'Entreprise',
  email: 'Votre e-mail',
  role: 'Votre rôle',
  invited: '{company} vous invite dans son équipe. Choisissez un mot de passe pour la rejoindre.',
  otherSession: 'Un autre compte est connecté dans ce navigateur. Rejoindre l’équipe le déconnecte.',
  submit: 'Rejoindre l’équipe',
  busy: 'Un instant...',
  done: 'Bienvenue dans l’équipe ! Vous pouvez maintenant vous connecter.',
  failed: 'Vous n’avez pas pu rejoindre l’équipe. Veuillez réessayer.',
  back: 'Retour à la connexion',
})

export const translations = [role, names, team, leave, invite, join]
