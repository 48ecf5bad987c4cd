import type { ToldSource } from './told-cues.ts'

/** French: what shows that an answer tells something. */
export const frenchTold: ToldSource = {
  past: /(?<!\p{L})(?:(?!(?:fait|lait|trait|portrait|parfait|souhait|plait|attrait|extrait|retrait)(?!\p{L}))\p{L}{2,}(?<!r)(?:ait|aient)|était|étaient|avait|avaient|voulait|serrait|montrait|demandait|dirait|restait|préparait|(?:j'ai|j’ai|ai|as|a|avons|ont|avez|suis|est|sont|sommes|m'a|m’a|l'a|l’a|l'ai|l’ai|t'a|s'est|s’est|c'est|qu'ont|n'a|n’a|n'ont|n'ai|n’ai|m'ont|l'ont|m’ont|l’ont|y'a|y’a) (?:(?:pas|plus|jamais|rien|tout|bien|aussi|été|vite|dû|pu|toujours|encore|lui|me|tous|toutes|presque|déjà|même|directement|ensuite|moi|d'abord|d’abord|beaucoup|seulement|vraiment) ){0,2}\p{L}{2,}(?<!(?:en|ch|br|p|t)a)(?:é|és|ée|ées|(?:fa|d|m|éc|ec|pr|appr|compr|ém|rem|transm|prom)(?:it|is|ite|ises)|ri|mis|pris|dit|vu|vue|lu|eu|su|pu|dû|u|us|ue|ues|ert|erts|uit|uits|int|ti|si|(?<!(?:un|cett|chaqu|comm|tout|encor|pein|confianc|envi|habitud|bonn))e|fini|choisi|rempli|sorti|parti|senti))(?!\p{L})/gu,
  own: /(?<!\p{L})(?:j|je|nous|on|moi)(?!\p{L})/u,
  deedsNeedPronoun: false,
  joints: `et, mais, puis, alors, donc`,
  occasion: `un jour, une fois, un matin, un soir, une nuit, une semaine, l'an dernier, l'année dernière, le mois dernier, la
    semaine dernière, l'été dernier, l'hiver dernier, cet été, cet hiver, cette fois, hier, en janvier, en février, en mars, en
    avril, en mai, en juin, en juillet, en août, en septembre, en octobre, en novembre, en décembre, janvier 20*, février
    20*, mars 20*, avril 20*, mai 20*, juin 20*, juillet 20*, aout 20*, septembre 20*, octobre 20*, novembre 20*, décembre
    20*, en 20*, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, au début, ma première, mon premier, quand je suis,
    quand j'ai, quand j'étais, lors de, lors du, il y avait, je me souviens, je me rappelle, ce jour, ce soir, pendant mon,
    pendant le stage, pendant ma, il y a un an, il y a deux, au troisième, la veille, un monsieur, une dame, un client, une
    cliente, un patient, une patiente, une collègue, un collègue, un couple`,
  result: `résultat*, au final, finalement, à la fin, du coup, est passé*, sont passé*, passé* de, est tombé*, a baissé, ont
    baissé, baisse*, est monté*, est revenu*, remerci*, plus jamais, ne plus, n'est plus, plus aucun*, a accepté, ont accepté,
    a signé, ont signé, est arrivé*, est parti*, sont parti*, livré*, l'utilise*, les utilise*, encore aujourd'hui, encore maintenant, à temps, à l'heure, réussi*, a marché, ça marche,
    fonctionn*, utilisent, s'en servent, a compris, avait compris, a répété, a ri, a souri, personne, zéro, pas une,
    aucun*, réglé, résolu, gagné, perdu, a payé, terminé, abouti, s'est arrangé, allait mieux, est calmé*, en moins, de
    moins, de plus, elle l'a, il l'a, j'ai eu, on a eu, nous avons eu, a tendu, a fini, vendu*, était content*, est content*`,
  before: `avant, au début, auparavant, jusque là, jusqu'alors, autrefois, de`,
  after: `maintenant, après, depuis, aujourd'hui, désormais, ensuite, à, au lieu de`,
  reasons: `parce que, parce qu*, car, afin de, afin que, pour que, c'est pourquoi, c'est pour ça, la raison, pour éviter, pour ne
    pas, pour être sûr*, sinon, comme ça, puisque, vu que, par peur, à cause, de peur, pour qu*, du fait, en effet, parceque,
    pcq`,
  cost: `le prix, prix, au prix, ça me prend, ça prend, valait, vaut la peine, c'est pour ça, a coûté, m'a coûté, coûte, coûtait, on a perdu, j'ai perdu, nous avons perdu, elle a perdu, il a perdu,
    renonc*, à la place, en échange, par contre, en revanche, tant pis, pas content*, fâché*, m'en a voulu, a râlé, plus que,
    au détriment, j'ai refusé, j'ai dit non, dit non, plutôt que, au lieu de, quitte à, l'inconvénient, malgré, j'ai raté,
    écarté*, laissée hors, accepté de, j'ai accepté, m'a pas parlé, rejeté, l'attente, pénalité*`,
  lesson: `j'ai appris, appris, leçon, depuis ce jour, depuis lors, depuis cette, désormais, la prochaine fois,
    la fois suivante, j'ai retenu, je retiens, m'a appris, m'ont appris, j'ai changé, à partir de là, à partir de ce,
    dès lors, je ne fais plus, j'aurais dû, j'ai pris l'habitude, par moi même, je me suis formé*, je me suis exercé*,
    dans les deux * d'après`,
  noticed: `j'ai vu que, autrement, j'ai réalisé, rendu compte, j'ai compris, mon erreur, ma faute`,
  habit:
    /(?<!\p{L})(?:(?:depuis|maintenant|désormais|desormais|aujourd'hui|à présent|depuis ce jour|du coup maintenant),? (?:je|j'|on|nous) ?(?!(?:suis|sais|pense|voudrais|veux|cherche|peux|travaille|habite|vis)(?!\p{L}))|je \p{L}+ (?:toujours|maintenant|désormais)(?!\p{L}))/u,
  numbers: `trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, vingt, trente, quarante,
    cinquante, soixante, cent, cents, mille, douzaine, dizaine, demi, moitié, double, tiers`,
}
