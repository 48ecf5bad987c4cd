/** The CV of somebody who suits the job that `aJob` makes. */
export const goodCv = `Amel Trabelsi
Responsable des ventes, Médina Hôtels, janvier 2019 - mars 2024. Négociation de contrats annuels, CRM Salesforce.
Licence en gestion, Université de Tunis, 2018. Langues : français courant, arabe langue maternelle.`
/** Six answers of theirs, each about something else, in French. */
export const goodAnswers = [
  "Ce poste m'attire car je négocie des contrats avec des hôtels depuis cinq ans et j'aime construire une équipe. En 2021, j'ai formé deux vendeurs qui ont dépassé leur objectif de 12 % en six mois.",
  "En 2022, notre plus gros client menaçait de partir. J'ai analysé ses commandes dans le CRM, proposé un prix par volume et négocié trois semaines ; il a signé pour deux ans et 80 000 dinars.",
  "J'ai mené une équipe de cinq vendeurs chez Médina Hôtels : chaque lundi je revoyais les chiffres du CRM avec eux, parce que les retards se voyaient là en premier. Le taux de relance est passé de 40 à 75 %.",
  "Quand un collègue et moi n'étions pas d'accord sur une remise, je l'ai écouté, nous avons comparé les marges, puis j'ai reconnu mon erreur et nous avons gardé son calcul pour toute l'équipe.",
  "J'ai appris seule à utiliser Salesforce en 2020 : j'ai suivi un cours en ligne, puis j'ai nettoyé 3 000 fiches clients. Résultat : les devis partaient deux fois plus vite.",
  "Mon plus grand échec fut un appel d'offres perdu en 2019, car j'avais sous-estimé le délai. Depuis, je vérifie chaque délai avec la production avant de promettre, et je n'en ai plus perdu ainsi.",
]
