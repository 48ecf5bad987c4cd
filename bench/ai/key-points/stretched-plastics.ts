import type { Language } from '#contract/languages.ts'
import type { KeyPoint, KeyPointGroup } from '#features/assessments/server/engine/key-points.ts'

/**
 * Prompt 2: a conclusion from a table of how far four plastics stretch under a weight (one point), and two ways to
 * improve the design or its validity (a point each). Written from the rubric, in our own words.
 */
type Points = { conclusion: readonly KeyPoint[]; improvements: readonly KeyPoint[] }
const points: Record<Language, Points> = {
  en: {
    conclusion: [
      {
        point: 'one plastic stretches the most or the least',
        wordings: [
          'most/more/greatest/highest/max*/longest/largest/best/higher/strechiest/stretchiest + stretch*/strech*/elastic*/extend*/flexib*/elong* + b',
          'least/less/lowest/smallest/shortest/not + stretch*/strech*/elastic*/extend*/flexib*/elong* + a',
          'strongest/stronger/undistorted/resist* + d/a',
        ],
      },
      {
        point: 'plastics differ in how far they stretch',
        wordings: [
          'different/differ*/not all/depend*/influenc*/vary/varies/some + plastic*/polymer*/type*/composition/material* + stretch*/strech*/elastic*/extend*/elong*',
        ],
      },
      {
        point: 'plastics stretch more in a second trial',
        wordings: [
          'second/t2/2nd/again + trial/time/test + stretch*/more/greater/longer',
          'stretch* + more + second/each/work',
        ],
      },
    ],
    improvements: [
      {
        point: 'more trials',
        wordings: [
          'more/additional/another/third/extra/several/multiple/three/few/4/3/increase number + trial*/tests/measurements/repetition*/tries/attempts/runs',
          'repeat* + more/several/times',
          'average/mean + trial*/result*/take/calculate*',
          't3',
        ],
      },
      {
        point: 'the same length or size of each sample',
        wordings: [
          'same/equal/similar/uniform/initial/original/starting/before/identical/control*/consistent + length*/size*/dimension*/thick*/width/shape/area + !weight* + !increas* + !decreas* + !stretch*',
          'length/size/width/dimension* + provid*/indicat*/stat*/record*/show/mention*/know/specif*',
          'thickness',
          'width',
          'initial length',
          'before and after',
        ],
      },
      {
        point: 'say how heavy the weights are, and keep them the same',
        wordings: [
          'how much/how many/amount*/mass/number/specif*/exact*/same/equal/identical/state*/indicat*/tell/known/consistent/kind + weight*/weigh/mass/grams/load/force + !increase',
          'weight + not specified/should be specified/must be',
        ],
      },
      {
        point: 'more samples of each plastic',
        wordings: ['more/additional/several/two/number + samples/pieces/specimens', 'two or more + sample*'],
      },
      {
        point: 'a fixing that is the same for each',
        wordings: [
          'clamp*/tape/taped/taping/attach*/hung/fasten* + same/exact/place*/position/evenly/where/state/specif*/secure*',
        ],
      },
      {
        point: 'measure more exactly, and say what was used',
        wordings: [
          'precise*/accura*/better/decimal*/instrument*/ruler/digital + measur*/instrument*/device*',
          'say which/name/identify/what/which/indicate + type + plastic* + used',
        ],
      },
    ],
  },
  fr: {
    conclusion: [
      {
        point: "un plastique s'étire le plus ou le moins",
        wordings: [
          'plus/moins/mieux/davantage/meilleur*/maxim*/minim* + etir*/elasti*/extens*/allong*/souple*/resist*/flexib*/deform*/longueur/solide* + a/b/c/d',
          'a/b/c/d + pas/aucun*/seul + etir*/chang*/deform*/allong*',
        ],
      },
      {
        point: "les plastiques ne s'étirent pas également",
        wordings: [
          'differen*/depend*/varie*/tous/certains/selon/influenc* + plastique*/polymere*/type*/materiau* + etir*/elasti*/allong*/extens*/deform*/longueur',
        ],
      },
      {
        point: "ils restent déformés ou s'étirent plus au second essai",
        wordings: [
          'deform* + permanent*/tous/quatre*',
          'deuxieme/second/t2 + essai/test/fois + plus/etir*/long*',
        ],
      },
    ],
    improvements: [
      {
        point: "davantage d'essais",
        wordings: [
          'plus/autre*/troisieme/davantage/plusieurs/nombre/augmenter/supplementaire*/repet*/multipl*/trois/effectuer + essai*/test*/mesures/experience*/fois/tests/tentative*/repetition* + !exactement',
          'moyenne',
          'repet* + experience/essai*/test*',
        ],
      },
      {
        point: 'la même taille pour chaque échantillon',
        wordings: [
          'meme*/identique*/egal*/similaire*/initial*/depart/avant/uniforme* + longueur*/taille*/dimension*/epaisseur*/largeur/echantillon*/forme*',
          'longueur/taille/epaisseur/largeur/dimension* + echantillon*/plastique*/indiqu*/precis*/mesur*/not*',
          'epaisseur',
          'neufs/nouve* + echantillon*',
          'longueur initiale',
          'avant + apres',
        ],
      },
      {
        point: 'dire le poids des masses, et garder le même',
        wordings: [
          'meme*/precis*/valeur/indiqu*/combien/nombre/masse/quantite*/egal*/exact*/differen*/augment*/plus/lourd*/vari*/identique*/ajout* + poids',
        ],
      },
      {
        point: "plus d'échantillons ou de sortes de plastique",
        wordings: [
          'plus/autre*/davantage/plusieurs/nombre/grand + echantillon*/plastiques/types/materiaux',
          'quel/type* + plastique* + utilis*/indiqu*',
        ],
      },
      {
        point: 'une meilleure fixation',
        wordings: [
          'pince*/ruban/coll*/attach*/fix*/accroch*/table + meme*/deux/mieux/autre*/solid*/position/endroit/differen*/exact* + !bord superieur',
        ],
      },
      {
        point: 'le temps ou la température',
        wordings: [
          'temps/minute*/heure*/duree/longtemps + plus/suspend*/differen*/long*/laiss*/augment*/attend*',
          'temperature',
        ],
      },
      {
        point: 'mesurer plus exactement',
        wordings: [
          'precis*/exact*/mieux/instrument*/regle/outil*/correct* + mesur*/longueur*/donnee*/resultat*',
          'pourcentage*',
          'tableau',
        ],
      },
    ],
  },
  de: {
    conclusion: [
      {
        point: 'ein Kunststoff dehnt sich am meisten oder am wenigsten',
        wordings: [
          'meist*/wenigst*/größt*/grösst*/höchst*/niedrigst*/geringst*/stärkst*/längst*/mehr/weniger/besser/am besten/kaum/dehnbarst*/elastischst* + *dehn*/*streck*/elasti*/verform*/länge*/flexib*/*stabil*/*halt* + a/b/c/d',
          'a/b/c/d + dehnbarst*/elastischst*/dehnbarer/elastischer/stabilst*/flexibelst*',
          'dehnbarst*/elastischst* + a/b/c/d',
          'a/b/c/d + nicht/kein*/kaum/wenig + *dehn*/*streck*/elasti*/verform*/verändert*',
        ],
      },
      {
        point: 'Kunststoffe dehnen sich verschieden weit',
        wordings: [
          'verschieden*/unterschied*/abhängig/nicht alle/alle/je nach/hängt/einige/variier* + kunststoff*/plastik*/polymer*/material*/proben/stoffe + *dehn*/*streck*/elasti*/verform*/länge*',
          'unterschied* + *dehn*/*streck*/elasti*',
        ],
      },
      {
        point: 'im zweiten Durchlauf weiter, oder fast gleich',
        wordings: [
          'zweit*/d2/beiden/durchläuf*/erneut* + *dehn*/*streck*/länge*/ergebnis*/abweich*/variier*/minimal/gleich* + !hätte* + !sollt* + !verwend*',
          'ungenau*',
        ],
      },
    ],
    improvements: [
      {
        point: 'mehr Durchläufe',
        wordings: [
          'mehr/weitere*/dritte*/zusätzlich*/mehrere*/öfter/häufiger/anzahl/wiederhol*/größere*/3/drei + durchl*/versuch*/test*/messung*/mal/wiederholung*/durchgäng*/durchgang*/male/experiment*/messwert*',
          'öfter/häufiger/mehrmals/mehrfach',
          '*mittelwert*',
          'durchschnitt*',
          'wiederhol* + versuch*/experiment*/test*/messung*',
        ],
      },
      {
        point: 'gleich große Proben',
        wordings: [
          'gleich*/selbe*/identisch*/einheitlich*/ausgangs*/anfangs*/ursprüng*/längere* + *länge*/größe*/grösse*/groß*/lang*/dick*/breit*/maße/probe*/stück*',
          '*länge*/größe*/dicke/breite/stärke/maße + *probe*/kunststoff*/angeben/angegeben/notier*/messen/gemessen',
          'dicke',
          'breite',
          '*ausgangslänge*',
          '*anfangslänge*',
          'vorher + nachher',
          '*materialstärke*',
          'neue/frische + probe*/kunststoff*',
        ],
      },
      {
        point: 'wie schwer die Gewichte sind, immer gleich',
        wordings: [
          'gleich*/selbe*/wie viel/anzahl/genaue*/schwer*/masse/unterschiedlich*/verschieden*/angab*/angegeben/angeben/menge/mehr/höhere*/welche*/variier*/definier*/gramm/kg/konkret*/bestimmt*/einheitlich* + *gewicht*',
          'gewichtsangabe*',
          '*kraft*',
        ],
      },
      {
        point: 'mehr Proben oder Kunststoffarten',
        wordings: [
          'mehr/weitere*/andere*/mehrere*/anzahl/größere/zusätzlich*/verschieden* + proben/kunststoffe/materialien/plastikarten/kunststoffarten/materialproben/probe',
          'spezifi*/bezeichn*/welche*/genau* + kunststoff*/plastik*/material*',
          '*dichte*',
        ],
      },
      {
        point: 'eine bessere Befestigung',
        wordings: [
          'klammer*/klemm*/klebe*/kleb*/befestig*/*tisch*/fixier*/anbring*/aufhäng* + gleich*/besser*/stärker*/ander*/genau*/fest*/stell*/position*/art*/exakt*/schraub*/mitte/statt',
        ],
      },
      {
        point: 'Zeit oder Temperatur',
        wordings: [
          'zeit*/minuten/stunden/länger*/*dauer*/hängezeit + läng*/verschieden*/unterschied*/häng*/mehr/variier*/verläng*/erhöh*/*stopp*',
          '*temperatur*',
          'stoppuhr',
        ],
      },
      {
        point: 'genauer messen',
        wordings: [
          'genau*/präzis*/exakt*/besser*/nachkomma* + *mess*/länge*/gerät*/lineal*/werte/ergebnis*',
          '*messgerät*',
          '*messinstrument*',
          'prozent*',
        ],
      },
    ],
  },
  es: {
    conclusion: [
      {
        point: 'un plástico se estira más o menos que los otros',
        wordings: [
          'mas/menos/mayor*/menor*/mejor/maxim*/minim*/mucho/poco + estir*/elast*/eslast*/elatic*/extens*/flexib*/alarg*/resist*/longitud/malea*/deform*/ductil* + a/b/c/d',
          'a/b/c/d + no/ningun*/nada + estir*/cambi*/vari*/alarg*/elast*',
        ],
      },
      {
        point: 'los plásticos se estiran de modo distinto',
        wordings: [
          'diferen*/distint*/depend*/todos/algunos/segun/varia*/vari* + plastico*/polimero*/tipo*/material*/muestra* + estir*/elast*/eslast*/alarg*/longitud/deform*',
        ],
      },
      {
        point: 'en la segunda prueba se estiran más',
        wordings: ['segund*/p2/t2 + prueba/vez/ensayo + mas/mayor/estir*/longitud'],
      },
    ],
    improvements: [
      {
        point: 'más pruebas',
        wordings: [
          'mas/otra*/tercer*/varias/numero/adicional*/repet*/repit*/mayor/aumentar/tres/3/multiples + prueba*/ensayo*/medicion*/veces/intento*/experimento*/repeticion*/muestreo*/test*/procedimiento*',
          'promedi*',
          'media + calcul*/resultado*',
          'repetir',
        ],
      },
      {
        point: 'el mismo tamaño de cada muestra',
        wordings: [
          'mism*/igual*/inicial*/original*/identic*/similar*/antes/uniform*/estandar* + longitud*/tamano*/medida*/dimension*/grosor*/ancho/espesor/largo/muestra*/forma + !peso*',
          'longitud/tamano/grosor/espesor/medida*/dimension* + muestra*/plastico*/inclu*/indic*/anot*/especific*/cada',
          'grosor',
          'espesor',
          'longitud inicial',
          'medida original',
          'antes + despues',
          'nuev* + muestra*/pedazo*/plastico*',
        ],
      },
      {
        point: 'cuánto pesan las pesas, siempre igual',
        wordings: [
          'cantidad*/cuanto/mism*/exact*/especific*/indic*/igual*/valor/numero/diferent*/distint*/mas/mayor*/aument*/vari*/anadi*/inclu*/masa + pes*/carga*/fuerza',
        ],
      },
      {
        point: 'más muestras o tipos de plástico',
        wordings: [
          'mas/otr*/mayor/varias/numero/diferente* + muestras/plasticos/tipos/materiales/polimeros + !estir* + !elast*',
          'tipo*/que/nombre + plastico* + us*/utiliz*/especific*/indic*',
        ],
      },
      {
        point: 'una fijación mejor',
        wordings: [
          'pinza*/cinta*/abrazadera*/mesa/fij*/sujet*/anclaje/colgad*/peg* + mism*/mejor*/otr*/exact*/posicion/lugar/distint*/segur*/ambos/asegur*',
        ],
      },
      {
        point: 'el tiempo o la temperatura',
        wordings: [
          'tiempo/minutos/horas/hora/periodo + mas/mayor/diferent*/colg*/dejar*/aument*/largo/despues/distint*',
          'temperatura*',
          'calor',
        ],
      },
      {
        point: 'medir con más exactitud',
        wordings: [
          'precis*/exact*/mejor*/instrumento*/regla + medi*/longitud*/dato*/instrumento*',
          'porcentaje*',
          'simultane*/a la vez/al mismo tiempo',
        ],
      },
    ],
  },
}

export const stretchedPlastics = (language: Language): KeyPointGroup[] => [
  { name: 'conclusion', most: 1, points: points[language].conclusion },
  { name: 'improvements', most: 2, points: points[language].improvements },
]
