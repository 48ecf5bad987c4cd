import { translateTexts } from '#contract/texts/define-texts.ts'
import { contactTexts, identityTexts, promiseTexts, retentionTexts, savingTexts } from './texts.ts'

const saving = translateTexts(savingTexts, 'fr', {
  adminOnly: 'Seul un administrateur de votre entreprise peut modifier cela.',
  saved: 'Vos modifications sont enregistrées.',
  failed: 'Vos modifications n’ont pas pu être enregistrées.',
  unreachable: 'Une erreur s’est produite. Veuillez réessayer plus tard.',
})

const contact = translateTexts(contactTexts, 'fr', {
  title: 'Informations personnelles',
  description: 'Votre identifiant et les coordonnées de votre entreprise.',
  userName: 'Nom d’utilisateur',
  name: 'Nom court',
  nameHint: '3 à 15 caractères. Les liens que vous avez partagés restent valables.',
  fullName: 'Nom complet de l’entreprise (facultatif)',
  fullNameHint:
    'Montré aux candidats, dans les e-mails et sur les factures. S’il manque, le nom court est utilisé.',
  phone: 'Téléphone',
  phoneHint: '8 chiffres',
  address: 'Adresse',
  city: 'Ville',
  edit: 'Modifier',
  submit: 'Enregistrer',
  busy: 'Enregistrement...',
  cancel: 'Annuler',
})

const identity = translateTexts(identityTexts, 'fr', {
  title: 'Identité de l’entreprise',
  description: 'Ce profil sert à rédiger les questions d’entretien. Les candidats le lisent sur votre page.',
  name: 'Nom de l’entreprise',
  industry: 'Secteur',
  about: 'Description',
  size: 'Taille de l’entreprise',
  values: 'Valeurs de l’entreprise',
  edit: 'Modifier le profil de l’entreprise',
  fill: 'Compléter le profil de l’entreprise',
  none: 'Votre entreprise n’a pas encore de profil.',
  noneMore: 'Quatre courtes étapes suffisent. Il sert ensuite à rédiger vos entretiens.',
})

const retention = translateTexts(retentionTexts, 'fr', {
  title: 'Durée de conservation des données des candidats',
  description:
    'Les candidatures sont effacées automatiquement après cette durée sans activité, avec réponses, CV, notes, rapports et e-mails. Les candidats lisent cette durée avant l’entretien. Personne n’est prévenu par e-mail, et les données effacées ne peuvent pas être récupérées.',
  legend: 'Effacer les candidatures après',
  hint: 'Une durée plus courte s’applique au prochain passage quotidien : les candidatures qui la dépassent sont alors effacées.',
  months: '{months, plural, one {# mois} other {# mois}} sans activité',
  submit: 'Enregistrer la durée',
  busy: 'Enregistrement...',
})

const promise = translateTexts(promiseTexts, 'fr', {
  title: 'Engagement envers les candidats',
  description:
    'Le délai dans lequel les candidats peuvent attendre votre réponse. Ils le lisent en postulant, à la fin de l’entretien et dans nos e-mails.',
  legend: 'Vous répondez sous',
  hours: '24 à 48 heures ouvrées',
  days: '3 jours ouvrés',
  week: 'Une semaine',
  none: 'Pas d’engagement',
  noneHint: 'Les candidats ne lisent rien sur le délai de votre réponse.',
  submit: 'Enregistrer l’engagement',
  busy: 'Enregistrement...',
})

export const translations = [saving, contact, identity, retention, promise]
