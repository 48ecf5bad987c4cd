import { translateTexts } from '#contract/texts/define-texts.ts'
import { uiTextsFrench } from '#ui/texts/ui-texts-fr.ts'
import { accessibilityTexts } from './accessibility-texts.ts'

const accessibility = translateTexts(accessibilityTexts, 'fr', {
  tabTitle: 'Accessibilité',
  title: 'Accessibilité',
  lead: 'Tout le monde doit pouvoir postuler et recruter ici : au clavier, avec un lecteur d’écran, en grand texte, sur un petit téléphone.',
  'aim.title': 'Notre but',
  'aim.text':
    'Les pages sont faites pour respecter les règles WCAG 2.2, niveau AA.\nC’est notre propre évaluation ; personne d’extérieur ne l’a vérifiée.',
  'works.title': 'Ce qui fonctionne',
  'works.text':
    'Tout s’atteint et s’utilise au clavier seul, et l’élément actif se voit.\nLes pages ont des titres, des repères et des noms pour les lecteurs d’écran ; les nouveaux messages d’un entretien sont annoncés.\nLe texte s’agrandit à 200 %, et les pages tiennent dans 320 pixels de large sans défilement latéral.\nClair et sombre et mouvements réduits suivent les réglages de votre appareil.\nAvec les couleurs forcées de votre appareil, les boutons, les choix faits et l’élément actif restent visibles.\nLes entretiens n’ont pas de limite de temps, gardent chaque mot au fil de la frappe, et peuvent être interrompus puis repris.\nUne note n’est jamais montrée par la seule couleur : son nombre et un mot l’accompagnent.',
  'tested.title': 'Comment c’est testé',
  'tested.text':
    'À chaque modification, axe cherche sur les pages principales, en français, en anglais et en arabe, ce qui enfreint WCAG 2.2 AA.\nLe parcours des décisions sur les candidatures est suivi au clavier seul dans un vrai navigateur.\nCelui d’une candidature aussi\u00a0: s’inscrire, répondre à chaque question et envoyer un CV\u00a0; ce que reçoit un lecteur d’écran en chemin est comparé à ce qu’il devrait recevoir.\nLes pages sont mesurées de 320 à 1920 pixels, avec un texte à 200 % et avec des couleurs forcées.',
  'limits.title': 'Ce qui fonctionne mal, à notre connaissance',
  'limits.text':
    'Les CV sont montrés tels qu’ils sont envoyés ; un CV numérisé est une image qu’un lecteur d’écran ne lit pas. Ce que la machine y a reconnu est donné en texte à côté.\nNous n’avons pas testé avec tous les lecteurs d’écran, ni avec des personnes qui en dépendent.',
  'help.title': 'Si quelque chose ne fonctionne pas pour vous',
  'help.text':
    'Écrivez-nous ce que vous vouliez faire et ce que vous utilisez. Les candidats peuvent aussi demander à parler à une personne dès la première page de chaque entretien, sans raison et sans désavantage.',
  contact: 'Nous écrire',
})

export const translations = [accessibility, uiTextsFrench]
