import { translateTexts } from '#contract/texts/define-texts.ts'
import { reportTexts, scaleTexts } from './report-texts.ts'

const report = translateTexts(reportTexts, 'fr', {
  title: 'Rapport sur {name}',
  subject: 'Rapport sur {name} pour le poste {job}',
  kind: 'Rapport sur une candidature',
  forJob: '{job}, {location}',
  applied: 'Entretien terminé le {day}',
  dated: 'Rapport du {day}',
  blind: 'Évaluation anonyme : l’identité du candidat était masquée quand ce rapport a été établi.',
  foot: 'Confidentiel · {name} · {job} · {code}',
  pageNumber: 'Page # sur ##',
  ofHundred: 'sur 100',
  'band.high': 'Élevée',
  'band.medium': 'Moyenne',
  'band.low': 'Basse',
  noTotal: 'Pas de note globale',
  limited: 'Au plus {limit} : {reason}',
  bands: 'Élevée à partir de 85, moyenne à partir de 70, basse en dessous.',
  advice: 'La note est un conseil. Une personne décide.',
  radarAlt: 'Notes : {scores}',
  radarScore: '{field} {value}',
  none: 'aucune',
  summary: 'Résumé',
  inTheirWords: 'Dans les mots du candidat',
  fromAnswer: 'Réponse {number}',
  strengths: 'Points forts',
  noStrengths: 'Aucune note appuyée par des citations n’atteint 70.',
  gaps: 'Lacunes',
  noGaps: 'Toutes les exigences ont été trouvées et aucune note n’est inférieure à 50.',
  scored: '{field}, {value} sur 100 : {reason}',
  notFound: 'Recherché mais non trouvé dans le CV et les réponses : {names}.',
  notFoundMore:
    'Recherché mais non trouvé dans le CV et les réponses : {names} et {count, plural, one {# autre} other {# autres}}.',
  questionsToAsk: 'Questions à poser de vive voix',
  scores: 'Les notes et leurs échelles',
  scoresAbout:
    'Chaque note a une échelle de 0 à 100 avec cinq niveaux décrits ; une note entre deux niveaux tient un peu des deux. Le pourcentage est son poids dans la note globale.',
  weight: '{percent} % de la note globale',
  notWeighted: 'hors de la note globale',
  notRequired: 'Non exigé',
  notEnough: 'Preuves insuffisantes',
  barAlt: '{field} : {value} sur 100',
  barNone: '{field} : sans note',
  scale: '0 : {zero} · 25 : {first} · 50 : {second} · 75 : {third} · 100 : {top}',
  caps: 'Limites de la note globale',
  noCaps: 'Aucune limite ne s’applique à la note globale.',
  answers: 'Questions et citations',
  answersAbout:
    'Les passages qui comptent pour une note, à la lettre près. L’entretien entier peut être lu dans l’application.',
  question: '{number}. {text}',
  answerScore:
    '{value, select, none {Réponse sans note} other {Note de la réponse : {value} sur 100}} : {reason}',
  followUp: 'Question de relance : {text}',
  followUpSkipped: 'Aucune réponse ajoutée. Les questions de relance sont facultatives.',
  notAnswered: 'Aucune réponse n’a été donnée.',
  noQuote: 'Aucun passage de cette réponse ne compte pour une note.',
  countsFor: 'Compte pour {fields}',
  requirements: 'Exigences du poste',
  requirementsAbout:
    'Ce que le CV ou une réponse dit de chaque exigence. Les mots sont cités, non confirmés.',
  requirement: 'Exigence',
  found: 'Trouvé',
  source: 'Où',
  'source.cv': 'CV',
  'source.answer': 'Réponse',
  nothingFound: 'Recherché mais non trouvé',
  moreRequirements: 'et {count, plural, one {# autre} other {# autres}}',
  toCheck: 'À vérifier par une personne',
  instruction: 'Ce texte ressemble à des instructions à l’IA. Il a été ignoré pour la notation.',
  hiddenText: 'Texte caché dans le CV ({where}). Il a été exclu de la notation.',
  aiText:
    'Texte écrit par une IA : {band, select, none {aucun signe} some {quelques signes} other {signes nets}}',
  aiNote: '{percentage} sur 100. C’est une estimation, non une preuve, et elle ne change jamais la note.',
  aiUnknown: 'Le texte est trop court pour une estimation. L’estimation ne change jamais la note.',
  aiTitle: 'Texte écrit par une IA',
  isNot: 'Ce que la note n’est pas',
  'isNot.decision': 'Ce n’est pas une décision. Une personne décide de chaque candidature.',
  'isNot.person':
    'Ce n’est pas un jugement sur une personne. Elle décrit ce qui a été trouvé dans les réponses et le CV, et ce qui y a été recherché sans être trouvé.',
  'isNot.truth':
    'Ce n’est pas une vérification des faits. Personne n’a confirmé que ce qui est écrit est vrai : posez des questions et vérifiez les références.',
  'isNot.background':
    'Elle ne porte pas sur les origines. Nom, coordonnées, genre, âge, nationalité, religion et situation familiale sont retirés avant la notation.',
  'isNot.exact': 'Elle n’est pas exacte. Un écart de quelques points entre deux candidats dit peu.',
  method: 'Méthode',
  'method.same': 'Tous les candidats de cette offre reçoivent les mêmes questions.',
  'method.quotes':
    'Une note s’appuie sur les mots du candidat. Chaque citation est comparée lettre par lettre à la réponse ou au CV ; sans citation, pas de points.',
  'method.total':
    'La note globale est la moyenne pondérée des notes, calculée par un programme, avec les limites ci-dessus. Le même contenu reçoit la même note.',
  'method.ledger':
    'Chaque évaluation est conservée dans un registre qui ne peut pas être modifié, avec les versions ci-dessous.',
  fellBack: 'Le moteur intégré a noté cet entretien à la place d’un modèle de langage : {reason}',
  engine:
    '{engine, select, builtin {Moteur intégré} other {Modèle de langage {model} ({provider})}}, version {version}',
  rubric: 'Grille {version}',
  prompts: 'Consignes {versions}',
  assessed: 'Évalué le {day}',
  check: 'Vérifier ce rapport',
  checkAbout:
    'À l’adresse {address}, ce code confirme que le rapport y a été établi : date, entreprise, offre, version, et empreinte (SHA-256) du fichier.',
  codeAlt: 'Un code QR qui ouvre {address}',
})

