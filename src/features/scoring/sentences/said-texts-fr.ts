import { translateTexts } from '#contract/texts/define-texts.ts'
import { saidTexts } from './said-texts.ts'

export const saidFrench = translateTexts(saidTexts, 'fr', {
  join: '{first} ; {second}',
  asWritten: '{text}',
  named: '{what} : {names}',
  more: '{count, plural, one {# autre} other {# autres}}',
  notFound: 'non trouvé : {names}',
  wouldHelp: 'ce qui aiderait le plus : {what}',
  unscored:
    '{count, plural, one {# réponse sur {all} n’a pas pu être notée} other {# réponses sur {all} n’ont pas pu être notées}}',
  noQuote: 'aucune citation ne l’appuie, donc elle compte pour 0',
  needsCv: 'Aucun CV lisible n’a été trouvé pour établir cette note.',
  fullerExamples: 'des exemples plus complets seraient mieux notés',
  fullerAccounts: 'des récits plus complets seraient mieux notés',

  'field.technicalSkillsMatch': 'Compétences techniques',
  'field.mindsetScore': 'État d’esprit',
  'field.cultureFit': 'Adéquation culturelle',
  'field.communicationSkills': 'Communication',
  'field.potentialScore': 'Potentiel',
  'field.experienceMatch': 'Expérience',
  'field.languageMatch': 'Langues',
  'field.seniorityMatch': 'Séniorité',
  'field.educationMatch': 'Formation',
  'field.note': 'Note moyenne des réponses',

  'notRequired.skills': 'Le poste ne fixe aucune compétence, donc cette note ne compte pas.',
  'notRequired.values': 'Le poste ne fixe aucune valeur d’entreprise, donc cette note ne compte pas.',
  'notRequired.experience': 'Le poste ne fixe aucun minimum d’expérience, donc cette note ne compte pas.',
  'notRequired.languages': 'Le poste ne fixe aucune langue, donc cette note ne compte pas.',
  'notRequired.seniority': 'Le poste ne fixe aucun niveau de séniorité, donc cette note ne compte pas.',
  'notRequired.education': 'Le poste ne fixe aucun niveau d’études, donc cette note ne compte pas.',

  'answer.full': 'Réponse complète',
  'answer.sound': 'Réponse solide',
  'answer.partial': 'Réponse partielle',
  'answer.thin': 'Réponse peu étayée',
  'answer.nothing': 'Presque rien sur quoi s’appuyer',
  answer: '{opening}{elements}{but}{talk}',
  'answer.with': ' avec {elements}',
  'answer.fewWords': ', mais peu de mots de ce métier ou de ce poste',
  'answer.muchTalk': ', à côté de beaucoup de généralités',
  'answer.unjudged': 'La machine n’a pas pu juger cette réponse : veuillez la lire.',
  'answer.hardlyJudged':
    'La machine n’a guère pu juger cette réponse, qui compte donc peu : veuillez la lire.',
  'answer.repeats': 'La réponse ne fait que se répéter ou répéter la question.',
  'answer.empty': 'La question n’a pas reçu de réponse.',
  'answer.one-word': 'La réponse est trop courte pour être notée.',
  'answer.copied': 'La réponse répète la question ou le texte de l’offre.',
  'answer.gibberish': 'La réponse n’est pas un texte lisible.',
  'answer.off-language': 'La réponse n’est pas dans la langue de l’entretien.',
  'answer.asking': 'La réponse pose une question en retour au lieu de répondre.',

  'element.action': 'des actions personnelles',
  'element.result': 'un résultat',
  'element.facts': 'des faits concrets',
  'element.situation': 'la situation',
  'element.reasons': 'des raisons (ou un coût)',
  'element.lesson': 'une leçon',
  'unseen.action': 'des actions personnelles',
  'unseen.result': 'un résultat',
  'unseen.facts': 'des faits concrets (chiffres, noms ou dates)',
  'unseen.situation': 'une situation concrète',
  'unseen.reasons': 'des raisons (ou un coût)',
  'unseen.lesson': 'une leçon',

  'lack.deeds': 'plus de détails sur les actions du candidat',
  'lack.figures': 'plus de chiffres',
  'lack.reasons': 'plus d’explications sur les raisons',
  'lack.trade': 'plus de vocabulaire du métier',
  'lack.offer': 'plus de détails en rapport avec ce poste',
  'lack.talk': 'moins de généralités',
  'lack.examples': 'des exemples plus complets',

  // Assessments by engines before builtin-18 say this.
  'skills.found':
    '{found, plural, one {# compétence requise sur {count} trouvée} other {# compétences requises sur {count} trouvées}} dans le CV ou les réponses',
  'skills.shown':
    '{shown, plural, one {# compétence requise sur {count} reconnue} other {# compétences requises sur {count} reconnues}} dans les réponses',
  'skills.inPost': 'dans le CV seulement : {names}',
  'skills.listed': 'usage non reconnu : {names}',
  'skills.near': 'seulement quelque chose d’approchant : {names}',

  'mindset.average':
    'Comme exemples de comportement personnel, les réponses obtiennent en moyenne {value} sur 100',
  'mindset.notFound': 'élément non trouvé dans {times} réponses sur {all} ({element})',
  'mindset.noExample': 'aucun exemple reconnu pour : {names}',

  'values.clearly': 'Les valeurs de l’entreprise ressortent clairement',
  'values.well': 'Les valeurs de l’entreprise ressortent bien',
  'values.inPart': 'Les valeurs de l’entreprise ressortent en partie',
  'values.aLittle': 'Les valeurs de l’entreprise ressortent un peu',
  'values.hardly': 'Les valeurs de l’entreprise ressortent à peine',
  'values.unscored':
    'Aucune réponse n’a pu être notée, donc aucun exemple net d’une valeur de l’entreprise n’a été trouvé.',
  'values.asWhole': 'Ces points viennent de l’ensemble des réponses',
  'values.noneInThem': 'aucun exemple net d’une valeur de l’entreprise n’y a été trouvé',
  'values.none': 'Aucun exemple net d’une valeur de l’entreprise n’a été trouvé dans les réponses',
  'values.touched': 'seulement effleuré : {names}',
  'values.notFound': 'non trouvé dans les réponses : {names}',
  'values.motivated': 'la motivation est propre à ce poste',
  'values.unmotivated': 'aucune motivation propre à ce poste n’a été trouvée',

  'clear.toThePoint': 'Les réponses sont claires et vont à l’essentiel',
  'clear.clear': 'Les réponses sont claires',
  'clear.mostly': 'Les réponses sont claires dans l’ensemble',
  'clear.little': 'Les réponses disent peu de choses concrètes',
  'clear.hardly': 'Les réponses ne disent presque rien de concret',
  'clear.unscored': 'La clarté n’a pu être notée dans aucune réponse',

  'learning.full': 'Des récits complets de travail personnel témoignent d’un apprentissage',
  'learning.sound': 'Des récits solides de travail personnel témoignent d’un apprentissage',
  'learning.some': 'Des récits de travail personnel témoignent d’un certain apprentissage',
  'learning.little': 'Des récits de travail personnel témoignent de peu d’apprentissage',
  'learning.hardly': 'Presque rien ne témoigne d’un apprentissage',
  'learning.unscored': 'Aucune réponse n’a pu être notée, donc aucun exemple d’apprentissage n’a été trouvé.',
  'learning.lessons':
    '{count, plural, one {# réponse décrit} other {# réponses décrivent}} ce qui a été appris',
  'learning.shared': 'un savoir a été transmis à d’autres',
  'learning.next': 'une prochaine étape est indiquée',
  'learning.notFound': 'recherché dans les réponses mais non trouvé : {names}',
  'learning.aLesson': 'un récit clair de ce qui a été appris',
  'learning.aSharing': 'un exemple clair de transmission de savoir',
  'learning.aNextStep': 'une prochaine étape',

  'work.none': 'Aucune expérience en rapport avec le poste n’a été trouvée dans le CV',
  'work.same': '{years, plural, one {# an} other {# ans}} d’expérience en rapport avec le poste{titles}',
  'work.near':
    '{years, plural, one {# an d’expérience similaire, compté} other {# ans d’expérience similaire, comptés}} pour deux tiers{titles}',
  'work.other':
    '{years, plural, one {# an dans un autre travail, compté} other {# ans dans un autre travail, comptés}} pour un tiers{titles}',
  'work.titles': ' ({names})',
  'work.internships': 'les stages comptent pour moitié',
  'work.asked': 'le poste demande {required, plural, one {# an} other {# ans}}',
  'work.short':
    'le poste demande {required, plural, one {# an} other {# ans}}, donc il en manque {short, number}',

  'languages.every': 'Toutes les langues souhaitées ont été trouvées',
  'languages.allBasic': 'Niveau de base seulement',
  'languages.none': 'Aucune des langues souhaitées n’a été trouvée',
  'languages.some': 'Langues souhaitées trouvées : {names}',
  'languages.basic': 'à un niveau de base : {names}',
  'languages.partly': 'niveau le plus élevé non indiqué : {names}',

  'level.intern': 'stagiaire',
  'level.junior': 'débutant',
  'level.mid': 'confirmé',
  'level.senior': 'expérimenté',
  'level.lead': 'chef d’équipe',
  'level.executive': 'cadre dirigeant',
  'seniority.title': 'Le titre du poste occupé indique le niveau {level}',
  'seniority.titles': 'Les titres des postes occupés indiquent le niveau {level}',
  'seniority.years': 'Les années d’expérience indiquent le niveau {level}',
  'seniority.studies': 'Des études sans poste daté indiquent le niveau {level}',
  'seniority.none': 'Aucun poste daté n’a été trouvé dans le CV.',
  'seniority.asked': 'le poste à pourvoir demande le niveau {level}{steps}',
  'steps.higher': ', {count, plural, one {# échelon} other {# échelons}} au-dessus',
  'steps.lower': ', {count, plural, one {# échelon} other {# échelons}} en dessous',

  'degree.highSchool': 'baccalauréat',
  'degree.associate': 'bac + 2',
  'degree.bachelor': 'licence',
  'degree.master': 'master',
  'degree.phd': 'doctorat',
  'education.highest': 'Diplôme le plus élevé : {degree}{field}',
  'education.inField': 'Diplôme dans le domaine : {degree}{field}',
  'education.otherField': ', dans un autre domaine',
  'education.noField': ', domaine non précisé',
  'education.asked': 'le poste demande : {degree}{steps}',
  'education.lifted': 'une longue expérience compte pour un échelon de plus',
  'education.unknown': 'La machine ne connaît aucun des diplômes du CV : veuillez les lire.',
  'education.none': 'Aucun diplôme n’a été trouvé dans le CV.',

  'note.average': 'Moyenne des notes des réponses',
  'note.lowest': 'la plus basse est {value}, à la question {number}',
  'note.each': 'chacune est de {value}',
  'note.counted': 'déjà comptée dans les autres critères',

  'cap.otherLanguage': 'Au moins un tiers des réponses n’est pas dans la langue de l’entretien.',
  'cap.fewSkills': 'Moins de la moitié des compétences requises ont été trouvées ({shown} sur {all}).',
  'cap.fewAnswers': 'Moins de la moitié des questions ont reçu une réponse de fond ({shown} sur {all}).',
  'cap.noCv': 'Aucun CV lisible n’a été trouvé.',

  'noScore.unanswered': 'Aucune question n’a reçu de réponse.',
  'noScore.otherLanguage': 'La plupart des réponses ne sont pas dans la langue de l’entretien.',
  'noScore.unreadable': 'Au moins la moitié des réponses n’est pas lisible.',
  'noScore.copied': 'Au moins la moitié des réponses répète la question ou le texte de l’offre.',
  'noScore.few': 'Trop peu de réponses en disent assez pour être notées.',
  'noScore.otherJob': 'La machine n’a pas pu relier les réponses à ce poste : veuillez les lire.',
  'noScore.otherQuestions':
    'La machine n’a pas pu relier les réponses à leurs questions : veuillez les lire.',
  'noScore.littleEvidence':
    'Pour la moitié ou plus de ce que les réponses doivent montrer, les preuves sont insuffisantes.',
  'noScore.thin': 'les preuves sont insuffisantes',

  'ai.pasted':
    'Environ {percent} % du texte a été collé, dans {pasted, plural, one {# réponse} other {# réponses}} sur {all}. On colle aussi ses propres brouillons.',
  'ai.fast':
    '{count, plural, one {Une réponse est arrivée après la question plus vite que quiconque n’aurait pu la taper ou la dire.} other {# réponses sont arrivées après la question plus vite que quiconque n’aurait pu les taper ou les dire.}}',
  'ai.noDeletions': '{characters, number} caractères ont été tapés sans qu’un seul soit effacé.',
  'ai.contrast': 'Une réponse collée est écrite autrement que celles que la même personne a tapées.',
  'ai.shared':
    '{count, plural, one {La réponse {answers} partage} other {Les réponses {answers} partagent}} mot pour mot de longs passages avec {others, plural, =1 {un autre candidat} one {# autre candidat} other {# autres candidats}} de cette offre. Cela ne dit pas qui les a écrits en premier.',
  'ai.phrases':
    'S’appuie sur des formules toutes faites comme {phrases}{even}. Des personnes écrivent aussi ainsi.',
  'ai.twoPhrases': '« {first} » et « {second} »',
  'ai.threePhrases': '« {first} », « {second} » et « {third} »',
  'ai.even': ', dans des phrases presque toutes de même longueur',

  'llm.tooLittle': 'Les réponses contiennent trop peu pour qu’un modèle de langage les juge.',
  'llm.busy': 'Le modèle de langage était saturé.',
  'llm.away': 'Le modèle de langage n’a pas répondu.',
  'llm.slow': 'Le modèle de langage a mis trop de temps.',
  'llm.unusable': 'Le modèle de langage n’a donné aucune réponse utilisable.',
  'llm.rejected': 'Le modèle de langage n’a pas accepté la demande.',
  'llm.refused': 'Le modèle de langage a refusé de juger.',
  'llm.resting': 'Le modèle de langage ne fonctionne plus depuis un moment et est mis au repos.',
  'llm.overBudget': 'Le budget de ce mois pour le modèle de langage est épuisé.',
  'llm.stopped': 'L’évaluation a été arrêtée avant la réponse du modèle de langage.',
  'llm.noQuotes': 'Aucune des citations données pour une note plus élevée ne figure dans les réponses.',
  'llm.step0': 'Rien de ce qui s’est passé n’est raconté.',
  'llm.step1': 'Des avis ou des généralités, aucun épisode.',
  'llm.step2': 'Un épisode, avec un rôle personnel vague ou sans résultat.',
  'llm.step3':
    'Concret, personnel et complet : une situation, des actions personnelles et un résultat, là où un épisode est demandé.',
  'llm.step4':
    'Plus que complet : aussi un résultat mesuré, un compromis, une erreur assumée ou une leçon appliquée.',

  'need.years': '{years, plural, one {# an} other {# ans}} d’expérience en rapport avec le poste',
  'need.seniority': 'Séniorité : {level}',
  'need.education': 'Formation : {degree}',
  'need.language': 'Langue : {language}',
  'need.softSkill': 'Qualité personnelle : {skill}',
  'need.post': 'un poste daté',
  'need.degree': 'un diplôme',

  'summary.strongest': 'La note la plus haute est « {name} », {value} sur 100 : {because} ({sources})',
  'summary.noneAbove': 'Aucune note ne dépasse 0',
  'source.cv': 'CV',
  'source.answers': '{count, plural, one {réponse} other {réponses}} {numbers}',
  'summary.notFound': 'Recherché mais non trouvé : {what}',
  'notFound.cvAndAnswers': '{names} dans le CV et les réponses',
  'notFound.answers': '{names} dans les réponses',
  'notFound.cv': '{names} dans le CV',
  'notFound.examples': 'des exemples personnels dans les réponses ({names})',
  'summary.allFound': 'Toutes les exigences ont été trouvées',
  'summary.noCv': 'Il n’y avait pas de CV lisible où chercher',
  'summary.elseFound': 'tout le reste a été trouvé',
  'summary.oftenNotFound': 'dans {times} réponses sur {all}, recherché mais non trouvé : {element}',
  'summary.noTotal': 'Pas de note globale : {because}',
  'summary.limited': 'La note globale est limitée à {limit} : {because}',
  'summary.leavesOut': 'Critères absents de la note globale : {names} ({because})',
  'summary.notEnough': 'Les preuves étaient insuffisantes.',
  'summary.costliest': '« {name} » ({value} sur 100) abaisse le plus la note globale : {because}',
  'summary.nothingLimits': 'Rien ne limite la note globale',

  'ask.skill':
    'Ce poste demande cette compétence : {skill}. Où l’avez-vous mise en pratique, et qu’avez-vous fait vous-même ?',
  'ask.useOfCv':
    'Votre CV mentionne {skill}. Parlez-moi d’un travail qui y a fait appel : qu’avez-vous fait, et qu’en est-il ressorti ?',
  'ask.useOfAnswer':
    'Vous avez mentionné {skill}. Parlez-moi d’un travail qui y a fait appel : qu’avez-vous fait, et qu’en est-il ressorti ?',
  'ask.action': 'Dans l’un de vos exemples, qu’avez-vous fait vous-même, et qu’ont fait les autres ?',
  'ask.result': 'Dans l’un de vos exemples, comment avez-vous su que cela avait fonctionné ?',
  'ask.facts':
    'Dans l’un de vos exemples, combien de temps cela a-t-il pris, combien de personnes étaient concernées, et qui y a participé ?',
  'ask.situation':
    'Dans l’un de vos exemples, comment cela a-t-il commencé, et qu’est-ce qui le rendait difficile ?',
  'ask.reasons':
    'Dans l’un de vos exemples, quelles autres solutions avez-vous envisagées, et pourquoi avoir choisi celle-ci ?',
  'ask.lesson': 'Lequel de vos exemples vous a le plus appris, et que faites-vous autrement depuis ?',
  'ask.again': 'L’entretien demandait : « {question} » Quel exemple donneriez-vous aujourd’hui ?',
  'ask.more':
    'L’entretien demandait : « {question} » Dans l’exemple que vous avez donné, qu’avez-vous fait exactement, et comment cela s’est-il terminé ?',
  'ask.language':
    'Ce poste demande cette langue : {language}. Comment l’avez-vous pratiquée au travail, à l’oral et à l’écrit ?',
  'ask.experience':
    'Lequel de vos emplois précédents est le plus proche de ce poste, et qu’y avez-vous fait vous-même ?',
  'ask.softSkill':
    'Parlez-moi d’un moment au travail qui demandait cette qualité : {skill}. Qu’avez-vous fait, et qu’en est-il ressorti ?',
  'ask.newest':
    'Quelle partie de ce poste serait la plus nouvelle pour vous, et comment vous y prendriez-vous pour l’apprendre ?',
  'ask.satisfied':
    'Lequel de vos travaux vous a donné le plus de satisfaction, et que feriez-vous autrement aujourd’hui ?',
  'ask.know': 'Que voudriez-vous savoir de nous avant de vous décider ?',
})
