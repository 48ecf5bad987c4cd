import type { CueSource } from './cues.ts'

/** French word lists. Written for this project; accents do not matter, `*` stands for any ending. */
export const french: CueSource = {
  functionWords: `le, la, les, un, une, des, du, de, d, l, et, ou, mais, si, a, au, aux, en, dans, sur, sous, par, pour, avec,
    sans, chez, est, etait, etaient, sont, suis, etre, ete, ai, as, avons, ont, avait, avais, avoir, fait, faire, je, j, tu, il,
    elle, on, nous, vous, ils, elles, me, m, te, se, s, mon, ma, mes, ton, son, sa, ses, notre, nos, votre, vos, leur, leurs,
    ce, cet, cette, ces, c, ca, cela, qui, que, qu, quoi, dont, quand, comment, pourquoi, ne, n, pas, plus, tres, aussi, alors,
    donc, car, parce, comme, tout, tous, toute, toutes, meme, entre, apres, avant, depuis, pendant, lors, etes, avez, quel,
    quelle, quels, quelles, racontez, decrivez, donnez, expliquez, parlez, exemple, fois, situation, moment`,
  self: `je, j, mon, ma, mes, moi, me, m`,
  group: `nous, notre, nos, on, l'équipe, ensemble, tout le monde, ils`,
  actions: `construi*, créé, crée*, conçu, développ*, organis*, mené, mène, dirigé, écrit, réécrit, rédig*, mis en place, mis,
    implément*, introduit, lancé, lance, changé, modifi*, corrig*, résolu, analys*, mesur*, test*, négoci*, appel*, rencontr*,
    demand*, écout*, propos*, suggér*, décid*, choisi*, planifi*, prioris*, découp*, automatis*, migr*, document*, form*,
    accompagn*, encadr*, présent*, convainc*, convaincu*, relu, vérifi*, compar*, cherch*, trouv*, identifi*, réduit, remplac*,
    restaur*, livr*, vendu, géré, gère, gérais, coordonn*, collect*, réuni, prépar*, interrog*, refus*, admis, reconnu,
    expliqu*, repris, pris en charge, excus*, assum*, simplifi*, dessin*, utilis*, install*, mont*, trait*, étudi*, rappel*,
    prévenu, ajout*, tri*, class*`,
  situation: `quand, lorsque, alors que, l'année dernière, l'an dernier, à l'époque, dans mon précédent, dans mon ancien, notre
    client, le client, un client, une cliente, le problème, la difficulté, le défi, délai*, échéance*, retard, en
    retard, panne, tombé*, plaignai*, plainte*, conflit, désaccord, devions, devais, devait, il fallait, perdai*,
    un jour, un matin, lors de, avant la, après la, deux semaines avant, l'objectif était, bloqu*, projet, stage,
    crise, rupture, échou*, risquai*`,
  result: `résultat*, au final, finalement, à la fin, en conséquence, du coup, réduit*, augment*, diminu*, baiss*, chut*,
    progress*, passé de, passés de, passé à, est passé, sont passé*, gagné, économis*, amélior*, dans les temps, à
    temps, à l'heure, livré*, signé, renouvelé, doublé, divisé, triplé, pour cent, satisfait*, remerci*, adopt*,
    encore utilisé*, toujours utilisé*, ne plus, réussi*, atteint, permis de, ce qui a permis, a permis, erreurs,
    rétabli*, gain, est descendu*, est monté*, est revenu*, est tombé*, en moins, de moins, de plus, fois plus,
    fois moins, aucune plainte, aucun retard, plus aucun*, plus jamais, tous les, la moitié, accepté, a accepté,
    ont accepté, ont signé, validé, sorti, réglé, résolu, corrigé, terminé, abouti, maintenant il, maintenant
    elle, désormais, au lieu de, bilan, depuis il, depuis elle, plus rapide*, plus vite, obtenu, on a obtenu,
    guéri, opéré, est reparti, avant, après, sans incident`,
  learning: `j'ai appris, appris, apprend*, leçon*, désormais, la prochaine fois, maintenant je, j'ai
    compris, compris, j'ai réalisé, retour*, autrement, différemment, erreur, mon erreur, je me suis
    trompé*, trompé*, formation, me former, suivi un cours, certification, certifi*, autodidacte,
    m'entraîner, curieu*, essay*, prototype, rétrospective, bilan, remise en question, j'ai retenu, retenu,
    j'ai vu que, j'avais sous-estimé, sous-estimé, ma faute, la faute était, j'aurais dû, j'ai eu tort,
    tort, la fois suivante, maintenant je vérifie, j'ai changé, habitude, toute seule, tout seul, par
    moi-même, moi-même, le soir, chaque soir, tuto*, vidéo*, notice, manuel, je me suis exercé*, exerc*,
    entraîn*, raté, échoué, premier essai, recommencé, depuis je, depuis lors, depuis ce jour, depuis ce
    temps, dès lors, à partir de ce jour, à partir de là, aujourd'hui je, à présent je, rendu compte, m'a
    appris, m'a enseigné, m'ont appris, étudié, j'étudie, j'ai lu, lu un, cours, cours du soir, tâtonn*, à
    mes dépens, j'ai noté, remarqu*, découvert que, trop tard, avait raison, avaient raison, avais tort,
    maintenant je demande, maintenant je fais, je fais toujours, échec*, expériment*, essai, un livre, seul,
    depuis je vérifie, depuis je demande`,
  sharing: `partag*, transmis, transmett*, form*, encadr*, accompagn*, tutor*, écrit un guide, guide, atelier*, documentation,
    document*, présent*, expliqué aux, montr*, communauté, nouveaux, nouvelle collègue, junior*, stagiaire*, j'ai
    montré, montré à, j'ai formé, formé, fait une fiche, une fiche, affich*, donné à, aux autres, aux collègues, à
    mes collègues, à deux collègues, l'équipe utilise, l'utilisent, les autres utilisent, s'en sert, s'en servent,
    mémo, aide-mémoire, check-list, checklist, procédure, une page, démonstration, expliqué à`,
  time: `hier, la semaine dernière, le mois dernier, l'an dernier, l'été dernier, janvier, février, mars, avril, juin,
    juillet, août, septembre, octobre, novembre, décembre, lundi, mardi, mercredi, jeudi, vendredi, week-end,
    jours, jour, semaines, semaine, mois, heures, heure, minutes, trimestre, ans, année, années, matin, soir,
    quotidien*, hebdomadaire*, aujourd'hui, midi, minuit, printemps, été, automne, hiver, garde, le jour même, le
    lendemain, nuit, une nuit, ce soir, ramadan, noël, minute, l'année, en 20*`,
  place: `chez company*, à school*, à l'entrepôt, au bureau, en magasin, à la boutique, sur site, sur place, à l'usine, en
    production, au téléphone, à l'hôpital, en cuisine, à la clinique, à l'université, à l'étranger, au guichet, atelier,
    agence, entrepôt`,
  order: `d'abord, premièrement, deuxièmement, ensuite, puis, après, enfin, finalement, au début, pour commencer, une fois,
    plus tard, avant de, pendant ce temps, en parallèle, dans un premier temps`,
  reasons: `parce que, parce qu*, car, afin de, pour que, donc, c'est pourquoi, la raison, ce qui, pour éviter, grâce à, à
    cause de, puisque, comme, pour être sûr*, du fait, en raison, à cause, vu que, étant donné, du coup, pour ne
    pas, pour que le, sinon, la cause, cause était, en effet, d'où, c'est pour, pour garder, pour limiter`,
  tradeoff: `cependant, pourtant, toutefois, plutôt que, au lieu de, compromis, même si, bien que, malgré, au prix de, quitte
    à, en revanche, par contre, renonc*, risque*, l'inconvénient, arbitrage, alternative*, contrainte*, critère*,
    plus lent*, accepté de, coûtait, a coûté, cela m'a pris, m'a coûté, nous a coûté, ça a coûté, coût, le prix,
    on a perdu, j'ai perdu, nous avons perdu, au détriment, mais cela, mais ça, j'ai refusé, refusé, j'ai dit non,
    dit non, accepté que, en échange, valait, pas content*, fâché*, râlé, mécontent*, furieu*, froid*, moins que,
    plus que, écarté, renoncé, sacrifi*, laissé de côté, tant pis, quand même, malgré tout`,
  hedging: `peut-être, probablement, sans doute, un peu, plus ou moins, je pense, je crois, je suppose, en général,
    généralement, souvent, parfois, d'habitude, des choses, ce genre de choses, et tout ça, etc, en quelque sorte, disons,
    pas vraiment, je ne sais pas trop, j'essaie de, certains, on va dire, normalement, quelque part, assez, plutôt bien`,
  praise: `travailleur, travailleuse, passionné*, esprit d'équipe, perfectionniste, motivé*, dynamique*, très bon, très
    bonne, excellent*, le meilleur, la meilleure, formidable*, talentueu*, dévoué*, bon relationnel, leader né*,
    leader naturel, apprends vite, rigoureu*, proacti*, enthousiaste, exceptionnel*, expert*, candidat idéal,
    candidate idéale, doué*, professionnel*, polyvalent*, sérieu*, ponctuel*, sociable, atout, valeur ajoutée,
    ambitieu*, déterminé*, organisé et, volontaire, impressionnant*, atouts, polyvalence, rigueur, sérieux,
    dynamisme, motivation, exigeant*`,
  hypothetical: `je ferais, je pourrais, je voudrais, j'aimerais, je serais, il faudrait, on devrait, il faut, si j'avais,
    j'essaierais, je demanderais, je chercherais, je vais, je dirais`,
  nonAnswer: `je ne sais pas, sais pas, aucune idée, rien, néant, sans commentaire, aucun, aucune, non, oui, ok, passer, pas de
    réponse, question suivante, ras, n/a`,
  work: `travail*, poste, équipe*, projet*, client*, collègue*, manager, chef*, responsable, entreprise*, métier, tâche*,
      réunion*, rapport*, utilisateur*, produit*, service*, fournisseur*, budget, patient*, élève*, commande*,
      données, code, système*, outil*, processus, compétence*, carrière, expérience*, objectif*, décision*,
      employ*, logiciel*, vente*, stock*, qualité, société, dossier*, garde, formation*, magasin*, bureau,
      département*, facture*, contrat*, machine*, livraison*, planning, délai*, stage*, téléphone, appel*,
      mail*, fichier*, document*, diplôme*, profession*, solution*, défi*, médecin*, soin*, comptab*,
      collaborat*, hiérarchie, responsab*, mission*, métier*, communication, organis*, professionn*`,
  motivation: `parce que, je veux, je souhaite, je cherche, m'attire, m'intéresse, votre produit, vos produits, votre
    entreprise, votre mission, votre équipe, ce poste, ce rôle, la raison, correspond, prochaine étape, j'ai lu, envie`,
  opinion: `je pense que, je crois que, à mon avis, selon moi, je suis convaincu*, je suis persuadé*, je me considère, il est
    essentiel, il est important, est essentiel*, est fondamental*, est primordial*, est indispensable, est
    important*, est une valeur, est la clé, la clé est, il convient de, il faut savoir, il faut être, il faut
    toujours, il ne faut pas, il faut avoir, on doit, on se doit, une bonne professionnelle, un bon professionnel,
    faire preuve, au quotidien, au cœur de, mettre en œuvre, synergie*, holistique, parties prenantes,
    gagnant-gagnant, amélioration continue, excellence, exceller, épanou*, enrichi*, soif d'apprendre, harmonieu*,
    authenticité, loyauté, bienveillance, discernement, sang-froid, à l'écoute, dépasse*, passion*, vocation,
    depuis toujours, depuis l'enfance, par nature, dans l'âme, je suis quelqu'un, je suis une personne, je suis de
    celles, je suis de ceux, on me dit, mon entourage, mes proches, grande force, plus grande qualité, donner le
    meilleur, à cent pour cent, toujours prêt*, en permanence, sans cesse, épreuve, exigeant mais, monde en, tout
    le monde sait, va de soi, cardinal*, établissement de qualité, résolument, écosystème, création de valeur,
    acteur dynamique, tourné vers, intimement, pleinement, vision stratégique, sens naturel, leadership,
    correspondr*, prestigieu*, formidable, croissance mutuelle, d'exception, perpétuel, fait partie du quotidien,
    rester calme, intelligemment, proactive, état d'esprit, orienté solution*, engagements, approche globale, il
    est toujours possible, toujours possible, colonne vertébrale, compromise, processus robuste*, aligner, culture
    de, lorsque des défis, tirer les leçons, souci du détail, grandes qualités, m'est chère, m'est cher, devraient
    jamais, on peut toujours, à long terme, comme l'histoire, toute sa vie, sans précédent, digitalisation, bord
    du chemin, toujours curieux, toujours ouvert*, merveilleux, sans aucun doute, plus grands atouts, le don de,
    bon communicant, bonne communication, grande fierté, empathie, main dans la main, au top, vision différente,
    fort potentiel, adéquation, à un niveau avancé, grands noms, très puissants, ravi*, premier plan,
    storytelling, gens de pouvoir, question de, les bonnes personnes, bons outils, meilleurs outils, très
    expérimenté*, exigeant, perfectionniste, confiance à, l'important est, je maîtrise, passionne, me passionne,
    me correspond, rêve, évident, évidemment, naturellement, toujours été, j'ai toujours, fierté, rigueur`,
  analogy: `imagin*, c'est comme, comme un, comme une, comme si, pensez à, pense à, par exemple, un exemple, une image,
    l'image, compar*, mots simples, sans jargon, langage simple, dessin*, schéma, croquis, montré, je lui ai
    montré, avec ses mots, ses propres mots, répét*, reformul*, en d'autres termes, autrement dit, pas à pas,
    étape par étape, il a compris, elle a compris, ils ont compris, supposons`,
  nextStep: `prochaine étape, je prépare, je suis en train, je me forme, je suis inscrit*, inscrit*, je suis
    un cours, en cours de, cette année je, l'année prochaine, examen en, d'ici, je passe, valider, validé,
    diplôme, module*, maintenant je, en ce moment, actuellement, je compte, j'ai prévu, je vais passer, je
    me suis inscrit*, je commence, formation en cours, en formation, d'ici la fin`,
  vague: `quelque chose comme, une sorte, un genre, des trucs, trucs, diverses, divers, beaucoup de choses, plein de, tout
    ça, de temps en temps, à un moment, d'une certaine, je ne me souviens, me souviens plus, je sais pas trop, je
    sais plus, je ne sais plus, je ne sais pas exactement, pas exactement, je ne suis pas sûr*, pas mon rôle, pas
    moi qui, c'est surtout, plutôt mon, ça dépend, si besoin, selon les cas, pas toujours facile, je pense que ça,
    sans fin, et tout, on s'est débrouillé*, s'est arrangé, ça s'est, ça allait, à l'œil, au feeling, à vue de
    nez, au pif, ça va, assez bien, à peu près bien, un mélange, juste pour, juste un, à l'instinct, instinct,
    intuition, au fur et à mesure, comme ça vient, selon l'humeur, dans l'ensemble, en gros, globalement,
    principalement, s'ils demandent, sauf si`,
  rigour: `critère*, indicateur*, mesur*, référence, valid*, vérifi*, audit*, liste de contrôle, checklist*, check-list*,
    contrôl*, test*, norme*, standard*, spécification*, cahier des charges, document*, nommage, version*, traçab*,
    trac*, journal, registre*, reproduct*, réutilis*, cohéren*, système, règle*, contrainte*, hypothèse*,
    exigence*, seuil*, tolérance*, cible*, périmètre, responsable de, jalon*, échéance*, délai*, risque*,
    arbitrage*, priori*, décision*, échantillon, variance, marge, taux, erreur type, cas limite*, accessib*,
    conformité, réglement*, protocole*, procédure*, modèle*, gabarit, cause racine, cause, relecture, revue,
    recette, retour arrière, surveillance, alerte*, ratio*, indice, ventil*, prévision*, calibr*, inventaire*,
    rapproch*, facture*, contrat*, planning*, planifi*, structur*, défini*, compte rendu, composant*, grille,
    hiérarchie, contraste, format*, fiche*, dossier*, bordereau*, certificat*, transmission*, dose*, dosage,
    tension, saturation, écart*, tableau croisé, requête*`,
  plea: '',
  aside: '',
  smallTalk: '',
  values: {
    Innovation: `nouvelle idée, nouvelle façon, nouvelle méthode, prototyp*, expériment*, invent*, innov*, première version,
      pilote, automatis*, première fois, nouveau, nouvelle, un outil, script, simul*, tableau que, construit,
      testé sur`,
    'Customer Focus': `client*, utilisateur*, patient*, usager*, réclamation*, leurs besoins, son besoin, satisfaction, rappel*, à
      l'écoute, cliente*, famille*, malade*, résident*, appelé, lui ai expliqué, son problème, rembours*,
      attente, passager*, visiteur*, fournisseur*, accueil*`,
    Integrity: `honnête*, honnêteté, reconnu, avou*, dit la vérité, intégrité, refus*, éthique, mon erreur, excus*, confidenti*,
      signalé, faute, ma faute, vérité, vrai, vraie, dit non, le droit, règle*, fausse*, falsif*,
      faux, corrigé, transparent, prévenu, déclar*`,
    Collaboration: `ensemble, avec l'équipe, collègue*, collabor*, binôme, aidé, atelier*, avec le support, avec les, entraide,
      équipe*, nous *, on a, avec deux, avec trois, tous les deux, partagé, montré, échangé, d'accord,
      fournisseur*, service*, médecin*, infirmi*, aide-soignant*, chauffeur*, réunion*, interne*`,
    Excellence: `qualité, norme*, test*, relecture, excellence, zéro défaut, vérifi*, mesur*, amélior*, précis*, exigen*,
      erreur*, exact*, contrôl*, plus vite, double vérif*, sans erreur, tolérance, pour cent, réduit, passé de,
      validé, document*, protocole*`,
    Diversity: `diversité, différentes cultures, inclus*, accessib*, langues, cultures, points de vue, parcours différents,
      langue*, étrang*, culture*, âgé*, jeune*, débutant*, tradui*, mots simples, handicap*, différen*, arabe,
      dialecte, accent*, femmes, nouveaux, expliqué`,
    Sustainability: `durable*, déchet*, recycl*, énergie, carbone, environnement*, papier, réutilis*, long terme, réduit, économis*,
      moins de papier, chauffage, transport, emballage*, occasion, répar*, litres`,
    Transparency: `transparen*, ouvertement, dit à tous, partagé les chiffres, publié, tableau de bord, informé*, prévenu*,
      expliqué pourquoi, affich*, dit, écrit à, partagé, montré, signalé, rapport*, public*, ouvert*, tout le
      monde, affiché, compte rendu, honnête*, expliqué, noté`,
    Responsibility: `responsab*, pris en charge, assum*, engag*, d'astreinte, ma faute, suivi jusqu, repris, resté*, pris
      l'initiative, ma décision, j'ai décidé, j'ai appelé, moi même, moi-même, resté, promis, tout de suite, le
      jour même, délai*, signé, suivi, vérifié, pris`,
    'Work-life Balance': `équilibre, heures supplémentaires, charge de travail, horaires, surmenage, repos, rythme, pauses, vie privée,
      heures sup*, horaire*, garde*, échang*, soir*, week-end*, fatigue*, congé*, pause*, planning*`,
    Community: `communauté, bénévol*, association, quartier, voisin*, rencontres, open source, tutorat, local*, solidar*,
      communaut*, associati*, quartier*, école*, parents, ville*, village*, gratuit*, croissant-rouge,
      habitants, stagiaire*, familles, patients, ensemble`,
    'Growth Mindset': `appris, apprend*, retour*, formation, amélior*, erreur*, entraîn*, mentor*, cours, rétrospective, leçon*,
      progress*, enseigné, vidéo*, soir*, essayé, raté, échou*, prochaine étape, examen, depuis, maintenant,
      changé, certificat*, livre*, formation*, retenu`,
  },
  softSkills: {
    Communication: `expliqu*, présent*, écout*, écrit, e-mail*, mail*, dit, appel*, réunion, mots simples, informé*, point quotidien, schéma`,
    Teamwork: `équipe*, ensemble, collègue*, aidé, binôme, soutien, partag*, entraide, avec eux`,
    'Problem Solving': `problème*, résolu, résoudre, cause, corrig*, analys*, cherch*, trouvé, solution*, diagnostic, panne, bug*`,
    Adaptability: `chang*, adapt*, nouvel outil, imprévu*, dernière minute, appris, remplac*, au lieu`,
    'Time Management': `délai*, échéance*, prioris*, priorité*, planifi*, planning, à temps, dans les temps, calendrier, heures, retard, urgent*`,
    Leadership: `dirigé, mené, encadr*, délégu*, équipe de, décid*, convainc*, convaincu*, pris en charge, formé, responsable de`,
    Creativity: `idée*, conçu, invent*, créé, prototyp*, nouvelle façon, esquiss*, imagin*, dessin*`,
    'Critical Thinking': `compar*, analys*, question*, hypothèse*, preuve*, données, mesur*, risque*, option*, pour et contre, pesé, vérifi*`,
    'Attention to Detail': `vérifi*, détail*, erreur*, relu, relecture, contrôl*, test*, liste, exact*, deux fois, rigueur`,
    'Emotional Intelligence': `écout*, ressenti, énervé*, en colère, calm*, empath*, confiance, excus*, compris, inquiet*, seul à seul, conflit`,
  },
}
