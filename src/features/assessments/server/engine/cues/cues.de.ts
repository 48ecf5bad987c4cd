import type { CueSource } from './cues.ts'

/** German word lists. Written for this project; umlauts are matched without their dots, `*` stands for any ending. */
export const german: CueSource = {
  functionWords: `der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, und, oder, aber, wenn, von, zu, zum, zur, in,
    im, an, am, auf, bei, beim, mit, aus, nach, vor, für, über, unter, durch, ohne, um, ist, war, waren, sind,
    bin, sein, habe, hat, hatte, hatten, haben, wurde, wurden, werden, wird, kann, konnte, ich, du, er, sie, es,
    wir, ihr, mich, mir, uns, ihnen, mein, meine, meinen, meinem, meiner, unser, unsere, unseren, ihre, ihren,
    dieser, diese, dieses, dass, was, wer, wie, wo, warum, wann, nicht, kein, keine, so, als, dann, sehr, auch,
    nur, noch, weil, da, sich, hier, damit, doch, schon, mehr, alle, alles, immer, bis, seit, beschreiben,
    erzählen, nennen, erklären, beispiel, situation, bitte`,
  self: `ich, mein, meine, meinen, meinem, meiner, mich, mir`,
  group: `wir, unser, unsere, unseren, uns, das team, gemeinsam, zusammen, alle, man`,
  actions: `gebaut, baute, erstell*, entworfen, entwarf, entwick*, organisier*, geleitet, leitete, geschrieben, schrieb,
    eingeführt, führte, eingerichtet, umgesetzt, setzte, gestartet, startete, geändert, änderte, behoben, behob, gelöst, löste,
    analysier*, gemessen, maß, getestet, testete, verhandel*, angerufen, rief, getroffen, traf, gefragt, fragte, zugehört,
    vorgeschlagen, schlug, entschied*, gewählt, wählte, geplant, plante, priorisier*, aufgeteilt, automatisier*, migrier*,
    dokumentier*, geschult, schulte, begleit*, präsentier*, überzeugt*, geprüft, prüfte, verglichen, verglich, untersuch*,
    gefunden, fand, identifizier*, reduzier*, ersetzt*, geliefert, lieferte, verkauft*, gemanagt, koordinier*, gesammelt,
    sammelte, vorbereitet, abgelehnt, zugegeben, gab zu, erklär*, übernommen, übernahm, entschuldigt*, vereinfacht*, benutzt*,
    verwendet*, installier*, besprochen, informier*, kontrollier*, sortier*, notiert*`,
  situation: `als, während, letztes jahr, im letzten jahr, damals, in meiner letzten, in meinem letzten, bei company*, unser
    kunde, der kunde, ein kunde, eine kundin, das problem, die herausforderung, frist*, termin*, verspät*, verzug, ausfall,
    ausgefallen, beschwer*, konflikt*, meinungsverschiedenheit*, musste*, sollte*, verloren, eines tages, eines morgens, im
    praktikum, vor der, nach der, zwei wochen vor, das ziel war, projekt*, krise, engpass, gescheitert, fehlte*, drohte*`,
  result: `ergebnis*, am ende, schließlich, dadurch, infolgedessen, gesunken, sank, sanken, gestiegen, stieg, stiegen,
    reduziert*, erhöht*, verringert*, gespart, sparte, verbesser*, pünktlich, rechtzeitig, geliefert, gewonnen,
    unterschrieb*, verlängert*, verdoppelt*, halbiert*, prozent, zufrieden*, bedankt*, übernommen, bis heute, noch
    heute, nicht mehr, erfolgreich, erreicht*, gelang, geschafft, sodass, fehlerquote, wiederhergestellt, konnten
    wieder, danach, seither, seitdem keine, keine mehr, kein einzig*, nie wieder, nur noch, statt, auf unter, von
    * auf, zurückgegangen, runter, um die hälfte, halb so, doppelt so, schneller, weniger, alle wurden, wurde
    geliefert, ging raus, behoben, gelöst, erledigt, abgeschlossen, angenommen, akzeptiert, zugestimmt,
    eingeführt, läuft, läuft heute, nutzen sie, nutzen es, nutzt das, blieb, gehalten, geblieben, ausgefallen,
    bestanden, wieder da, kam zurück, unterm strich, vorher, nachher`,
  learning: `gelernt, lernte, lerne, gelehrt, lektion, seitdem, seither, beim nächsten mal, nächstes mal,
    verstanden, erkannt, mir wurde klar, rückmeldung*, feedback, anders machen, mein fehler, geirrt, kurs,
    onlinekurs, fortbildung, weiterbildung, zertifikat, zertifizier*, gelesen, selbst beigebracht,
    beigebracht, geübt, übe, neugierig, ausprobiert, prototyp*, retrospektive, nachbesprechung, gemerkt, ich
    habe gemerkt, gesehen dass, unterschätzt, meine schuld, mein versehen, hätte ich, ich hätte, zu spät,
    hatte recht, sie hatte recht, seitdem frage, seitdem prüfe, seitdem teste, seit dem, heute mache,
    gewohnheit, abends, jeden abend, video*, anleitung, handbuch, durchgefallen, gescheitert, beim zweiten,
    beim ersten, daneben, zweimal falsch, angewöhnt, umgestellt, lehre gezogen, lehre daraus, daraus, von da
    an, von nun an, seit diesem tag, seit jenem, seit damals, jetzt frage ich, jetzt prüfe ich, jetzt mache
    ich, jetzt schaue ich, heute frage, heute prüfe, heute schaue, ich frage jetzt, eingesehen, begriffen,
    realisiert, mir ist klar, bemerkt, herausgefunden, falsch gemacht, falsch gelegen, der fehler, ein
    fehler, experiment*, probiert, studiert, angelesen, nachgelesen, tutorial*, ein buch, geändert, schuld,
    selbst schuld, selbst gelernt, lernen, schulung, hatten recht, im alleingang, allein`,
  sharing: `geteilt, teile, weitergegeben, geschult, schulung*, mentor*, betreut*, eingearbeitet, anleitung*, workshop*,
    dokumentation, dokumentiert, vorgestellt, erklärt, gezeigt, gemeinschaft, neue kolleg*, azubi*, praktikant*,
    leitfaden, angelernt, habe ich gezeigt, zwei kollegen, drei kollegen, den anderen, für alle, für die anderen,
    checkliste, merkblatt, aushang, eine seite, vorlage, nutzen sie jetzt, nutzen sie, nutzen es, übernommen,
    beigebracht, unterwiesen, unterweisung, vorgeführt, eingewiesen, erklärt den`,
  time: `gestern, letzte woche, letzten monat, letzten sommer, januar, februar, märz, april, mai, juni, juli, august,
    september, oktober, november, dezember, montag*, dienstag*, mittwoch*, donnerstag*, freitag*, wochenende,
    tage, tagen, tag, woche, wochen, monat, monate, monaten, stunde, stunden, minuten, quartal, jahr, jahre,
    jahren, morgens, abends, täglich*, wöchentlich*, heute, mittags, mitternacht, frühjahr, sommer, herbst,
    winter, schicht, frühschicht, spätschicht, nachtschicht, am selben tag, am nächsten tag, am nächsten morgen,
    nachts, minute, weihnachten, in 20*, jahres, monats`,
  place: `bei company*, an der school*, im lager, im büro, im laden, in der filiale, vor ort, im werk, in der produktion, am
    telefon, im krankenhaus, in der küche, in der praxis, an der universität, im ausland, am schalter, werkstatt`,
  order: `zuerst, erstens, zweitens, dann, danach, anschließend, schließlich, zum schluss, am anfang, zunächst, sobald, später,
    bevor, parallel, inzwischen, als erstes`,
  reasons: `weil, damit, um zu, deshalb, daher, deswegen, denn, der grund, sodass, aufgrund, wegen, dank, da ich, da wir, um
    sicher*, um die, darum, grund, ursache, sonst, so dass, nämlich`,
  tradeoff: `jedoch, allerdings, trotzdem, obwohl, anstatt, statt, lieber als, kompromiss*, auf kosten, dafür, andererseits,
    dagegen, verzicht*, risik*, nachteil*, abgewogen, alternative*, trotz, einschränkung*, kriteri*, langsamer, in
    kauf, kostete, gekostet, kosten, preis, der preis, verloren, verzichtet, dafür haben, lieber, wert, nachteil,
    nein gesagt, abgelehnt, nicht gemacht, böse, sauer, verärgert, begeistert war, nicht schön, war unangenehm,
    entweder, weniger als, mehr als, verworfen, dagegen entschieden, liegen geblieben, alternativ*`,
  hedging: `vielleicht, wahrscheinlich, irgendwie, ein bisschen, mehr oder weniger, ich denke, ich glaube, ich vermute, meistens,
    normalerweise, generell, im allgemeinen, oft, manchmal, gewöhnlich, sachen, und so weiter, usw, eigentlich, nicht wirklich,
    nicht so, ich versuche, manche, eher, ziemlich, halt, irgendwas, keine ahnung`,
  praise: `fleißig*, leidenschaft*, teamplayer, teamfähig*, perfektionist*, motiviert*, dynamisch*, sehr gut, ausgezeichnet*,
    der beste, die beste, großartig*, talentiert*, engagiert*, lernbereit*, führungspersönlichkeit, lerne schnell,
    zielstrebig*, zielorientiert*, proaktiv*, zuverlässig*, hervorragend*, experte, expertin, einzigartig*, ideale
    kandidat*, belastbar*, flexibel, professionell*, pünktlich und, ehrgeizig*, gewissenhaft*, kommunikativ*,
    perfekt*, danke, sozial kompetent, mehrwert, gabe, stärke, stärken, vielseitig, zuverlässig, motiviert,
    engagiert`,
  hypothetical: `ich würde, würde ich, ich könnte, ich möchte, ich werde, man sollte, man muss, wenn ich hätte, sollte man, wäre`,
  nonAnswer: `weiß nicht, ich weiß nicht, weiß ich nicht, keine ahnung, nichts, keine, keine angabe, kein kommentar, nein, ja,
    ok, weiter, nächste frage, entfällt`,
  work: `arbeit*, stelle, team*, projekt*, kund*, kolleg*, chef*, vorgesetzt*, firma, unternehmen, beruf*, aufgabe*,
      besprechung*, bericht*, nutzer*, produkt*, dienst*, lieferant*, budget, patient*, schüler*, auftrag*,
      bestell*, daten, code, system*, werkzeug*, prozess*, fähigkeit*, karriere, erfahrung*, ziel*,
      entscheidung*, mitarbeit*, software, verkauf*, lager*, qualität, schicht*, filiale*, büro, abteilung*,
      rechnung*, vertrag*, maschine*, anlage*, lieferung*, planung*, frist*, praktik*, ausbildung*, telefon*,
      anruf*, mail*, datei*, dokument*, studium, beruflich*, lösung*, herausforderung*, betrieb*, werkstatt*,
      meister*, azubi*, leitung*, führung*, mitarbeiter*, kommunikation, zusammenarbeit, tätigkeit*, gast,
      gäste, kasse*, verwaltung*`,
  motivation: `weil, ich möchte, ich suche, reizt mich, interessiert mich, ihr produkt, ihre produkte, ihr unternehmen, ihre
    firma, ihr team, diese stelle, diese rolle, der grund, passt, nächster schritt, gelesen`,
  opinion: `ich glaube, ich denke, ich finde, meiner meinung, meiner ansicht, ich bin überzeugt, ich bin der überzeugung, ich
    bin ein mensch, ich bin jemand, es ist wichtig, ist wichtig, ist entscheidend, entscheidend ist, ist das a und
    o, ist essenziell, ist unerlässlich, ist ein geschenk, gehört für mich, gehören heute, selbstverständlich*,
    grundsätzlich, stets, synergie*, ganzheitlich*, stakeholder*, win-win, lösungsorientiert*, zielorientiert*,
    kundenorientiert*, großen wert, größten wert, lege wert, das große ganze, hand in hand, höchstleistung*,
    führungsstärke, ausstrahlung, begeisterung, leidenschaft*, herzblut, perfektionismus, anspruch, hoher
    anspruch, weiterentwickel*, entfalten, potenzial*, herausforderungen, meistern, jede situation, jeder
    situation, alltag, kühlen kopf, investition, in die zukunft, grenzenlos*, ausgeprägt*, verständnis für, man
    sagt mir, mein umfeld, meine stärke*, größte stärke, am herzen, von natur, mein ganzes leben, schon immer,
    hundert prozent, man sollte, man muss, dynamisch*, innovativ*, synonym, philosophie, leben wir, ökosystem*,
    wertschöpfung, zukunftsorientiert*, strategische vision, führungssinn, renommiert*, gegenseitig*, neue höhen,
    erstklassig*, ständigem wandel, teil des alltags, der schlüssel, ruhe bewahren, intelligent*, proaktiv*,
    denkweise, denkhaltung, immer möglich, ist es immer, rückgrat, niemals, robuste, kontinuierlich*,
    verbesserungskultur, lehren ziehen, liebe zum detail, größten qualitäten, größten stärken, gegensätze, wissen
    zu schätzen, langfristig, wie die geschichte, ein leben lang, lebenslang*, beispiellos*, digitalisierung,
    künstliche intelligenz, immer neugierig, immer offen, ziel ist, zweifellos, ohne zweifel, gabe, guter
    kommunikator, gute kommunikation, empathie, stolz, verfüge über, potenzial, große namen, auf höchstem,
    fortgeschrittenem niveau, spitzen*, storytelling, fingerspitzengefühl, die richtigen leute, richtigen
    werkzeug*, besten werkzeug*, anspruchsvoll, perfektionist*, sehr erfahren*, profis, beherrsche, man sagt,
    traum`,
  analogy: `stell dir vor, stellen sie sich vor, das ist wie, ist wie, wie ein, wie eine, wie bei, wie wenn, als ob, zum
    beispiel, beispiel, bild, vergleich*, einfachen worten, einfache worte, ohne fachbegriffe, gezeichnet,
    zeichnung, skizz*, aufgemalt, gezeigt, mit eigenen worten, wiederhol*, schritt für schritt, anders gesagt, er
    hat verstanden, sie hat verstanden, nehmen wir an, angenommen`,
  nextStep: `nächster schritt, als nächstes, ich mache gerade, ich lerne gerade, derzeit, zurzeit, gerade
    mache, angemeldet, prüfung im, prüfung, ich bereite, dieses jahr, nächstes jahr, meister, modul*, kurs,
    lehrgang, seit januar, bis ende, will ich, habe ich vor, ich mache zurzeit, ich lerne zurzeit,
    eingeschrieben, ich plane, ich besuche, kurs in, im nächsten`,
  vague: `irgendwann, irgendwer, so eine art, so eine phase, eine art, zeug, alles mögliche, verschiedenes, ab und zu, hin
    und wieder, von zeit zu zeit, öfters, ich glaub, weiß nicht mehr, ich weiß nicht genau, nicht genau, nicht
    sicher, kommt drauf an, je nachdem, bei bedarf, im großen und ganzen, ging es, ging schon, oder so, und so,
    kein problem, alles kein problem, ohne ende, einiges, nicht immer einfach, nach gefühl, aus dem bauch,
    bauchgefühl, pi mal daumen, über den daumen, gut genug, passt schon, wird schon, einfach so, einfach mal,
    einfach nur, so gut es geht, nebenbei, grob, hauptsächlich, überwiegend, wenn sie fragen, außer wenn, nach
    augenmaß, bisschen`,
  rigour: `kriteri*, kennzahl*, messung*, gemessen, vergleichswert*, validier*, verifizier*, audit*, checkliste*,
    prüfliste*, geprüft, prüf*, kontroll*, test*, richtlinie*, vorgabe*, norm*, standard*, spezifikation*,
    lastenheft, dokument*, benennung, version*, rückverfolg*, nachvollziehbar*, protokoll*, reproduzierbar*,
    wiederverwend*, einheitlich*, system*, regel*, randbedingung*, annahme*, anforderung*, grenzwert*, schwelle*,
    toleranz*, zielwert*, umfang, zuständig*, meilenstein*, frist*, termin*, risik*, abwägung, priori*,
    entscheidung*, stichprobe*, stichprob*, streuung, quote*, fehlerquote*, grenzfall*, sonderfall*,
    barrierefrei*, vorschrift*, verordnung*, verfahren*, vorlage*, ursache*, freigabe*, abnahme*, überwach*,
    alarm*, verhältnis, auswertung*, prognose*, kalibrier*, inventur*, abgleich*, abgegl*, rechnung*, vertrag*,
    dienstplan*, plan*, strukturier*, definier*, übergabe*, raster, hierarchie, kontrast, format*, einteilung,
    kategorie*, klasse*, liste*, messschieber, drehmoment*, schaltplan*, differenz*, bestand*, bestände, buchung*,
    abfrage*`,
  plea: '',
  aside: '',
  smallTalk: '',
  values: {
    Innovation: `neue idee, neuer weg, prototyp*, experiment*, erfunden, innov*, erste version, pilot*, automatisier*, neuartig*,
      zum ersten mal, neu, neue, neuen, werkzeug, skript, simul*, tabelle, gebaut, ausprobiert, getestet`,
    'Customer Focus': `kund*, nutzer*, patient*, beschwerde*, bedürfnis*, bedarf, zufriedenheit, zurückgerufen, gäste, gast, angerufen,
      anruf*, familie*, sein problem, ihr problem, erstattung, warten, wartete*, kundin, mandant*, bewohner*,
      besteller*`,
    Integrity: `ehrlich*, zugegeben, gab zu, wahrheit, integrität, abgelehnt, ethi*, mein fehler, entschuldig*, vertraulich*,
      gemeldet, schuld, meine schuld, nein gesagt, offen, regel*, gefälscht, falsch*, richtige zahl*,
      korrigiert, nicht erlaubt, erlaubt, fehler*`,
    Collaboration: `gemeinsam, zusammen*, kolleg*, im team, paarweise, geholfen, half, workshop*, mit dem vertrieb, abgestimmt,
      team*, wir, mit zwei, mit drei, beide, geteilt, gezeigt, getauscht, einig*, lieferant*, abteilung*,
      fahrer*, werkstatt, schicht*, besprochen, leute, kollegen`,
    Excellence: `qualität*, standard*, test*, geprüft, exzellenz, null fehler, gemessen, verbesser*, präzis*, sorgfältig*,
      fehler*, genau*, kontroll*, schneller, doppelt geprüft, ohne fehler, toleranz, prozent, reduziert,
      gesunken, dokument*`,
    Diversity: `vielfalt, divers*, verschiedene hintergründe, inklusi*, barrierefrei*, sprachen, kulturen, perspektiven,
      sprache*, ausland, ausländ*, kultur*, ältere*, jüngere*, anfänger*, übersetz*, einfache worte, behinder*,
      arabisch, türkisch, akzent, frauen, neue kolleg*, erklärt`,
    Sustainability: `nachhaltig*, abfall, recycl*, energie*, co2, umwelt*, papier, wiederverwend*, langfristig*, gespart, weniger
      papier, heizung, transport, verpackung*, gebraucht*, reparier*, liter`,
    Transparency: `transparen*, offen, allen gesagt, zahlen geteilt, veröffentlicht, dashboard, informier*, begründet,
      aufgeschrieben, gesagt, geschrieben, gezeigt, gemeldet, bericht*, öffentlich*, offen*, ausgehängt,
      aushang, liste*, protokoll*, ehrlich*, erklärt, angesprochen, besprochen, tafel`,
    Responsibility: `verantwort*, übernommen, übernahm, bereitschaft, meine schuld, eingesprungen, geblieben, dafür gesorgt,
      gekümmert, fehler, mein fehler, meine entscheidung, ich habe entschieden, entschieden, selbst, allein,
      versprochen, sofort, am selben tag, frist*, unterschrieben, nachgefragt, geprüft, angerufen, habe ich, ich
      habe`,
    'Work-life Balance': `ausgleich, überstunden, arbeitslast, flexible zeiten, überlastung, erholung, pausen, tempo, schicht*, tausch*,
      getauscht, abend*, wochenende*, müde, urlaub, teilzeit, feierabend, dienstplan*, freier tag, frei`,
    Community: `gemeinschaft, ehrenamt*, verein, nachbar*, treffen, open source, mentor*, lokal*, freiwillig*, schule*, eltern,
      stadt, dorf, kostenlos*, feuerwehr, bewohner*, praktikant*, azubi*, familien, zusammen*`,
    'Growth Mindset': `gelernt, lern*, feedback, rückmeldung*, kurs, verbesser*, fehler*, geübt, weiterbildung, retrospektive,
      beigebracht, video*, abend*, ausprobiert, gescheitert, falsch, nächster schritt, prüfung, seitdem, heute,
      geändert, zertifikat*, buch, lehrgang`,
  },
  softSkills: {
    Communication: `erklär*, präsentier*, zugehört, schrieb, geschrieben, mail*, gesagt, rief, besprechung*, einfachen worten, informier*, skizze`,
    Teamwork: `team*, gemeinsam, zusammen*, kolleg*, geholfen, half, unterstütz*, geteilt`,
    'Problem Solving': `problem*, gelöst, löste, lösung*, ursache*, behoben, behob, analysier*, untersuch*, fand, gefunden, fehlersuche`,
    Adaptability: `änder*, geändert, angepasst, umgestellt, neues werkzeug, unerwartet*, kurzfristig*, gelernt, ersetzt, stattdessen`,
    'Time Management': `frist*, priorisier*, plan*, geplant, pünktlich, rechtzeitig, kalender, stunden, dringend*, termin*`,
    Leadership: `geleitet, leitete, führ*, delegier*, team von, entschied*, überzeugt*, verantwort*, geschult, betreut*`,
    Creativity: `idee*, entworfen, entwarf, erfunden, erstellt, prototyp*, neuer weg, skizz*, ungewöhnlich*`,
    'Critical Thinking': `verglich*, analysier*, hinterfragt*, annahme*, daten, gemessen, risik*, option*, abgewogen, geprüft`,
    'Attention to Detail': `geprüft, prüfte, detail*, fehler*, kontrollier*, test*, liste, genau*, zweimal, sorgfältig*`,
    'Emotional Intelligence': `zugehört, gefühl*, verärgert, wütend*, ruhig*, empath*, vertrauen, entschuldig*, verstanden, sorgen, vieraugengespräch, konflikt*`,
  },
}
