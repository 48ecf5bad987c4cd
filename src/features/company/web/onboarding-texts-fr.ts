import { translateTexts } from '#contract/texts/define-texts.ts'
import { editorTexts, onboardingTexts } from './onboarding-texts.ts'

const onboarding = translateTexts(onboardingTexts, 'fr', {
  title: 'Complétez le profil de votre entreprise',
  description: 'Quatre courtes étapes. Ce profil sert à rédiger vos questions d’entretien.',
  progress: 'Étapes du profil de l’entreprise',
  'step.0': 'Description',
  'step.1': 'Secteur',
  'step.2': 'Taille',
  'step.3': 'Valeurs',
  stepOf: 'Étape {step, number} sur {steps, number}',
  percent: '{percent, number} %',
  'heading.0': 'Que fait votre entreprise ?',
  'heading.1': 'Dans quel secteur travaillez-vous ?',
  'heading.2': 'Combien de personnes travaillent avec vous ?',
  'heading.3': 'Quelles valeurs guident votre entreprise ?',
  fullName: 'Nom complet de l’entreprise (facultatif)',
  fullNameHelp:
    'Montré aux candidats, dans les e-mails et sur les factures. S’il manque, le nom court de votre inscription est utilisé.',
  descriptionLabel: 'Description de l’entreprise',
  descriptionHelp:
    'Décrivez vos produits ou services, vos clients, la façon de travailler de vos équipes et les personnes recherchées. Les candidats le lisent sur votre page.',
  more: 'Veuillez saisir encore au moins {missing, number} caractères',
  characters: '{typed, number} caractères',
  industry: 'Secteur',
  size: 'Taille de l’entreprise',
  employees: '{size} personnes',
  values: 'Valeurs de l’entreprise',
  valuesHelp: 'Choisissez-en entre une et cinq.',
  selected: '{chosen, number}/{max, number} valeurs sélectionnées',
  max: 'Maximum de {max, number} valeurs sélectionnées',
  back: 'Retour',
  next: 'Continuer',
  cancel: 'Annuler',
  finish: 'Terminer',
  busy: 'Un instant...',
  kept: 'Votre saisie est enregistrée au fur et à mesure. Vous pouvez terminer plus tard, sur n’importe quel appareil.',
  replaced: 'Ce profil a été modifié dans une autre fenêtre. Votre version est conservée.',
  loading: 'Chargement du profil de votre entreprise...',
  draftFailed: 'Votre brouillon n’a pas pu être chargé',
  draftFailedMore: 'Rien n’est perdu. Vérifiez votre connexion et réessayez.',
  done: 'Profil enregistré !',
  doneMore: 'Place à vos offres d’emploi.',
  failed: 'L’enregistrement a échoué. Veuillez réessayer.',
})

const editor = translateTexts(editorTexts, 'fr', {
  title: 'Modifier le profil de l’entreprise',
  description: 'Les nouveaux entretiens utilisent ce profil, et les candidats le lisent sur votre page.',
  loading: 'Chargement du profil de votre entreprise...',
  save: 'Enregistrer les modifications',
  busy: 'Enregistrement...',
  unsaved: 'Vos modifications ne sont pas encore enregistrées.',
  loadFailed: 'Le profil de votre entreprise n’a pas pu être chargé',
  back: 'Retour au compte',
  askAdmin: 'Demandez à un administrateur de faire les modifications.',
  waitForAdmin:
    'Vous pourrez utiliser l’application dès qu’un administrateur aura complété le profil de l’entreprise.',
})

export const translations = [onboarding, editor]
