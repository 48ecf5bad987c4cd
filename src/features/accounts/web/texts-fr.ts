import { translateTexts } from '#contract/texts/define-texts.ts'
import { forgotTexts, loginTexts, newPasswordTexts, resetTexts, signUpTexts, verifyTexts } from './texts.ts'

const signUp = translateTexts(signUpTexts, 'fr', {
  title: 'Créer un compte',
  description: 'Quelques informations sur votre entreprise pour publier votre première offre.',
  name: 'Nom de l’entreprise',
  nameHint: '3 à 15 caractères : un nom court ; le nom complet vient ensuite',
  email: 'E-mail',
  phone: 'Téléphone',
  phoneHint: '8 chiffres',
  address: 'Adresse',
  city: 'Ville',
  password: 'Mot de passe',
  passwordHint: 'Le mot de passe doit contenir au moins 8 caractères',
  submit: 'S’inscrire',
  busy: 'Inscription...',
  done: 'Inscription réussie !',
  doneMore:
    'Nous vous avons envoyé un e-mail. Ouvrez son lien pour vérifier votre adresse, puis connectez-vous.',
  unavailable: 'Le service d’inscription est indisponible',
  failed: 'L’inscription a échoué',
  unreachable: 'Erreur de réseau ou erreur inconnue',
  broken: 'Une erreur s’est produite pendant l’inscription. Veuillez réessayer.',
  question: 'Vous avez déjà un compte ?',
  other: 'Se connecter',
  home: 'Retour à l’accueil',
})

const login = translateTexts(loginTexts, 'fr', {
  title: 'Bienvenue',
  description: 'Connectez-vous au compte de votre entreprise.',
  email: 'E-mail',
  password: 'Mot de passe',
  forgot: 'Mot de passe oublié ?',
  submit: 'Se connecter',
  busy: 'Connexion...',
  done: 'Connexion réussie',
  failed: 'La connexion a échoué',
  noToken: 'Réponse du serveur non valide (pas d’accessToken)',
  broken: 'Une erreur s’est produite pendant la connexion. Veuillez réessayer.',
  question: 'Première visite ?',
  other: 'Créer un compte',
  home: 'Retour à l’accueil',
  checkInbox: 'Consultez votre messagerie',
  checkInboxMore:
    'Nous vous avons envoyé un e-mail. Ouvrez son lien pour vérifier votre adresse, puis connectez-vous ici.',
  bannedMore: 'Si vous pensez qu’il s’agit d’une erreur, écrivez-nous :',
  resend: 'Renvoyer l’e-mail',
  resending: 'Envoi...',
  resendFailed: 'L’e-mail n’a pas pu être envoyé. Veuillez réessayer plus tard.',
})

const verify = translateTexts(verifyTexts, 'fr', {
  title: 'Vérification de l’e-mail',
  working: 'Vérification de votre e-mail…',
  verified: 'Votre e-mail est vérifié.',
  verifiedMore: 'Vous pouvez maintenant vous connecter. Nous vous y conduisons dans un instant.',
  changed: 'Votre nouvel e-mail est confirmé.',
  changedMore: 'Connectez-vous désormais avec lui. Vous avez été déconnecté de tous les appareils.',
  logIn: 'Se connecter',
  settings: 'Aller à votre compte',
  again: 'Réessayer',
  missing: 'Le lien de vérification est incomplet.',
  dead: 'Ce lien de vérification n’est pas valide ou a expiré.',
  deadMore:
    'Connectez-vous avec votre e-mail et votre mot de passe : nous pourrons vous envoyer un nouveau lien.',
  deadChange: 'Demandez de nouveau la modification dans votre compte : nous enverrons un nouveau lien.',
  already: 'Cet e-mail est déjà vérifié.',
  alreadyMore: 'Il n’y a plus rien à faire : connectez-vous comme d’habitude.',
  failed: 'Erreur pendant la vérification de l’e-mail.',
  back: 'Retour à la connexion',
})

const forgot = translateTexts(forgotTexts, 'fr', {
  title: 'Mot de passe oublié ?',
  description: 'Saisissez votre adresse e-mail : nous vous enverrons un lien pour en choisir un nouveau.',
  email: 'E-mail',
  submit: 'Envoyer le lien',
  busy: 'Envoi...',
  done: 'Consultez votre messagerie',
  doneMore:
    'S’il existe un compte pour {email}, un lien pour choisir un nouveau mot de passe est en route. Il est valable une heure.',
  failed: 'L’e-mail n’a pas pu être envoyé. Vérifiez votre adresse e-mail.',
  unreachable: 'Une erreur s’est produite. Veuillez réessayer plus tard.',
  other: 'Utiliser une autre adresse',
  back: 'Retour à la connexion',
})

const newPassword = translateTexts(newPasswordTexts, 'fr', {
  password: 'Nouveau mot de passe',
  hint: 'Au moins 8 caractères',
  confirmation: 'Confirmer le nouveau mot de passe',
  different: 'Les mots de passe ne correspondent pas.',
  yours: 'Votre mot de passe',
})

const reset = translateTexts(resetTexts, 'fr', {
  title: 'Choisir un nouveau mot de passe',
  description: 'Vous serez ensuite déconnecté de tous les appareils.',
  missing: 'Le lien est incomplet ou n’est pas valide.',
  submit: 'Changer le mot de passe',
  busy: 'Modification...',
  done: 'Votre mot de passe a été changé.',
  doneMore: 'Vous pouvez l’utiliser pour vous connecter. Nous vous y conduisons dans un instant.',
  dead: 'Ce lien n’est pas valide ou a expiré. Demandez-en un nouveau.',
  invalid: 'Ce lien n’est pas valide.',
  failed: 'Le mot de passe n’a pas pu être changé.',
  again: 'Demander un nouveau lien',
  logIn: 'Se connecter',
  back: 'Retour à la connexion',
})

export const translations = [signUp, login, verify, forgot, newPassword, reset]
