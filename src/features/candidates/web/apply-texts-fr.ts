import { translateTexts } from '#contract/texts/define-texts.ts'
import { offerTextsFrench, publicJobTextsFrench } from '#features/jobs/web/public-job-texts-fr.ts'
import { uiTextsFrench } from '#ui/texts/ui-texts-fr.ts'
import { registrationTexts } from '../contract/registration-texts.ts'
import { applyTexts } from './texts.ts'

const registration = translateTexts(registrationTexts, 'fr', {
  'firstName.missing': 'Le prénom est obligatoire',
  'firstName.wrong': 'Veuillez saisir un prénom valide',
  'lastName.missing': 'Le nom est obligatoire',
  'lastName.wrong': 'Veuillez saisir un nom valide',
  email: 'Adresse e-mail',
  'email.missing': 'L’adresse e-mail est obligatoire',
  'email.wrong': 'Veuillez saisir une adresse e-mail valide',
  'phone.missing': 'Le numéro de téléphone est obligatoire',
  'phone.wrong': 'Veuillez saisir un numéro de téléphone valide (8 chiffres)',
  'city.missing': 'La ville est obligatoire',
  'city.wrong': 'Veuillez saisir une ville valide',
  'registered.PENDING':
    'Inscription réussie\u00a0! Le lien de l’entretien vous attend dans votre boîte e-mail.',
  'registered.UNDER_REVIEW': 'Inscription reçue\u00a0! Nous vous contacterons bientôt.',
  sending: 'Envoi…',
  noScript:
    'Ce formulaire a besoin de JavaScript, qui est désactivé dans votre navigateur. Activez-le ou ouvrez cette page dans un autre navigateur.',
  failed: 'Une erreur est survenue lors de l’inscription',
  noAnswer:
    'Cette offre a expiré ou n’existe pas, ou la connexion a été perdue. Ce que vous avez saisi est toujours là\u00a0: veuillez réessayer.',
  closed: 'Cette offre a expiré ou n’existe pas.',
  busy: 'Trop de demandes viennent de votre réseau. Patientez quelques minutes, puis réessayez. Ce que vous avez saisi est toujours là.',
  proofFailed:
    'Une courte vérification contre les inscriptions automatiques n’a pas abouti. Veuillez réessayer\u00a0; si cela échoue encore, mettez votre navigateur à jour ou utilisez-en un autre.',
  trap: 'Laissez ce champ vide',
  trapFilled:
    'Votre navigateur avait rempli un champ caché. Il est de nouveau vide\u00a0: veuillez renvoyer le formulaire.',
})

const apply = translateTexts(applyTexts, 'fr', {
  title: 'Inscription à l’entretien',
  intro: 'Vous recevrez votre lien d’entretien personnel par e-mail.',
  firstName: 'Prénom',
  lastName: 'Nom',
  phone: 'Numéro de téléphone',
  phoneHint: '8 chiffres, ou un numéro international commençant par +',
  city: 'Ville',
  submit: 'S’inscrire à l’entretien',
  correct: 'Veuillez corriger les erreurs du formulaire',
  sentTitle: 'Consultez vos e-mails',
  sentText: 'Nous avons envoyé un lien d’entretien à',
  'sentSteps.1':
    'Ouvrez le lien quand vous serez au calme. Il fonctionne pendant {days, plural, one {# jour} other {# jours}}.',
  'sentSteps.2': 'Vous pouvez vous arrêter à tout moment et reprendre plus tard, même sur un autre appareil.',
  'sentSteps.3':
    'Pas d’e-mail après quelques minutes\u00a0? Regardez dans vos courriers indésirables, ou inscrivez-vous de nouveau avec la même adresse.',
  reviewTitle: 'Candidature reçue, en cours d’examen',
  reviewText:
    'Le lieu ne convient peut-être pas\u00a0: ce poste est à {location}. Une personne de {company} examinera votre candidature et décidera.',
  reviewWait:
    '{promise, select, hours {Comptez 24 à 48 heures ouvrées pour une réponse. } days {Comptez 3 jours ouvrés pour une réponse. } week {Comptez une semaine pour une réponse. } other {}}Vous n’avez rien d’autre à faire pour le moment.',
  back: 'Retour au formulaire',
  closedTitle: 'Cette offre est clôturée',
  closedText: 'Elle n’accepte plus de candidatures. Jetez un œil aux autres offres.',
  closedAction: 'Voir les offres',
  unknownTitle: 'Cette offre n’est pas ouverte',
  unknownText: 'Cette offre a expiré ou n’existe pas. Le lien est peut-être aussi incomplet.',
  unknownAction: 'Aller à la page d’accueil',
  metaDescription:
    'Postulez en tant que {job} chez {company} à {location}\u00a0: inscrivez-vous et passez un court entretien écrit.',
})

export const translations = [apply, registration, publicJobTextsFrench, offerTextsFrench, uiTextsFrench]
