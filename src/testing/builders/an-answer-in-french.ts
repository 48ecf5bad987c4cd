const answers = [
  'En 2021 j’ai négocié des contrats annuels avec neuf hôtels de Hammamet. J’ai préparé chaque visite avec les chiffres du CRM, et sept ont signé pour 140 000 dinars.',
  'Pendant deux ans j’ai tenu le CRM de cinq vendeurs : j’ai nettoyé 3 000 fiches, puis j’ai écrit la règle de saisie. Les relances oubliées sont passées de trente à quatre par mois.',
  'Mon premier mois, je visiterais les dix plus gros clients, comme en 2022 : j’ai écouté leurs plaintes, corrigé deux factures et gardé tous les contrats.',
  'Un collègue voulait baisser les prix, moi non. Je lui ai proposé un essai d’un mois sur deux régions. Le sien perdait 8 % de marge, et nous avons gardé le mien ensemble.',
  'Les commandes d’un hôtel baissaient et personne ne savait pourquoi. J’ai comparé les livraisons sur six mois, trouvé un retard du mardi, et changé la tournée.',
  'J’ai dit à un client que notre délai annoncé était faux. J’ai perdu une commande de 4 000 dinars, mais il est revenu trois mois plus tard parce qu’il me croyait.',
  'Ma directrice m’a dit que je coupais la parole. Depuis, je note ma question et j’attends la fin ; elle me l’a confirmé à l’entretien suivant.',
  'J’ai expliqué la marge à un chef de cuisine avec le prix d’un plat : ce que l’assiette coûte, ce qui reste. Il a refait sa carte le soir même.',
] as const

/** What somebody answers in French to the question at this place. */
export function anAnswerInFrench(index: number): string {
  return answers[index % answers.length] ?? ''
}