const scales = translateTexts(scaleTexts, 'fr', {
  technicalSkillsMatch:
    'aucune compétence requise trouvée|quelques-unes énumérées|la moitié, ou toutes seulement énumérées|la plupart mises en pratique|toutes mises en pratique, plusieurs expliquées dans les réponses',
  mindsetScore:
    'hors sujet|des avis sans exemple|un exemple, rôle personnel vague ou sans résultat|situation, actions personnelles et résultat|en plus un résultat mesuré, un compromis ou une leçon appliquée',
  cultureFit:
    'contredit une valeur de l’entreprise|répète son nom|un exemple peu étayé|une valeur dans un comportement concret, motivation précise|deux valeurs ou plus, même quand cela coûte',
  communicationSkills:
    'incompréhensible|surtout à côté de la question|compréhensible, délayé|clair, ordonné, complet|bien proportionné, adapté à qui lit',
  potentialScore:
    'aucun|un souhait sans action|un pas d’apprentissage|un apprentissage suivi d’effet, ou des responsabilités croissantes|apprend, applique et partage régulièrement',
  experienceMatch:
    'aucun parcours trouvé|moins d’un tiers des années, ou sans rapport|la moitié, ou un domaine voisin|80 % ou plus, en rapport|toutes les années, dans le même domaine',
  languageMatch:
    'aucune des langues trouvée|notions dans une langue|une langue maîtrisée|langue de l’entretien maîtrisée|toutes à un niveau professionnel',
  seniorityMatch:
    'aucun signe trouvé|trois niveaux en dessous|deux niveaux en dessous|un niveau d’écart|le même niveau, responsabilités montrées',
  educationMatch:
    'rien trouvé|deux niveaux en dessous|un niveau en dessous|le niveau, dans un autre domaine|le niveau, dans un domaine lié',
  note: 'aucune réponse de fond|des avis sans exemple|des exemples peu étayés|des exemples complets|des exemples complets aux résultats mesurés',
})

export const translations = [report, scales]
