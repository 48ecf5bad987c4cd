import type { SoftSkillTemplates } from './language-templates.ts'

export const softSkillsFr: SoftSkillTemplates = {
  Communication: [
    'Racontez une fois où l’un de vos messages a été mal compris : qu’aviez-vous dit, comment avez-vous rattrapé la situation, et que faites-vous depuis ?',
    'Pensez à une conversation que vous redoutiez au travail : comment l’avez-vous préparée, qu’avez-vous dit, et comment a-t-elle fini ?',
    'Décrivez une situation où il fallait convaincre une personne d’un avis contraire : qu’avez-vous dit, et qu’est-ce qui a fait la différence ?',
    'Rappelez-vous une occasion où vous avez parlé de {skill} à des publics très différents : comment avez-vous adapté vos mots, et avec quel effet ?',
  ],
  Teamwork: [
    'Racontez un désaccord avec une personne de votre équipe à un moment important : comment l’avez-vous réglé, et comment avez-vous travaillé ensemble ensuite ?',
    'Pensez à un projet réussi à plusieurs : quelle était exactement votre part, et que deviez-vous aux autres ?',
    'Décrivez un moment où vous avez laissé votre tâche de côté pour aider quelqu’un : pourquoi ce choix, et qu’en est-il sorti ?',
    'Rappelez-vous un projet d’équipe {inSkill} où le travail était mal réparti : qu’avez-vous fait, et qu’est-ce qui a changé ?',
  ],
  'Problem Solving': [
    'Racontez une fois où personne n’avait la solution à un problème sérieux : comment avez-vous trouvé la cause, et qu’avez-vous tenté ?',
    'Pensez à une situation où votre première solution n’a pas marché : qu’avez-vous fait ensuite, et comment avez-vous su que c’était réglé ?',
    'Décrivez une occasion où vous avez résolu un problème avec très peu de temps ou d’argent : qu’avez-vous choisi de faire, et avec quel résultat ?',
    'Rappelez-vous un cas délicat {inSkill} : comment avez-vous cerné la cause, et qu’avez-vous mis en place ensuite ?',
  ],
  Adaptability: [
    'Racontez une fois où les plans ont changé au dernier moment : qu’avez-vous fait dans les premières heures, et comment cela a-t-il fini ?',
    'Pensez à une situation où il fallait travailler autrement que d’habitude : qu’est-ce qui était difficile, et comment avez-vous fait ?',
    'Décrivez un moment où un outil ou une méthode que vous connaissiez bien a été remplacé : comment avez-vous réagi, et qu’en avez-vous tiré ?',
    'Rappelez-vous un projet {inSkill} dont le but a changé en cours de route : qu’avez-vous gardé, qu’avez-vous abandonné, et pourquoi ?',
  ],
  'Time Management': [
    'Racontez une fois où tout était urgent en même temps : comment avez-vous choisi vos priorités, et qu’avez-vous laissé attendre ?',
    'Pensez à un délai que vous avez failli manquer : que s’était-il passé, qu’avez-vous fait, et qu’est-ce que vous prévoyez autrement depuis ?',
    'Décrivez une semaine beaucoup trop chargée : comment l’avez-vous organisée, et qui avez-vous prévenu ?',
    'Rappelez-vous une tâche longue {inSkill}, sans personne pour donner le rythme : comment l’avez-vous découpée, et avec quel résultat ?',
  ],
  Leadership: [
    'Racontez une fois où vous avez pris les choses en main sans qu’on vous le demande : qu’aviez-vous vu, qu’avez-vous fait, et qui a suivi ?',
    'Pensez à un moment où un groupe hésitait et où vous l’avez aidé à décider : comment avez-vous fait, et qu’en est-il sorti ?',
    'Décrivez une situation où vous avez redonné de l’élan à une personne découragée : qu’avez-vous dit ou fait, et qu’est-ce qui a changé ?',
    'Rappelez-vous un projet {inSkill} que vous avez porté avec d’autres : comment avez-vous réparti le travail, et que feriez-vous autrement ?',
  ],
  Creativity: [
    'Racontez une fois où l’une de vos idées, inattendue, a vraiment servi : d’où venait-elle, et qu’a-t-elle changé ?',
    'Pensez à une situation où la façon habituelle ne marchait plus : qu’avez-vous inventé, et comment avez-vous convaincu les autres ?',
    'Décrivez une tâche que vous avez rendue plus simple ou meilleure à votre façon : qu’avez-vous changé, et qu’y a-t-on gagné ?',
    'Rappelez-vous un moment où vous avez emprunté une idée à un autre domaine pour avancer {inSkill} : laquelle, et avec quel effet ?',
  ],
  'Critical Thinking': [
    'Racontez une fois où vous avez remis en question une évidence partagée par tout le monde : d’où venait votre doute, et qu’avez-vous découvert ?',
    'Pensez à une décision prise avec des informations incomplètes : qu’avez-vous vérifié, qu’avez-vous supposé, et qu’en est-il sorti ?',
    'Décrivez une occasion où les faits vous ont fait changer d’avis : que pensiez-vous avant, et qu’est-ce qui a emporté votre conviction ?',
    'Rappelez-vous une situation {inSkill} où deux sources se contredisaient : comment avez-vous décidé laquelle croire ?',
  ],
  'Attention to Detail': [
    'Racontez une fois où vous avez repéré une erreur que personne n’avait vue : comment l’avez-vous trouvée, et qu’aurait-elle coûté ?',
    'Pensez à une tâche où le moindre oubli aurait eu des conséquences : comment avez-vous contrôlé votre travail, et avec quel résultat ?',
    'Décrivez une occasion où un détail vous a échappé : que s’est-il passé, comment l’avez-vous rattrapé, et que vérifiez-vous depuis ?',
    'Rappelez-vous un travail {inSkill} qui devait être irréprochable : quels contrôles avez-vous faits, et où avez-vous choisi de vous arrêter ?',
  ],
  'Emotional Intelligence': [
    'Racontez une fois où vous avez senti qu’une personne au travail n’allait pas bien : qu’aviez-vous remarqué, et qu’avez-vous fait ?',
    'Pensez à un moment tendu où il fallait garder votre calme : qu’avez-vous ressenti, qu’avez-vous fait, et comment cela a-t-il fini ?',
    'Décrivez une conversation où il fallait dire quelque chose de difficile à entendre : comment avez-vous fait, et comment l’a-t-on reçu ?',
    'Rappelez-vous une situation où la colère de quelqu’un vous visait : comment avez-vous répondu, et qu’avez-vous compris après coup ?',
  ],
}
