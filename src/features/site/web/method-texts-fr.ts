import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as scoreFields } from '#features/scoring/field-texts-fr.ts'
import { uiTextsFrench } from '#ui/texts/ui-texts-fr.ts'
import { benchmark } from './benchmark-texts-fr.ts'
import { methodTexts } from './method-texts.ts'

const method = translateTexts(methodTexts, 'fr', {
  tabTitle: 'Comment les notes sont faites et testées',
  title: 'Comment les notes sont faites, et comment nous les testons',
  lead: 'Ce que dit une note, ce qu’elle ne peut pas dire, et chaque chiffre de notre propre banc d’essai. Les objectifs manqués viennent d’abord.',
  shortTitle: 'En cinq phrases',
  'short.means':
    'Une note dit dans quelle mesure ce que le poste demande a été trouvé dans les réponses et le CV, de 0 à 100.',
  'short.rests': 'Elle cite les mots mêmes du candidat, et c’est une personne qui décide.',
  'short.tested':
    'Nous l’avons testée sur des entretiens inventés en quatre langues, face à {all, number} objectifs fixés avant la mesure\u00a0; {reached, number} ont été atteints.',
  'short.wrong':
    'Elle se trompe encore\u00a0: {count, plural, one {un objectif a été manqué} other {# objectifs ont été manqués}}, et les plus importants suivent.',
  'short.cannot': 'Elle ne sait pas si une histoire est vraie, ni si quelqu’un réussira à ce poste.',
  missedTitle: 'Ses erreurs',
  missedLead: 'Nos résultats. La partie ombrée de chaque barre est l’objectif.',
  atLeast: '{value} (objectif\u00a0: au moins {aim})',
  atMost: '{value} (objectif\u00a0: au plus {aim})',
  percent: '{value, number}\u00a0%',
  allTitle: 'Les {all, number} chiffres',
  missedFigures: 'Objectifs manqués ({count, number})',
  reachedFigures: 'Objectifs atteints ({count, number})',
  'miss.R10': 'Instructions cachées à une IA qui ont été remarquées',
  'miss.B9': 'Le plus grand écart entre les notes d’un même entretien en quatre langues, en points',
  'miss.B3i': 'Réponses gonflées de répétitions ou d’éloges de soi dont le total n’a presque pas bougé',
  'miss.R8': 'Graphies d’un même intitulé reconnues comme le même métier',
  'miss.B3': 'Paires de réponses mises dans le bon ordre, la mieux étayée d’abord',
  'miss.B6': 'Entretiens avec des instructions cachées dont la note est restée la même',
  'miss.R2': 'Réponses authentiques signalées comme venant d’un autre métier',
  'miss.R11': 'Questions écrites qui avaient un défaut, lues une par une',
  'miss.R9': 'Phrases fautives trouvées à côté des notes',
  'miss.R5': 'Le plus grand changement d’une note dû à la seule orthographe ou mise en forme, en points',
  'miss.R6': 'Le plus grand changement d’une note dû à une phrase creuse ajoutée à chaque réponse, en points',
  'miss.B9e': 'Parties d’un récit dites absentes qui l’étaient vraiment',
  'miss.R1': 'Réponses authentiques signalées comme hors sujet',
  'miss.R4': 'Réponses brèves d’experts qui ont été signalées',
  'miss.B13': 'Millisecondes pour le premier candidat',
  meaningTitle: 'Ce que veut dire une note',
  'quote.title': 'Les mots d’abord',
  'quote.text':
    'Chaque note partielle repose sur un passage des réponses ou du CV, vérifié lettre par lettre. Sans passage, pas de points.',
  'total.title': 'Un total que vous pouvez recalculer',
  'total.text':
    'Neuf notes de 0 à 100 sont additionnées selon les poids ci-contre, par du code. Le même entretien obtient le même total.',
  'confidence.title': 'La fiabilité à côté',
  'confidence.text':
    'Quand les réponses sont rares, à côté de la question ou impossibles à juger, la note le dit et demande une lecture.',
  'human.title': 'Une personne décide',
  'human.text':
    'Aucune note n’invite ni ne refuse. Qui décide voit les raisons, et peut être d’un autre avis.',
  weightsTitle: 'Ce qui compte, et combien',
  limitsTitle: 'Ce qu’une note ne peut pas faire',
  'limits.1': 'Elle lit ce qui est écrit. Ce que quelqu’un sait faire sans l’avoir raconté n’y est pas.',
  'limits.2': 'Elle ne sait pas si une histoire est vraie. Posez la question en vous rencontrant.',
  'limits.3':
    'Elle ne dit pas si quelqu’un réussira à ce poste : personne ne l’a encore mesuré avec nos notes.',
  'limits.4':
    'Un texte fluide peut paraître meilleur qu’il n’est, un texte court et vrai moins bon. Une faible fiabilité est une raison de lire.',
  testedTitle: 'Comment cela a été testé',
  'tested.1':
    'Les textes ont été écrits pour cela, en français, anglais, allemand et espagnol, la plupart par une machine : entretiens de personnes inventées, bonnes et mauvaises réponses, ruses, et CV faits de faits connus.',
  'tested.2':
    'Une moitié, mise de côté, a été écrite par quelqu’un qui n’avait pas vu le moteur ; chacune de ses mesures est consignée. Quand les deux moitiés sont montrées, fiez-vous à la « moitié mise de côté ».',
  'tested.3':
    'Des textes de vraies personnes ont servi à une question : si ceux qui écrivent dans une langue seconde sont pris pour des machines.',
  'tested.4': 'Tout est ouvert : npm run eval mesure tout de nouveau, sur votre propre machine.',
  engine: 'Moteur intégré, version {engine}, grille {rubric}',
  measured: 'Ce qui a été mesuré',
  both: '{first}, {second}',
  figure: '{dataset} : {metric}',
  number: '{value, number}',
  reachedFigure: 'Atteint',
  aim: 'Objectif',
  cases: 'Cas',
  casesOf: '{n, plural, one {# cas} other {# cas}}',
  closingTitle: 'Lisez-en une vous-même',
  closingText:
    'Publiez une offre, répondez à son entretien comme le ferait un candidat, et comparez la note à vos propres mots.',
  start: 'Commencer',
})

export const translations = [...scoreFields, method, benchmark, uiTextsFrench]
