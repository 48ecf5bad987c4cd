import { translateTexts } from '#contract/texts/define-texts.ts'
import { adverseImpactTexts, jobReportsTexts } from './job-reports-texts.ts'

const jobReports = translateTexts(jobReportsTexts, 'fr', {
  none: 'Les rapports apparaissent avec les premières candidatures',
  noneText:
    'Dès que des candidats se sont inscrits, vous voyez ici jusqu’où ils sont allés, leurs notes, qui a décidé quoi et pourquoi, et si certains groupes réussissent moins bien que d’autres.',
  share: 'Partager cette offre',
  report: 'Rapport sur cette offre',
  reportText:
    'Jusqu’où les candidats sont allés, leurs notes par critère, le temps jusqu’à chaque étape, et qui a été invité, embauché ou refusé, par qui et pourquoi.',
  blind: 'Les candidats en évaluation anonyme y restent anonymes.',
  'format.pdf': 'Rapport (PDF)',
  'format.figures': 'Chiffres (CSV)',
  'format.decisions': 'Décisions (CSV)',
  making: 'Préparation…',
  fileName: 'Rapport',
  failed: 'Le rapport n’a pas pu être téléchargé. Veuillez réessayer.',
  locked: 'Votre formule ne comprend pas les rapports sur les offres.',
  unlockedBy: 'Les rapports sur les offres font partie de la formule {plan}.',
  plans: 'Voir les formules',
})

const adverseImpact = translateTexts(adverseImpactTexts, 'fr', {
  title: 'Effets défavorables',
  description:
    'Si certains groupes de candidats sont invités, ou obtiennent 70 et plus, moins souvent que d’autres. Sont comptées les réponses que les candidats donnent librement sur eux-mêmes après avoir postulé.',
  loading: 'Chargement des chiffres…',
  loadFailed: 'Les chiffres n’ont pas pu être chargés',
  tooFew: 'Trop peu de réponses pour conclure',
  tooFewText:
    'Les candidats sont interrogés après avoir postulé, et répondre est facultatif. Les chiffres apparaissent dès que deux groupes d’au moins cinq personnes peuvent être comparés, pour que nul ne soit reconnaissable.',
  attributeTooFew: 'Trop peu de réponses pour conclure : il faut deux groupes d’au moins cinq personnes.',
  'attribute.gender': 'Genre',
  'attribute.ageGroup': 'Âge',
  'attribute.disability': 'Handicap',
  'gender.woman': 'Femmes',
  'gender.man': 'Hommes',
  'gender.another': 'Autre genre',
  'ageGroup.under-30': 'Moins de 30 ans',
  'ageGroup.30-39': '30 à 39 ans',
  'ageGroup.40-49': '40 à 49 ans',
  'ageGroup.50-or-over': '50 ans et plus',
  'disability.yes': 'Avec un handicap',
  'disability.no': 'Sans handicap',
  group: 'Groupe',
  applicants: 'Candidats',
  selection: 'Invités',
  scoring: 'Note de 70 ou plus',
  ratio: 'Ratio d’impact',
  count: '{count, number} sur {applicants, number}',
  percent: '{share, number, percent}',
  notShown:
    'Non affichés : {groups}, de moins de cinq personnes ou si petits que les autres chiffres permettraient de les calculer.',
  'keptBack.selection':
    'Invités : trop peu pour conclure. Les taux apparaissent dès qu’au moins cinq de ces personnes ont été invitées, et que cinq ne l’ont pas été.',
  'keptBack.scoring':
    'Note de 70 ou plus : trop peu pour conclure. Les taux apparaissent dès qu’au moins cinq de ces personnes l’ont atteinte, et que cinq ne l’ont pas atteinte.',
  belowFourFifths: 'sous les quatre cinquièmes',
  'verdict.selection.flag':
    '{group} : le taux d’invitation vaut {ratio} de celui de {highest}, sous les quatre cinquièmes, et un tel écart serait rarement dû au hasard (p = {p}). Cherchez-en les raisons ; le chiffre seul ne montre pas que quelqu’un a été traité injustement.',
  'verdict.selection.unclear':
    '{group} : le taux d’invitation vaut {ratio} de celui de {highest}, sous les quatre cinquièmes, mais les réponses sont trop peu nombreuses pour dire si c’est plus que le hasard (p = {p}).',
  'verdict.selection.none': 'Invités : aucun groupe n’est sous les quatre cinquièmes du taux le plus haut.',
  'verdict.scoring.flag':
    '{group} : le taux de notes de 70 ou plus vaut {ratio} de celui de {highest}, sous les quatre cinquièmes, et un tel écart serait rarement dû au hasard (p = {p}). Cherchez-en les raisons ; le chiffre seul ne montre pas que quelqu’un a été traité injustement.',
  'verdict.scoring.unclear':
    '{group} : le taux de notes de 70 ou plus vaut {ratio} de celui de {highest}, sous les quatre cinquièmes, mais les réponses sont trop peu nombreuses pour dire si c’est plus que le hasard (p = {p}).',
  'verdict.scoring.none':
    'Note de 70 ou plus : aucun groupe n’est sous les quatre cinquièmes du taux le plus haut.',
  under: 'moins de {value, number}',
  countedAt: 'État au {at, date, ::dMMMy}.',
  how: 'Comment ces chiffres sont établis',
  howVoluntary:
    'Ils comptent les candidats qui ont terminé l’entretien et ont choisi de répondre. Ceux qui n’ont pas répondu peuvent différer.',
  howApart:
    'Les réponses sont conservées à part : personne, vous compris, ne peut voir ce qu’un candidat a répondu. Les groupes de moins de cinq personnes sont écartés, de même que les taux dont moins de cinq personnes font, ou ne font pas, partie.',
  howFives:
    'Les chiffres changent quand au moins cinq réponses ou décisions ont changé : les dernières décisions ne sont peut-être pas encore comptées.',
  howRates:
    '« Invités » compte les candidats invités au moins une fois ; ceux sans décision comptent comme non invités. Un candidat sans note globale compte comme au-dessous de 70.',
  howRatio:
    'Le ratio d’impact compare le taux d’un groupe au taux le plus haut. Au-dessous de 0,80, la règle des quatre cinquièmes invite à regarder de plus près.',
  howTest:
    'p provient du test exact de Fisher, bilatéral, du groupe contre le groupe au taux le plus haut, sans correction pour comparaisons multiples. Au-dessous de 0,05, un écart serait rarement dû au hasard.',
})

export const translations = [jobReports, adverseImpact]
