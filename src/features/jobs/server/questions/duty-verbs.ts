import type { Language } from '#contract/languages.ts'

const words = (list: string): readonly string[] => list.trim().split(/\s+/u)

const english =
  words(`manage develop lead design build create maintain support coordinate plan organi[sz]e analy[sz]e
  implement deliver drive handle prepare monitor write test deploy improve train coach sell negotiate advise assist
  conduct ensure supervise oversee operate install repair research review run teach treat produce track define
  translate audit process schedule recruit serve welcome document optimi[sz]e automate configure administer
  assess evaluate establish execute facilitate guide inspect investigate mentor moderate report resolve set keep
  answer collect compile cook clean drive transport load assemble`)

const french =
  words(`gérer développer concevoir piloter animer assurer accompagner analyser organiser préparer suivre
  rédiger coordonner encadrer former maintenir créer mettre participer réaliser contribuer vendre négocier
  conseiller accueillir superviser élaborer définir contrôler tester déployer améliorer optimiser recruter planifier
  produire traiter identifier proposer conduire diriger installer réparer entretenir enseigner évaluer garantir
  administrer automatiser configurer documenter établir veiller effectuer prospecter fidéliser construire surveiller
  servir cuisiner livrer monter intervenir répondre soigner`)

const german =
  words(`entwickeln betreuen planen leiten steuern organisieren koordinieren erstellen analysieren beraten
  verkaufen pflegen warten führen umsetzen optimieren prüfen testen dokumentieren gestalten konzipieren unterstützen
  bearbeiten überwachen durchführen verhandeln schulen vorbereiten sicherstellen begleiten bedienen montieren
  reparieren installieren unterrichten verantworten automatisieren konfigurieren einführen aufbauen verbessern
  empfangen ausbilden auswerten`)

const germanNouns =
  words(`Entwicklung Betreuung Planung Leitung Steuerung Organisation Koordination Erstellung Analyse
  Beratung Verkauf Pflege Wartung Führung Umsetzung Optimierung Prüfung Dokumentation Gestaltung Konzeption
  Unterstützung Bearbeitung Überwachung Durchführung Vorbereitung Sicherstellung Begleitung Bedienung Montage
  Installation Einführung Aufbau Verbesserung Ausbildung Auswertung Zubereitung`)

const spanish =
  words(`gestionar desarrollar diseñar dirigir coordinar organizar analizar preparar elaborar crear mantener
  apoyar supervisar planificar liderar vender negociar asesorar atender realizar controlar implementar mejorar
  optimizar formar capacitar redactar garantizar asegurar participar colaborar programar administrar evaluar
  definir desplegar probar automatizar configurar documentar reparar instalar enseñar producir contratar impulsar
  conducir acompañar investigar cocinar servir recibir reponer`)

const englishForms = english.map((verb) => `${verb.replace(/e$/u, '')}(?:e|s|es|ing|ning|ting)?`)

/** The French infinitive, and the forms after "vous". */
const frenchForms = french.flatMap((verb) => {
  if (verb.endsWith('er')) return [verb, `vous ${verb.slice(0, -2)}(?:e?ez|erez)`]
  return verb.endsWith('ir') ? [verb, `vous ${verb}ez`] : [verb]
})

const frenchNouns = words(
  'gestion développement conception pilotage animation suivi rédaction coordination encadrement maintenance création réalisation élaboration mise préparation analyse accueil vente',
).map((noun) => `${noun} (?:de |des |du |d[’']|en )`)

const germanForms = [...german.map((verb) => `Sie (?:${verb})`), ...germanNouns]

const spanishForms = spanish.flatMap((verb) => [verb, `${verb}á(?:s)?`])

/** How a duty begins in each language. German infinitives end their phrase. */
export const dutyOpenings: Readonly<Record<Language, readonly string[]>> = {
  en: englishForms,
  fr: [...frenchForms, ...frenchNouns],
  de: germanForms,
  es: spanishForms,
}

export const germanEndings: readonly string[] = german
