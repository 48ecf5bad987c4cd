import { translateTexts } from '#contract/texts/define-texts.ts'
import { confidenceTexts } from './assessments.ts'

const confidence = translateTexts(confidenceTexts, 'fr', {
  title: 'Fiabilité : {level, select, high {élevée} medium {moyenne} other {faible}}',
  pleaseRead: 'À lire',
  chipLow: 'Fiabilité faible : à lire',
  titleLow: 'Fiabilité faible. Veuillez lire l’entretien.',
  about: 'La fiabilité dit à quel point on peut s’appuyer sur les notes. Elle n’entre dans aucune note.',
  none: 'Rien n’a été trouvé qui empêche de s’appuyer sur ces notes.',
  summary:
    'La fiabilité de ces notes est {level, select, high {élevée} medium {moyenne} other {faible}}. {reasons}',
  'level.high': 'Élevée',
  'level.medium': 'Moyenne',
  'level.low': 'Faible',
  'reason.answers-unlike-questions':
    'La machine n’a pas pu relier les réponses à leurs questions. Veuillez les lire.',
  'reason.answers-unlike-job': 'La machine n’a pas pu relier les réponses à ce poste. Veuillez les lire.',
  'reason.answers-repeat-questions':
    'Beaucoup de mots des réponses sont ceux de leurs questions. Veuillez les lire.',
  'reason.engines-apart': 'Le modèle de langage et le moteur intégré ont plus de 20 points d’écart.',
  'reason.other-language': 'Au moins un tiers des réponses n’est pas dans la langue de l’entretien.',
  'reason.instructions': 'Les réponses ou le CV contiennent des instructions possibles à l’IA.',
  'reason.most-unjudged': 'La machine n’a guère pu juger la plupart des réponses. Veuillez les lire.',
  'reason.some-unjudged':
    'La machine n’a pas pu juger certaines réponses et les a peu comptées, ou pas du tout. Veuillez les lire.',
  'reason.short-answers':
    'Les réponses sont courtes : la machine avait peu à lire. La brièveté ne coûte aucun point.',
  'reason.few-answers': 'Moins de trois quarts des questions ont une réponse qu’une machine peut lire.',
  'reason.no-cv': 'Aucun CV lisible n’a été trouvé.',
  engines: 'Les deux moteurs',
  enginesAbout: 'Les notes du modèle de langage comptent. Celles du moteur intégré servent à comparer.',
  beside: 'Moteur intégré : {score}',
  field: 'Critère',
  total: 'Total',
  languageModel: 'Modèle de langage',
  builtIn: 'Moteur intégré',
  notScored: 'Sans note',
})

export const translations = [confidence]
