import { placeKey } from './place-key.ts'

/** Cities of the world as their own people and their neighbours write them, after the gazetteer's name for them. */
const cities: Readonly<Record<string, string>> = {
  AE: 'Dubai: دبي, Dubaï · Abu Dhabi: Abou Dabi, أبوظبي, أبو ظبي',
  AT: 'Vienna: Wien, Vienne, Viena · Salzburg: Salzbourg, Salzburgo',
  BE: 'Brussels: Bruxelles, Brüssel, Bruselas, Brussel · Antwerpen: Anvers, Amberes, Antwerp · Gent: Gand, Gante, Ghent · Liège: Lüttich, Lieja · Brugge: Bruges, Brügge, Brujas',
  CA: 'Québec: Quebec City',
  CH: 'Genève: Genf, Geneva, Ginebra · Basel: Bâle, Basilea · Bern: Berne, Berna · Zürich: Zurich · Luzern: Lucerne, Lucerna · Lausanne: Lausana',
  CL: 'Santiago: Santiago de Chile',
  CN: 'Beijing: Pékin, Peking, Pekín · Shanghai: Schanghai',
  CU: 'Havana: La Havane, La Habana, Havanna',
  CZ: 'Prague: Praha, Prag, Praga · Brno: Brünn',
  DE: 'Munich: München, Múnich · Köln: Cologne, Colonia · Nürnberg: Nuremberg, Núremberg · Frankfurt am Main: Frankfurt, Francfort, Fráncfort · Hamburg: Hambourg, Hamburgo · Hannover: Hanovre, Hanover · Dresden: Dresde · Aachen: Aix-la-Chapelle, Aquisgrán · Mainz: Mayence, Maguncia · Trier: Trèves, Tréveris · Regensburg: Ratisbonne, Ratisbona · Freiburg: Freiburg im Breisgau, Fribourg-en-Brisgau · Leipzig: Leipsick · Braunschweig: Brunswick · Bremen: Brême · Koblenz: Coblence · Saarbrücken: Sarrebruck',
  DK: 'Copenhagen: København, Copenhague, Kopenhagen',
  DZ: 'Algiers: Alger, Algier, Argel, الجزائر العاصمة · Oran: وهران, Orán · Constantine: قسنطينة · Annaba: عنابة',
  EG: 'Cairo: Le Caire, Kairo, القاهرة · Alexandria: Alexandrie, Alejandría, الإسكندرية',
  ES: 'Sevilla: Séville, Seville · Zaragoza: Saragosse, Saragossa · Córdoba: Cordoue · A Coruña: La Coruña, Coruña, La Corogne · Donostia / San Sebastián: Donostia, San Sebastián, Saint-Sébastien · Bilbao: Bilbo · Alicante: Alacant · Palma: Palma de Mallorca, Palma de Majorque · Cadiz: Cadix, Cádiz · Granada: Grenade · Girona: Gerona, Gérone · Lleida: Lérida · Barcelona: Barcelone · Gasteiz / Vitoria: Vitoria-Gasteiz, Vitoria, Gasteiz',
  FR: 'Strasbourg: Straßburg, Estrasburgo · Nice: Niza, Nizza · Marseille: Marseilles, Marsella · Bordeaux: Burdeos · Lyon: Lyons · Mulhouse: Mülhausen · Lille: Rijsel · Paris: باريس',
  GB: 'London: Londres, Londra, لندن · Edinburgh: Édimbourg, Edimburgo',
  GR: 'Athens: Athènes, Athen, Atenas, Athina · Thessaloníki: Thessalonique, Salónica',
  HK: 'Hong Kong: Hongkong',
  IN: 'Mumbai: Bombay · Bengaluru: Bangalore',
  IT: 'Milan: Milano, Mailand, Milán · Rome: Roma, Rom · Turin: Torino, Turín · Naples: Napoli, Neapel, Nápoles · Florence: Firenze, Florenz, Florencia · Venice: Venezia, Venise, Venedig, Venecia · Genoa: Genova, Gênes, Genua, Génova · Bologna: Bologne, Bolonia · Padova: Padoue, Padua',
  JO: 'Amman: عمّان',
  JP: 'Tokyo: Tokio',
  KR: 'Seoul: Séoul, Seúl',
  LB: 'Beirut: Beyrouth, بيروت',
  LU: 'Luxembourg: Luxemburg, Luxemburgo',
  LY: 'Tripoli: طرابلس, Tripolis · Benghazi: بنغازي',
  MA: 'Casablanca: الدار البيضاء · Rabat: الرباط · Marrakesh: Marrakech, Marrakesch, مراكش · Tangier: Tanger, Tánger, طنجة · Fès: Fez, فاس · Meknès: مكناس',
  MX: 'Mexico City: Ciudad de México, CDMX, Mexico-Stadt',
  NL: 'The Hague: La Haye, Den Haag, La Haya',
  PL: 'Warsaw: Warszawa, Varsovie, Warschau, Varsovia · Kraków: Cracovie, Krakau, Cracovia · Wrocław: Breslau · Gdańsk: Danzig',
  PT: 'Lisbon: Lisboa, Lisbonne, Lissabon · Porto: Oporto',
  QA: 'Doha: الدوحة',
  RO: 'Bucharest: București, Bucarest, Bukarest',
  RS: 'Belgrade: Beograd, Belgrad, Belgrado',
  RU: 'Moscow: Moscou, Moskau, Moscú',
  SA: 'Riyadh: Riad, Riyad, الرياض · Jeddah: Djeddah, جدة',
  SE: 'Stockholm: Estocolmo · Göteborg: Gothenburg',
  SG: 'Singapore: Singapour, Singapur',
  SY: 'Damascus: Damas, Damaskus, Damasco, دمشق',
  TR: 'Istanbul: Estambul · İzmir: Smyrne, Esmirna',
  UA: 'Kyiv: Kiev, Kiew',
  US: 'New York City: New York, Nueva York',
  ZA: 'Cape Town: Le Cap, Kapstadt, Ciudad del Cabo',
}

let spelled: Map<string, { name: string; country: string }> | undefined

/** By the key of each spelling: the city's name in the gazetteer, as a key, and its country. */
export function spelledCities() {
  spelled ??= new Map(
    Object.entries(cities).flatMap(([country, list]) =>
      list.split(' · ').flatMap((entry) => {
        const [name = '', spellings = ''] = entry.split(': ')
        return spellings
          .split(', ')
          .map((spelling) => [placeKey(spelling), { name: placeKey(name), country }] as const)
      }),
    ),
  )
  return spelled
}
