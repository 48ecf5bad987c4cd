import type { SlotTemplates } from './language-templates.ts'

export const templatesFr: SlotTemplates = {
  motivation: [
    'Qu’est-ce qui vous attire dans {role} {place}, et quel moment de votre parcours vous dit que ce travail vous convient ?',
    'Pensez à une journée de travail dont vous gardez un très bon souvenir : qu’avez-vous fait, et quel lien voyez-vous avec {role} {place} ?',
    'Parlez-nous d’une expérience qui vous a donné envie de viser {role} : qu’en avez-vous retiré que vous aimeriez mettre en pratique {place} ?',
    'Quel projet ou quelle mission de votre parcours ressemble le plus à ce que demande {role} {place}, et qu’est-ce qui vous donne envie de continuer ?',
  ],
  topSkill: [
    'Parlez-nous d’un travail où votre compétence {skill} a fait la différence : qu’avez-vous fait vous-même, et qu’est-ce que cela a changé ?',
    'Racontez une tâche difficile qui exigeait la compétence {skill} : comment avez-vous procédé, étape par étape, et quel a été le résultat ?',
    'Pensez à la dernière fois où un enjeu important reposait sur votre compétence {skill} : que risquait-on, et qu’avez-vous fait ?',
    'Choisissez un projet qui faisait appel à la compétence {skill} : quelle était votre part, et que feriez-vous autrement aujourd’hui ?',
  ],
  quotedDuty: [
    'On lit dans notre annonce : {duty}. Racontez une situation proche que vous avez vécue : par quoi avez-vous commencé, et comment cela a-t-il fini ?',
    'Notre annonce mentionne {duty}. Parlez-nous de l’expérience qui vous en rapproche le plus : qu’est-ce qui était difficile, et qu’avez-vous fait ?',
    'Ce poste comprend ceci : {duty}. Quel exemple vécu montre comment vous vous y prendriez, et qu’avez-vous obtenu à l’époque ?',
    'L’annonce évoque ceci : {duty}. Pensez à un moment où une tâche semblable a mal tourné, ou failli le faire : comment avez-vous réagi ?',
  ],
  dutyByTitle: [
    'Pensez à une mission proche de ce que demande {role} : quelle était la situation, qu’avez-vous fait vous-même, et avec quel résultat ?',
    'Parlez-nous d’une situation qui a bien préparé le terrain pour {role} : à quoi faisiez-vous face, et comment avez-vous agi ?',
    'Imaginez votre premier mois dans {role} : quelle situation vécue vous aiderait le plus, et qu’aviez-vous fait alors ?',
    'Tout métier a ses journées difficiles. Quelle journée difficile de votre parcours vous aidera le plus dans {role}, et comment y avez-vous fait face ?',
  ],
  dilemma: [
    '{values} comptent {place}. Racontez un moment où il a fallu choisir entre {actA} et {actB} : qu’avez-vous décidé, et à quel prix ?',
    'Nous tenons à ces valeurs : {values}. Parlez-nous d’une situation où vouloir {actA} empêchait de {actB} : comment avez-vous tranché ?',
    'Décrivez une décision où {values} vous tiraient dans deux sens opposés : qu’avez-vous choisi, à quoi avez-vous renoncé, et pourquoi ?',
    'Pensez à une fois où vous ne pouviez pas à la fois {actA} et {actB} : qu’avez-vous fait passer en premier, et pourquoi ?',
  ],
  singleValue: [
    'La valeur {value} compte beaucoup {place}. Racontez un moment où {actA} vous a coûté : qu’avez-vous fait, et qu’en est-il resté ?',
    'Décrivez une situation où {actA} n’était pas le choix facile : qu’avez-vous fait, pour qui, et avec quelles suites ?',
  ],
  tradeOff: [
    'Racontez une fois où il a fallu choisir entre tenir le délai et bien faire le travail : qu’avez-vous décidé, et à quel prix ?',
    'Décrivez une situation où deux bonnes raisons s’opposaient : comment les avez-vous pesées, et qu’a coûté votre choix ?',
  ],
  failure: [
    'Parlez-nous d’un travail qui n’a pas donné ce que vous espériez : quelle était votre part, et que faites-vous autrement depuis ?',
    'Pensez à une fois où l’on vous a fait une critique difficile à entendre : que vous a-t-on dit, et qu’avez-vous changé ensuite ?',
    'Décrivez une erreur liée à la compétence {otherSkill} : comment l’avez-vous remarquée, qu’avez-vous fait, et que vous a-t-elle appris ?',
    'Les erreurs coûtent cher {sector}. Racontez une erreur bien à vous, petite ou grande : comment l’avez-vous réparée, et qu’en avez-vous retenu ?',
  ],
  layperson: [
    'Racontez une fois où vous avez expliqué le sujet {otherSkill} à une personne qui n’y connaissait rien : comment avez-vous su que c’était clair ?',
    'Pensez à une conversation où vous avez dû présenter le sujet {otherSkill} très simplement : quels mots ou quelles images avez-vous choisis, et pourquoi ?',
    'Décrivez une occasion de rendre clair, hors de votre métier, un point technique touchant à {otherSkill} : comment avez-vous fait, et avec quel effet ?',
    'Pensez à un moment où votre propos a été mal compris sur le sujet {otherSkill} : comment avez-vous repris l’explication, et qu’est-ce qui a changé ?',
  ],
  leadership: [
    'Racontez une fois où une équipe que vous dirigiez perdait le cap : qu’avez-vous remarqué, qu’avez-vous fait, et où en était-elle ensuite ?',
    'Décrivez une décision prise contre l’avis de votre équipe : comment l’avez-vous expliquée, et comment la jugez-vous aujourd’hui ?',
    'Pensez à un moment où une personne de votre équipe était en difficulté : qu’avez-vous fait, et où en était-elle quelques mois plus tard ?',
    'Racontez une situation où vous avez dû annoncer une mauvaise nouvelle à votre équipe : comment l’avez-vous préparée, et que s’est-il passé ensuite ?',
  ],
  numbers: [
    'Choisissez une réussite qui se mesure : de quel chiffre partiez-vous, où avez-vous abouti, et quelle était votre part ?',
    'Parlez-nous du plus grand projet dont vous avez eu la charge : quels étaient le budget, l’équipe et les volumes, et quel résultat avez-vous obtenu ?',
    'Décrivez une décision que vous avez fondée sur des chiffres {sector} : lesquels avez-vous regardés, que pouvaient-ils cacher, et qu’en est-il sorti ?',
    'Pensez à une fois où les chiffres vous ont fait changer de cap : qu’avez-vous vu, qu’avez-vous changé, et de combien les résultats ont-ils bougé ?',
  ],
  learning: [
    'Racontez une fois où il a fallu apprendre vite quelque chose de nouveau : comment avez-vous procédé, et que savez-vous faire depuis ?',
    'Décrivez une chose que vous avez apprise par vous-même pour un projet : qu’est-ce qui était difficile, et à qui cela a-t-il servi ?',
    'Pensez à une tâche que personne ne vous avait apprise : où avez-vous cherché de l’aide, et que vous en reste-t-il ?',
    'Parlez-nous d’une fois où un apprentissage a changé votre façon de travailler : lequel, et qu’est-ce que cela a changé ?',
  ],
}
