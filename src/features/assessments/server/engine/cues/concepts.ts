import type { CueKind } from './cues.ts'

/**
 * Cues that every language has to have, written side by side: one line an idea, its words in English, French, German
 * and Spanish parted by bars. What is added here is added in four languages, so no language catches more than another.
 */
const concepts: Partial<Record<CueKind, string>> = {
  plea: `
    repeat the question, repeat that, repeat it please | répéter la question, reformuler la question, redire la question | die frage wiederholen, frage noch einmal, frage nochmal, frage bitte wiederholen | repetir la pregunta, repetirla, repetirme la pregunta
    don't understand the question, didn't understand the question, not understand the question, don't understand what you | pas compris la question, comprends pas la question, pas bien compris la question, comprends pas ce que vous | frage nicht verstanden, verstehe die frage nicht, frage nicht richtig verstanden, verstehe nicht was sie | no entiendo la pregunta, no entendí la pregunta, no he entendido la pregunta, no entiendo qué me
    didn't get it, don't get it, didn't quite get, didn't catch | je ne l'ai pas comprise, ne l'ai pas bien comprise, je n'ai pas bien compris, pas bien saisi | sie nicht verstanden, nicht ganz verstanden, das nicht verstanden | no la he entendido, no la entiendo, no la entendí, no lo he entendido bien
    what do you mean, the question is too long, seems too long | que voulez-vous dire, la question est trop longue, trop longue | was meinen sie, die frage ist zu lang, ist mir zu lang, zu lang | qué quiere decir, la pregunta es muy larga, demasiado larga, muy larga`,
  aside: `
    to be honest, to tell the truth, if i am honest, if i'm honest, in all honesty | pour être honnête, à vrai dire, pour dire vrai, à dire vrai, en toute honnêteté | um ehrlich zu sein, wenn ich ehrlich bin, ganz ehrlich gesagt, um die wahrheit zu sagen | a decir verdad, la verdad es que, para ser honest*, para ser sincer*, si soy honest*, si soy sincer*
    honestly, honest | honnêtement, franchement, en vérité, il est vrai | ehrlich gesagt, offen gesagt, ehrlich, offen gestanden | la verdad, honestamente, sinceramente, francamente
    true, it is true | c'est vrai, vrai | zugegeben, in wahrheit | es verdad, verdad`,
  smallTalk: `
    as everyone knows, as everybody knows, as we all know, everybody knows | tout le monde le sait, tout le monde sait, comme chacun sait, chacun le sait | wie jeder weiß, wie alle wissen, wie wir alle wissen, bekanntlich | como todo el mundo sabe, como todos sabemos, todo el mundo sabe, como es sabido
    writing to you from, i am writing to you, writing this from | je vous écris | ich schreibe ihnen, ich schreibe euch, schreibe dies | les escribo, le escribo desde, os escribo
    the weather is, nice weather, the sun is shining, it is sunny | il fait beau, il fait froid, il pleut, le soleil brille | das wetter ist, schönes wetter, die sonne scheint, es regnet | hace buen tiempo, hace sol, hace frío, está lloviendo
    i hope you are, i hope you have, hope you are having | j'espère que vous | ich hoffe sie, ich hoffe dass sie, ich hoffe ihnen, ich hoffe bei ihnen | espero que usted*, espero que esté*, espero que tenga*, espero que pase*
    when you think about it, if you think about it, everyone has their own way | quand on y pense, si on y pense, chacun a sa, chacun sa | wenn man darüber nachdenkt, jeder hat seine, jeder sieht das | si uno lo piensa, cuando uno lo piensa, cada uno tiene su, cada cual tiene`,
  result: `
    went down, came down, fell from, dropped | a baissé, ont baissé, est descendu*, est tombé* | ging runter, zurückgegangen, gingen zurück, fiel, fielen | bajó, bajaron, ha bajado, cayó
    went up, rose, grew | a augmenté, ont augmenté, est monté* | ging hoch, gestiegen, stieg, zugenommen | subió, subieron, ha subido, aumentó
    instead of | au lieu de | statt, anstatt | en vez de, en lugar de
    from then on nobody | depuis plus personne | seither niemand | desde entonces nadie
    it worked, that worked | ça a marché, ça marche, a fonctionné | hat geklappt, hat funktioniert, klappt | funcionó, ha funcionado
    still in use, still used | encore utilisé*, toujours utilisé*, sert encore | noch benutzt, wird noch genutzt, noch in gebrauch | se sigue usando, se usa todavía, todavía se usa
    no complaint, no complaints | aucune réclamation, plus de réclamation*, pas de plainte* | keine beschwerde*, keine reklamation* | ninguna queja, sin quejas
    on time, in time | à temps, à l'heure, dans les temps | pünktlich, rechtzeitig | a tiempo, en hora
    thanked me, thanked us, thanked | m'a remercié, remercié, remerci* | bedankt, bedankte | me dio las gracias, dieron las gracias, agradeció, me agradeci*
    came back, returned to us | est revenu*, sont revenu* | kam wieder, kamen wieder, kam zurück | volvió, volvieron, regresó
    for the first time | pour la première fois | zum ersten mal | por primera vez
    half as many, halved, by half | de moitié, moitié moins | halb so viele, halbiert*, um die hälfte | a la mitad, la mitad
    twice as many, doubled | deux fois plus, doublé* | doppelt so viele, verdoppelt* | el doble, doblado, duplic*
    faster, quicker | plus vite, plus rapide* | schneller | más rápido, más rápida
    fewer, less | moins de | weniger | menos
    saved | gagné, économis* | gespart, eingespart | ahorr*
    agreed to, they agreed | ont accepté, a accepté | war einverstanden, waren einverstanden, zugestimmt | aceptó, aceptaron
    passed the exam, passed | réussi, réussie | bestanden | aprobé, aprobado
    was fixed, was solved | a été réglé, est réglé*, a été résolu | wurde behoben, war gelöst, war behoben | quedó resuelto, se resolvió, quedó arreglado
    nothing was missing, nobody was hurt | rien ne manquait, personne n'a été | es fehlte nichts, niemand wurde | no faltó nada, no faltaba nada
    in the end | à la fin, au final | am ende, letztlich, unterm strich | al final`,
  learning: `
    i learned, i learnt, learned that | j'ai appris, appris | gelernt, lernte | aprendí, he aprendido
    since then, ever since | depuis, depuis lors | seitdem, seither | desde entonces, desde ese día
    next time | la prochaine fois | beim nächsten mal, nächstes mal | la próxima vez
    my mistake, my fault | mon erreur, ma faute, c'était ma faute | mein fehler, meine schuld | mi error, mi culpa, fue culpa mía
    i was wrong, got it wrong | j'avais tort, je me suis trompé* | ich lag falsch, geirrt, lag daneben | me equivoqué, estaba equivocad*
    she was right, he was right, they were right | elle avait raison, il avait raison, ils avaient raison | sie hatte recht, er hatte recht, hatten recht | tenía razón, tenían razón
    i should have | j'aurais dû | ich hätte | debería haber, debí haber, tendría que haber
    i noticed, i realised, i realized | je me suis rendu compte, j'ai remarqué, j'ai réalisé, j'ai compris | gemerkt, bemerkt, mir wurde klar, verstanden | me di cuenta, noté, entendí, comprendí
    taught myself, self taught | appris seul*, appris par moi, autodidacte | selbst beigebracht, mir beigebracht | por mi cuenta, autodidacta, aprendí sol*
    practised, practiced | entraîné*, exercé* | geübt, übte | practiqué, practicar, ensay*
    read up, the manual | lu le manuel, la notice, le manuel | nachgelesen, handbuch | leí el manual, el manual
    now i ask, now i check, now i always | maintenant je demande, maintenant je vérifie | heute frage ich, jetzt frage ich, jetzt prüfe ich | ahora pregunto, ahora reviso, ahora siempre
    criticism, was criticised | critique, critiques, reproché | kritik, kritisiert | crítica, críticas, me criticaron
    i underestimated | j'ai sous-estimé, sous-estimé | unterschätzt | subestimé
    too late | trop tard | zu spät | demasiado tarde, tarde
    evening course, night class | cours du soir | abendkurs, abendschule | curso de noche, clases nocturnas
    feedback | retour, retours | rückmeldung*, feedback | comentarios, retroalimentación
    tried out, tried it | essayé, testé chez moi | ausprobiert, probiert | probé, lo probé`,
  sharing: `
    i showed them, showed the others, i showed | je leur ai montré, j'ai montré, montré aux | habe ich gezeigt, gezeigt, ihnen gezeigt | les enseñé, les mostré, enseñé a, mostré
    i trained, trained two | j'ai formé, formé | geschult, angelernt, eingearbeitet | formé a, capacité, entrené
    explained to the others | expliqué aux autres, expliqué à | den anderen erklärt, erklärt | expliqué a, les expliqué
    wrote a guide, wrote instructions, a checklist | écrit un guide, fait une fiche, une liste de contrôle | anleitung geschrieben, merkblatt, checkliste | escribí una guía, hice una ficha, una lista de control
    hung it up, put up on the wall | affiché, accroché | ausgehängt, aufgehängt | colgué, pegué en la pared
    they use it too, others use it | les autres l'utilisent, l'utilisent aussi | nutzen es auch, die anderen nutzen | también lo usan, lo usan los demás
    apprentice, trainee, new colleague | apprenti*, stagiaire, nouvelle collègue, nouveau collègue | azubi*, lehrling*, praktikant*, neue kollegin, neuen kollegen | aprendiz*, practicante, becari*, compañera nueva, compañero nuevo
    passed it on | transmis, transmise | weitergegeben | transmití, pasé a`,
  nextStep: `
    i am taking a course, i am doing a course, evening classes | je suis un cours, je suis une formation | ich mache einen kurs, ich besuche einen kurs | estoy haciendo un curso, hago un curso
    i have signed up, i have enrolled | je me suis inscrit*, inscrit à | angemeldet, eingeschrieben | me inscribí, me he apuntado, me apunté, me matriculé
    exam in | examen en, l'examen en | prüfung im | examen en
    next year | l'année prochaine, l'an prochain | nächstes jahr | el próximo año, el año que viene
    in two years | dans deux ans | in zwei jahren | en dos años, dentro de dos años
    i am preparing for | je prépare | ich bereite mich | me preparo, estoy preparando`,
  reasons: `
    because | parce que, parce qu*, car | weil, denn | porque, pues
    that is why, that's why, therefore | c'est pourquoi, c'est pour ça, c'est pour cela | deshalb, deswegen, darum, daher | por eso, por lo que, por tanto
    so that | pour que, afin que | damit, so dass, sodass | para que
    the reason was, the reason | la raison, la raison était | der grund, grund war | la razón, el motivo
    it turned out, turned out that, it was due to | il s'est avéré, c'était dû, cela venait, ça venait | stellte sich heraus, es lag an, lag an | resultó que, se debía a, era por
    otherwise | sinon | sonst, ansonsten | si no, de lo contrario`,
  tradeoff: `
    although, even though, even if | bien que, même si | obwohl, auch wenn | aunque, aun si
    that cost me, it cost me, cost us | ça m'a coûté, cela m'a coûté, nous a coûté | hat mich gekostet, kostete mich, hat uns gekostet | me costó, nos costó
    i would rather, i prefer, rather than | je préfère, plutôt que | lieber als, ist mir lieber, lieber | prefiero, antes que
    i said no, i refused | j'ai dit non, j'ai refusé | nein gesagt, abgelehnt, geweigert | dije que no, me negué, rechacé
    was angry, was annoyed, was not happy, didn't like it | fâché*, en colère, pas content*, pas plu | war sauer, war böse, verärgert, nicht begeistert, nicht erfreut | se enfadó, se enojó, molest*, no le gustó, no le hizo gracia
    however | cependant, toutefois, pourtant | jedoch, allerdings | sin embargo, no obstante
    in spite of, despite | malgré | trotz | a pesar de, pese a
    we lost | nous avons perdu, on a perdu | haben wir verloren, verloren | perdimos, se perdió
    i gave up, gave up | renoncé, j'ai renoncé | verzichtet, aufgegeben | renuncié
    took longer, slower | plus long, plus lent*, pris plus de temps | dauerte länger, langsamer | tardó más, más lento, más lenta`,
  situation: `
    one day, one evening, one morning | un jour, un soir, un matin | eines tages, eines abends, eines morgens | un día, una tarde, una mañana, una noche
    last year | l'année dernière, l'an dernier | letztes jahr, im letzten jahr | el año pasado
    once | une fois | einmal | una vez
    a customer, a patient, a guest | un client, une cliente, un patient, une patiente | ein kunde, eine kundin, ein patient, ein gast | un cliente, una clienta, un paciente, una paciente
    was missing, were missing | il manquait, manquait, manquaient | fehlte, fehlten | faltaba, faltaban
    broke down, was broken, failed | en panne, cassé*, a lâché | kaputt, ausgefallen, fiel aus | se averió, se rompió, estropead*, falló
    late, delayed | en retard, retard | verspätet, verspätung, zu spät | con retraso, retras*
    complained, complaint | s'est plaint*, plainte, réclamation | beschwert*, beschwerde*, reklamation* | se quejó, queja, reclamo, reclamación
    deadline | échéance, délai, date limite | frist, abgabe*, termin | plazo, entrega, fecha límite
    was ill, off sick | malade, en arrêt | krank, krankgeschrieben | enferm*, de baja
    my first week, my first day, in my first | ma première semaine, mon premier jour, lors de ma première | meine erste woche, mein erster tag, in meiner ersten, in meinem ersten | mi primera semana, mi primer día, en mi primer`,
  order: `
    first, first of all | d'abord, tout d'abord | zuerst, als erstes, zunächst | primero, en primer lugar
    then, after that | ensuite, puis, après cela | dann, danach | luego, después
    finally, in the end | enfin, finalement, pour finir | schließlich, zum schluss, zuletzt | finalmente, por último
    at the same time, meanwhile | en même temps, pendant ce temps | gleichzeitig, inzwischen, währenddessen | al mismo tiempo, mientras tanto
    before that | avant cela | davor, vorher | antes
    later | plus tard | später | más tarde`,
  analogy: `
    it is like, it's like, is like | c'est comme | ist wie, das ist wie | es como, es igual que
    imagine, picture | imagin*, figure-toi, figurez-vous | stell dir vor, stellen sie sich vor | imagin*, piens*
    for example, for instance | par exemple | zum beispiel, beispielsweise | por ejemplo
    i drew, drew a, a sketch, drawing | dessiné, un dessin, un croquis | gezeichnet, eine skizze, zeichnung | dibujé, un dibujo, un croquis
    in simple words, in plain words | avec des mots simples, en mots simples, simplement | mit einfachen worten, in einfachen worten | con palabras sencillas, en palabras sencillas, con palabras simples
    i compared it to, compare it | comparé à, je compare | verglichen mit, vergleiche ich | comparé con, lo comparo
    say it back, repeat it, in her own words, in his own words | répéter, avec ses mots, ses propres mots | wiederholen, mit eigenen worten | repetir, con sus palabras, que me lo repit*
    as if | comme si | als ob, als wenn | como si`,
  hedging: `
    maybe, perhaps | peut-être | vielleicht | quizás, quizá, tal vez, a lo mejor
    i think, i guess, i believe | je pense, je crois | ich denke, ich glaube, glaub ich | creo, pienso, supongo
    sort of, kind of, somehow | en quelque sorte, un peu comme | irgendwie, so ein bisschen | de alguna manera, como que
    usually, normally | d'habitude, normalement, habituellement | normalerweise, gewöhnlich | normalmente, por lo general
    often, sometimes | souvent, parfois, des fois | oft, manchmal | a menudo, a veces, muchas veces
    probably | probablement, sans doute | wahrscheinlich, vermutlich | probablemente, seguramente
    more or less | plus ou moins | mehr oder weniger | más o menos
    not really | pas vraiment | nicht wirklich | no mucho, la verdad es que no`,
  vague: `
    stuff, things like that, and so on, etcetera | des trucs, ce genre de choses, et ainsi de suite, etc | sachen, so sachen, und so weiter, usw | cosas así, y eso, etcétera, etc
    some kind of, something like | une sorte de, quelque chose comme | eine art, sowas wie | una especie de, algo así, algo como
    i don't remember, can't remember | je ne me souviens, me rappelle plus | weiß nicht mehr, kann mich nicht erinnern | no recuerdo, no me acuerdo
    various, several things | divers, diverses | verschiedenes, diverses, alles mögliche | varias cosas, diversas cosas, de todo
    from time to time, now and then | de temps en temps | ab und zu, von zeit zu zeit | de vez en cuando
    it depends | ça dépend, tout dépend, cela dépend | kommt darauf an, kommt es auf, hängt davon ab | depende
    on the whole, by and large, in general | dans l'ensemble, en général, globalement | im großen und ganzen, im allgemeinen, generell | en general, en líneas generales
    i'm not sure, not sure | je ne suis pas sûr*, pas sûr* | nicht sicher, bin mir nicht | no estoy segur*
    we managed somehow, it worked out somehow | on s'est débrouillé*, ça s'est arrangé | ging schon irgendwie, irgendwie geschafft | nos las arreglamos, se arregló solo, salimos adelante
    if needed, if necessary | si besoin, au besoin | bei bedarf, falls nötig | si hace falta, si es necesario`,
  opinion: `
    it is important, is very important, is important to me | il est important, est très importante, est très important, il m'importe, est important pour moi | ist wichtig, ist sehr wichtig, ist mir wichtig, ist mir sehr wichtig, wichtig ist | es importante, es muy importante, me importa, es importante para mí
    is decisive, is crucial, is essential | est décisi*, est crucial*, est essentiel* | ist entscheidend, entscheidend ist, ist unerlässlich | es decisiv*, es crucial, es esencial, es fundamental
    is indispensable | est indispensable | ist unverzichtbar, ist unentbehrlich | es imprescindible, es indispensable
    i am convinced | je suis convaincu*, je suis persuadé* | ich bin überzeugt | estoy convencid*
    i see criticism as, as a gift, on principle | la critique comme, comme un cadeau, par principe | als geschenk, grundsätzlich | la crítica como, como un regalo, por principio
    i am a person, i am someone, i am somebody | je suis une personne, je suis quelqu'un | ich bin ein mensch, ich bin jemand, ich bin eine person | soy una persona, soy alguien
    i am regarded as, people say i, i am known for | on me considère, on dit de moi, je passe pour, je suis reconnu* | ich gelte als, man sagt mir, bekannt dafür | se me considera, dicen de mí, me consideran, tengo fama
    one of my strengths, my strengths, my strength | une de mes forces, mes forces, mon point fort, mes points forts | meine stärke*, meiner stärken, zu meinen stärken | uno de mis puntos fuertes, mi punto fuerte, mis fortalezas
    added value | valeur ajoutée | mehrwert | valor añadido, valor agregado
    a topic of the future, the future belongs | un sujet d'avenir, l'avenir appartient | zukunftsthema, die zukunft gehört | tema de futuro, el futuro es
    plays a major role, plays an important role | joue un grand rôle, joue un rôle important | spielt eine große rolle, große rolle, wichtige rolle | juega un papel importante, papel importante, tiene un papel
    is the foundation, is the basis, the key to | est le fondement, est la base, la clé du, la clé de | ist die grundlage, ist die basis, der schlüssel | es la base, es el fundamento, la clave
    in such a situation, in such situations | dans une telle situation, dans de telles situations | in einer solchen situation, in solchen situationen | en una situación así, en tales situaciones, en situaciones así
    lifelong learning | apprendre tout au long, tout au long de la vie | lebenslanges lernen, lebenslang* | aprender toda la vida, aprendizaje continuo
    solution that everybody, win-win | solution avec laquelle tout le monde, gagnant-gagnant | lösung finden mit der alle, win-win | solución con la que todos, ganar-ganar
    one should, one must, you should always | il faut, on doit, on devrait | man sollte, man muss | se debe, hay que, uno debe, se debería
    great passion, my passion | grande passion, ma passion | große leidenschaft, meine leidenschaft | gran pasión, mi pasión
    above all, first and foremost | avant tout, par-dessus tout | vor allem anderen, in erster linie | ante todo, por encima de todo
    from an early age, always been | depuis toujours, dès mon plus jeune âge | schon immer, von klein auf | desde siempre, desde pequeñ*
    to the fullest, one hundred percent | à fond, à cent pour cent | voll und ganz, hundertprozentig | al máximo, al cien por cien`,
  praise: `
    hard-working, hardworking | travailleur, travailleuse | fleißig* | trabajador, trabajadora
    motivated, highly motivated | motivé* | motiviert* | motivad*
    reliable, reliability | fiable*, fiabilité | zuverlässig* | fiable*, fiabilidad, confiable
    excellent, excellently, outstanding | excellent*, excellemment, remarquable* | ausgezeichnet*, hervorragend* | excelente*, sobresaliente*, de maravilla
    i learn quickly, fast learner, quick learner | j'apprends vite, apprends rapidement | lerne schnell, lerne generell schnell | aprendo rápido, aprendo rápidamente
    structured manner, structured way of | manière structurée, esprit structuré | strukturierten art, strukturierte art | manera estructurada, forma estructurada
    flexible, resilient | flexible*, résilient* | flexibel, belastbar* | flexible*, resiliente*
    explains things well, good at explaining | sais bien expliquer, explique bien | gut erklären kann, kann gut erklären | explico bien, explica bien, sé explicar`,
  rigour: `
    i checked, checked, double-checked | vérifi*, contrôl* | prüf*, geprüft, kontroll* | revis*, comprob*, verific*
    i measured, measured | mesur* | gemessen, messung*, maß | medí, medición*, medid*
    i counted, counted | compté*, comptage* | gezählt, zählung*, zählte | conté, recuento*, contamos
    i wrote down, noted, log, logbook | noté, consigné, journal, cahier | notiert*, aufgeschrieben, protokoll*, aufgezeichnet | anot*, apunté, registro, registr*, bitácora, libreta
    list, checklist | liste, listes, check-list*, checklist* | liste*, checkliste*, prüfliste* | lista, listas, lista de control
    compared | compar* | verglichen, vergleich*, abgleich*, abgegl* | compar*, cotej*
    table, spreadsheet | tableau, tableaux, tableur, feuille excel | tabelle*, excel-tabelle | tabla*, hoja de cálculo, planilla*
    rule, rules | règle* | regel* | regla*, norma*
    test, tested, test case* | test*, cas de test, essai* | test*, getestet, testfall, testfälle, probe* | prueba*, caso de prueba, casos de prueba, probé
    version, backup, copy | version*, sauvegarde*, copie* | version*, sicherung*, kopie* | versión*, versiones, copia*, respaldo*
    invoice, receipt, contract | facture*, reçu*, contrat* | rechnung*, beleg*, quittung*, vertrag*, verträge | factura*, recibo*, contrato*
    schedule, plan | planning, plan, planifi* | plan*, dienstplan*, zeitplan* | plan, planific*, horario*, calendario
    deadline, due date | délai*, échéance* | frist*, termin* | plazo*, fecha límite
    screenshot, photo | capture, photo* | screenshot*, bildschirmfoto, foto* | captura*, pantallazo*, foto*
    label, labelled, marked | étiquet*, marqué* | etikett*, beschrift*, markiert* | etiquet*, rotul*, marqué
    instruction*, procedure | consigne*, instruction*, procédure* | anweisung*, vorschrift*, verfahren* | instruccion*, procedimiento*
    temperature, pressure, voltage | température*, pression, tension | temperatur*, druck, spannung | temperatura*, presión, voltaje, tensión
    stock, inventory | stock*, inventaire* | bestand*, bestände, inventur* | existencias, inventario*, stock
    cause, root cause | cause, cause racine, origine | ursache* | causa, causa raíz, origen
    documented, documentation | document* | dokument* | document*
    priority, priorities | priorit*, prioris* | priorit*, priorisier* | prioridad*, prioriz*
    share, rate, ratio, per cent, percent | taux, ratio, pour cent | quote*, anteil*, prozent | tasa*, proporción, por ciento
    request, ticket, form | demande*, ticket*, formulaire* | antrag*, ticket*, formular* | solicitud*, ticket*, formulario*`,
}

/** The column of a language in the rows above. */
export const columns = ['en', 'fr', 'de', 'es'] as const

/** The rows of a kind, each with its cells in the order of the columns. */
export function conceptRows(kind: CueKind): string[][] {
  return (concepts[kind] ?? '')
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => row.split('|').map((cell) => cell.trim()))
}
