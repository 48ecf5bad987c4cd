import { translateTexts } from '#contract/texts/define-texts.ts'
import { uiTextsFrench } from '#ui/texts/ui-texts-fr.ts'
import { aboutTexts } from './about-texts.ts'

const about = translateTexts(aboutTexts, 'fr', {
  tabTitle: 'À propos',
  title: 'Nous cherchons des personnes, pas des mots-clés',
  lead: 'Un CV dit où quelqu’un est passé. Il dit peu de sa façon de penser, de ce qu’il fait quand les choses tournent mal, de ce qui compte pour lui. Nous construisons un recrutement qui pose la question.',
  storyTitle: 'Pourquoi nous faisons cela',
  'story.1':
    'Les petites équipes recrutent avec peu de temps : une pile de CV, quelques appels, une impression. De bonnes personnes sont écartées parce que la pile était haute, ou que leur CV était sobre.',
  'story.2':
    'Chaque candidature devrait recevoir les mêmes questions et être lue avec le même soin. Et les employeurs devraient voir la raison de chaque note, dans les mots de la personne, pour que la décision reste la leur.',
  'story.3': 'Nous commençons en Tunisie et comptons aller plus loin.',
  missionTitle: 'Notre mission',
  mission:
    'Aider les entreprises à recruter pour l’état d’esprit, la motivation et l’entente autant que pour les compétences, avec des notes que chacun peut vérifier.',
  visionTitle: 'Notre vision',
  vision: 'Un monde du travail où ce que vous pouvez devenir compte autant que ce que vous avez été.',
  valuesTitle: 'Nos valeurs',
  valuesLead: 'Trois mots guident le produit, et nous avec.',
  'authenticity.title': 'Authenticité',
  'authenticity.text':
    'Nous montrons ce qui est là. Sans citation, pas de points ; et quand nous ne savons pas, nous le disons.',
  'grit.title': 'Ténacité',
  'grit.text':
    'Nous restons sur les problèmes difficiles jusqu’à ce qu’ils soient simples pour ceux qui utilisent ce que nous faisons.',
  'innovation.title': 'Innovation',
  'innovation.text':
    'Nous utilisons de nouveaux outils là où ils rendent le recrutement plus juste, et laissons la décision à une personne.',
  closingTitle: 'Voyez-le avec votre propre offre d’emploi',
  closingText: 'Créez le profil de votre entreprise, ou écrivez-nous d’abord. Les deux nous vont.',
  start: 'Commencer',
  contact: 'Nous écrire',
})

export const translations = [about, uiTextsFrench]
