import type { Language } from '#contract/languages.ts'
import type { KeyPoint, KeyPointGroup } from '#features/assessments/server/engine/key-points.ts'

/**
 * Prompt 1: what else one would need to know to repeat a test in which samples of marble, limestone, wood and plastic lie
 * in vinegar for a day. One point for each need named, three at most. Written from the rubric, in our own words.
 */
const needs: Record<Language, readonly KeyPoint[]> = {
  en: [
    {
      point: 'how much vinegar to pour',
      wordings: [
        'amount*/quantit*/volume*/how much/how many/ml/liters/litres/level/concentration/ratio/proportion + vinegar/vinager/acid',
        'fill level',
        'how much liquid',
        'amount of liquid',
        'vinegar + measure*/exact',
      ],
    },
    {
      point: 'which vinegar, and how strong',
      wordings: [
        'type*/kind*/which/ph/acidity/concentration/strength/brand/what vinegar + vinegar',
        'acidity',
        'ph',
      ],
    },
    {
      point: 'what the samples are made of',
      wordings: [
        'what/which/kind*/type*/exact + material*/samples/sample/wood/plastic/marble/limestone + !mass + !size + !container*',
        'type of wood',
        'type of plastic',
      ],
    },
    {
      point: 'how big the samples are',
      wordings: [
        'size*/surface*/dimension*/area/shape*/thickness/same size/how big/how large/volume/weight + sample*/material*/wood/marble/limestone/plastic/piece* + !container* + !vinegar',
        'surface area',
      ],
    },
    {
      point: 'how and how long the samples are rinsed',
      wordings: [
        'rins*/wash*/clean* + how/long/amount/much/many/time*/quantity/temperature/minutes/duration',
        'amount*/quantity/how much/volume/how many/type*/temperature + distilled/water',
      ],
    },
    {
      point: 'how the samples are dried',
      wordings: [
        'dry*/dried + how/method/way/placed/temperature/where/conditions/surface/towel/air/humidity/sun/environment/process/equipment',
      ],
    },
    {
      point: 'which containers, and how big',
      wordings: [
        'size*/type*/kind*/material*/what/which/volume*/capacity/dimension*/shape*/made/closed/open/covered/lid/same + container*/recipient*/jar*/beaker*/glass + !vinegar',
        'size* + container*',
      ],
    },
    {
      point: 'at which temperature and in what surroundings',
      wordings: [
        'temperature* + !distilled',
        'humidity',
        'pressure',
        'environment*',
        'light',
        'room conditions',
        'weather',
        'place where',
        'where + container*/stored/placed/kept',
      ],
    },
    {
      point: 'how the mass is measured',
      wordings: [
        'tool*/instrument*/scale/balance/device*/equipment + mass/weigh*/measure*/determin*',
        'precision',
        'accuracy',
      ],
    },
  ],
  fr: [
    {
      point: 'combien de vinaigre verser',
      wordings: [
        'quantite*/volume*/combien/dose*/ml/litre*/niveau/mesure*/proportion* + vinaigre/acide',
        'quantite* de liquide',
        'volume de liquide',
      ],
    },
    {
      point: 'quel vinaigre, et sa force',
      wordings: [
        'type*/quel/genre/sorte/marque/concentration/acidite/ph/force/nature/qualite + vinaigre',
        'acidite',
        'ph',
        'concentration',
      ],
    },
    {
      point: 'en quoi sont les échantillons',
      wordings: [
        'quel*/type*/nature/sorte*/genre + materiau*/materiel*/matiere*/bois/plastique/marbre/calcaire/echantillon* + !contenant* + !recipient* + !conteneur*',
        'composition',
      ],
    },
    {
      point: 'la taille des échantillons',
      wordings: [
        'taille*/surface*/dimension*/forme*/grandeur*/epaisseur*/superficie/volume*/poids + echantillon*/materiau*/materiel*/piece*/bois/marbre/morceau* + !vinaigre',
        'densite*',
      ],
    },
    {
      point: 'comment et combien de temps rincer',
      wordings: [
        'rinc*/lav*/nettoy* + combien/temps/duree/comment/quantite*/temperature/methode',
        'quantite*/combien/volume/type*/temperature + distillee/eau',
      ],
    },
    {
      point: 'comment les échantillons sèchent',
      wordings: [
        'sech*/sec + comment/methode/temperature/ou/condition*/environnement/endroit/enviroment/air/surface/humidite/maniere/lieu',
      ],
    },
    {
      point: 'quels récipients, et leur taille',
      wordings: [
        'taille*/type*/quel*/materiau*/matiere/volume/dimension*/forme*/capacite/ferme*/couvert*/grandeur/nature + contenant*/recipient*/conteneur*/bocal/pot',
      ],
    },
    {
      point: 'à quelle température et dans quel milieu',
      wordings: [
        'temperature* + !distillee',
        'humidite',
        'pression',
        'environnement*',
        'lumiere',
        'ambiant*',
        'condition* + experience/ambiante*',
        'lieu',
      ],
    },
    {
      point: 'avec quoi la masse est mesurée',
      wordings: [
        "balance/instrument*/appareil*/equipement*/outil* + mass*/messe/pes*/mesur*/determin* + !vous auriez besoin d'une",
        'precision',
      ],
    },
  ],
  de: [
    {
      point: 'wie viel Essig eingegossen wird',
      wordings: [
        'menge*/wie viel/wieviel/volumen/liter/ml/anteil/mass* + essig*/säure',
        '*essigmenge*',
        'menge* + flüssigkeit',
        'mengenangabe*',
        'menge + eingegossen',
        '*füllmenge*',
        '*füllhöhe*',
      ],
    },
    {
      point: 'welcher Essig, und wie stark',
      wordings: [
        'welch*/art/sorte/konzentration/typ/was für/säuregehalt/stärke/ph + essig*/säure',
        '*säuregehalt*',
        '*essigsorte*',
        '*konzentration*',
        '*essigart*',
        'ph/ph-wert',
        '*säurekonzentration*',
      ],
    },
    {
      point: 'woraus die Proben sind',
      wordings: [
        'welch*/art/sorte/was für/typ/genaue* + material*/materialien/holz*/kunststoff*/marmor/stoffe + !behälter* + !gefäß*',
        '*holzart*',
        '*kunststoffart*',
        '*materialart*',
        'zusammensetzung',
      ],
    },
    {
      point: 'wie groß die Proben sind',
      wordings: [
        'größe*/grösse*/oberfläche*/maße/form/abmessung*/dicke/volumen/wie groß/dichte + probe*/material*/stück*/holz + !behält* + !essig',
        '*oberfläche*',
        '*probengröße*',
        '*materialgröße*',
        '*probenvolumen*',
      ],
    },
    {
      point: 'wie und wie lange gespült wird',
      wordings: [
        '*spül*/*wasch*/*wäsch*/gereinigt + wie/lange/menge/viel/dauer/temperatur/zeit',
        'menge*/wie viel/wieviel/temperatur/welch*/bestimmt* + destillier*/wasser*',
        '*spüldauer*',
        '*wassermenge*',
        '*spülzeit*',
      ],
    },
    {
      point: 'wie die Proben trocknen',
      wordings: [
        '*trockn* + wie/bedingung*/temperatur*/wo/art/methode/luft/ort/umgebung/ofen/womit/feuchtigkeit',
        '*trocknungstemperatur*',
        '*trocknungsart*',
        '*trocknungsmethode*',
        '*trockentemperatur*',
      ],
    },
    {
      point: 'welche Behälter, und wie groß',
      wordings: [
        'welch*/größe*/grösse*/art/maße/was für/material/volumen/geschlossen*/offen/form/wie groß/beschaffenheit/verschlossen* + behält*/gefäß*/gefäss*/glas/gläser/becher + !essigmenge',
        '*behältergröße*',
        '*behältermaterial*',
        '*gefäßgröße*',
      ],
    },
    {
      point: 'bei welcher Temperatur und Umgebung',
      wordings: [
        '*raumtemperatur*',
        '*umgebungstemperatur*',
        'temperatur + !destillier*',
        '*luftfeucht*',
        '*luftdruck*',
        '*umgebung*',
        'licht',
        'standort',
        '*temperatur* + versuch*/experiment*/raum*/gelagert/essig',
      ],
    },
    {
      point: 'womit die Masse gemessen wird',
      wordings: [
        'waage*/messgerät*/instrument* + genau*/geeicht/welch*/art/typ/genauigkeit',
        'genauigkeit',
        'messgenauigkeit',
      ],
    },
  ],
  es: [
    {
      point: 'cuánto vinagre verter',
      wordings: [
        'cantidad*/cuanto/volumen/ml/litros/mililitros/nivel/medida*/proporcion* + vinagre/acido',
        'cantidad de liquido',
        'cuanto liquido',
      ],
    },
    {
      point: 'qué vinagre, y su fuerza',
      wordings: [
        'tipo*/clase/que vinagre/marca/concentracion/acidez/ph/pureza/cual + vinagre',
        'acidez',
        'ph',
        'concentracion',
      ],
    },
    {
      point: 'de qué son las muestras',
      wordings: [
        'tipo*/clase*/que/cual*/origen/composicion + material*/madera/plastico/muestras/marmol/caliza + !masa + !recipiente* + !envase* + !tamano + !temperatura',
        'composicion',
        'pureza/dureza/densidad + material*',
      ],
    },
    {
      point: 'el tamaño de las muestras',
      wordings: [
        'tamano*/superficie/dimension*/area/forma/grosor/volumen/peso/medida*/diametro/espesor + muestra*/material*/pieza*/madera/masa + !recipiente* + !vinagre + !envase*',
      ],
    },
    {
      point: 'cómo y cuánto tiempo se enjuaga',
      wordings: [
        'enjuag*/lav*/limpi*/aclar* + cuanto/tiempo/como/cantidad/temperatura/veces/por que',
        'cantidad*/cuanta/cuanto/volumen/temperatura/tipo + destilada/agua',
      ],
    },
    {
      point: 'cómo se secan las muestras',
      wordings: [
        'sec* + como/metodo/temperatura/donde/condiciones/superficie/lugar/locacion/ambiente/aire/manera/forma/sol/proceso',
      ],
    },
    {
      point: 'qué recipientes, y de qué tamaño',
      wordings: [
        'tamano*/tipo*/material*/medidas/que/forma/volumen/capacidad/cerrad*/abiert*/tapad*/hermetic*/dimension* + recipiente*/contenedor*/envase*/vaso*/frasco*',
      ],
    },
    {
      point: 'a qué temperatura y en qué ambiente',
      wordings: [
        'temperatura* + !destilada',
        'humedad',
        'presion',
        'ambiente',
        'altitud',
        'clima',
        'luz',
        'condiciones',
        'lugar',
      ],
    },
    {
      point: 'con qué se mide la masa',
      wordings: [
        'balanza/instrumento*/bascula/aparato*/herramienta*/equipo + mas*/pes*/medir/determinar/medicion',
        'precision',
        'exactitud',
      ],
    },
  ],
}

export const acidRain = (language: Language): KeyPointGroup[] => [
  { name: 'needs', most: 3, points: needs[language] },
]
