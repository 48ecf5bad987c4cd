import { translateTexts } from '#contract/texts/define-texts.ts'
import { cvTexts } from './cv-texts.ts'

const cv = translateTexts(cvTexts, 'fr', {
  title: 'CV',
  loading: 'Chargement du CV…',
  failed: 'Le CV n’a pas pu être chargé.',
  none: 'Pas de CV',
  noneMore: 'Aucun CV n’a été envoyé.',
  hidden: 'Le CV est masqué',
  download: 'Télécharger le CV',
  views: 'Affichages du CV',
  pages: 'Pages',
  text: 'Texte',
  page: 'Page',
  drawing: 'Affichage des pages…',
  notDrawn: 'Les pages de ce fichier n’ont pas pu être affichées. Son texte les remplace.',
  wordFile: 'Ceci est le texte d’un fichier Word. Téléchargez-le pour voir sa mise en page.',
  picture:
    'Ce CV est une image et n’a pas pu être lu par la machine. Aucune note n’en tient compte : veuillez le lire vous-même.',
  scan: 'Ce CV a des pages mais pas de texte, comme un scan ou une photo : la machine n’a pas pu le lire. Aucune note n’en tient compte : veuillez le lire vous-même.',
  pictureNotDrawn: 'Ce navigateur ne peut pas afficher ce type d’image. Téléchargez-la pour la voir.',
  noText:
    'Il n’y a pas de texte de ce fichier : sa lecture est en cours, ou un programme n’a pas pu le lire. Dans ce cas, aucune note n’en tient compte, et le candidat a été prié par e-mail d’en envoyer un autre. Regardez le fichier vous-même.',
})

export const translations = [cv]
