import type { ToldSource } from './told-cues.ts'

/** German: what shows that an answer tells something. */
export const germanTold: ToldSource = {
  past: /(?<!\p{L})(?:war|waren|warn|wars|hatte|hatten|hatt|wurde|wurden|kam|kamen|ging|gingen|gab|gabs|gaben|lief|liefen|stand|standen|saß|saßen|fand|fanden|rief|riefen|blieb|blieben|ließ|ließen|fiel|fielen|sank|sanken|stieg|stiegen|nahm|nahmen|hielt|hielten|bekam|bekamen|sah|sahen|schrieb|schrieben|sprach|trug|fuhr|brachte|brachten|dachte|dachten|wollt|wollte|wollten|konnte|konnten|konnt|musste|mussten|sollte|durfte|durften|schien|half|halfen|lag|lagen|zog|schlug|begann|verlor|verloren|verstand|entschied|wies|traf|trafen|las|bat|bot|warf|schnitt|maß|wuchs|starb|(?!(?:heute|leute|seite|seiten|weite|beste|letzte|erste|bitte|minuten?|liste|karten?|kiste|kisten|dritte|zweite|vierte|hälfte|mitte|bereite|kosten|daten|zeiten|warten?|leisten|rechte|alte|guten?|letzten|ersten|besten|gäste|werte|orte|punkte|schritte|inhalte|projekte|geräte|produkte|worte|gelebte|gesamte|konflikte|sollte|sollten|könnte|könnten|möchte|möchten|müsste|müssten|hätte|hätten|wüsste|beachten|arbeiten|halten|bieten|treten|raten)(?!\p{L}))\p{Ll}{3,}te[nt]?)(?!\p{L})/gu,
  participle:
    /(?<!\p{L})(?:\p{L}{0,6}ge\p{Ll}{2,}(?:t|en)|(?:be|ver|er|ent|zer|über|unter|um|wider)\p{Ll}{3,}(?:t|en)|\p{Ll}{3,}iert)(?!\p{L})/gu,
  helper:
    /(?<!\p{L})(?:hab|habe|haben|hat|hast|hatte|hatten|ist|is|sind|bin|war|waren|wurde|wurden|ham|hamm)(?!\p{L})/u,
  own: /(?<!\p{L})(?:ich|wir|mir|mich|hab|hamm)(?!\p{L})/u,
  deedsNeedPronoun: true,
  joints: `und, aber, dann, also`,
  occasion: `einmal, eines tages, eines abends, eines morgens, eines nachts, letztes jahr, im letzten jahr, letzten sommer, letzten
    winter, letzten monat, letzte woche, letzten herbst, gestern, neulich, im januar, im februar, im märz, im april, im mai, im
    juni, im juli, im august, im september, im oktober, im november, im dezember, januar 20*, februar 20*, märz 20*, april
    20*, mai 20*, juni 20*, juli 20*, august 20*, september 20*, oktober 20*, november 20*, dezember 20*, in 20*, im jahr,
    montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, im weihnachtsgeschäft, vor weihnachten, im praktikum,
    als ich, in meinem ersten, in meiner ersten, am anfang, damals, ich erinnere, an dem tag, an diesem tag, an dem abend,
    es gab, gab es, eine kundin, ein kunde, ein gast, eine dame, ein herr, ein mann, eine frau, eine kollegin, ein kollege,
    vor zwei, vor drei, vor einem jahr, im sommer, im winter, im herbst, im frühjahr`,
  result: `ergebnis*, am ende, schließlich, zum schluss, unterm strich, danach, gesunken, sank, sanken, gestiegen, stieg, stiegen,
    zurückgegangen, nie wieder, nie mehr, nicht mehr, keine mehr, kein einzig*, niemand, keiner, null, bedankt*, unterschrieb*,
    unterschrieben, geliefert, verkauft, gingen weg, ging raus, pünktlich, rechtzeitig, geschafft, geklappt, klappt, läuft,
    funktioniert*, bis heute, heute noch, noch nicht, nutzt, benutzen es, nutzen, benutzen, benutzt, akzeptiert, angenommen, zugestimmt, gelöst, behoben, erledigt, abgeschlossen,
    bezahlt, gelacht, lachte, verstanden, war weg, weggefallen, kam zurück, kamen zurück, gelungen, bestanden, stimmte,
    gewonnen, verloren, liegen geblieben, war böse, war sauer, wurde geändert, wurde behoben, kürzer, schneller, weniger, war da`,
  before: `vorher, früher, zuvor, davor, anfangs, bisher, von, statt, erst`,
  after: `nachher, jetzt, heute, danach, seitdem, seither, dann, auf`,
  reasons: `weil, damit, deshalb, deswegen, darum, denn, der grund, aus diesem grund, sodass, so dass, sonst, nämlich, um zu, um
    sicher*, daher, wegen sicherheit, um die, weshalb`,
  cost: `preis, wert, nimmt mir, der preis, preis war, gekostet, kostete, kostet mich, kostet uns, kostet zwar, auf kosten, in kauf, dafür, verzicht*,
    verloren, allerdings, liegen geblieben, liegen gelassen, stehen gelassen, war böse, war sauer, verärgert, nicht schön,
    schön war, unangenehm, begeistert war, war davon, nicht mit mir geredet, abgelehnt, nein gesagt, ich sagte nein,
    verworfen, statt, lieber, trotzdem, nachteil, strafe, gegen, obwohl, getauscht, mehr als, weniger als, verschoben`,
  lesson: `gelernt, ich lernte, lehre, lektion, seitdem, seither, seit dem tag, von da an, von nun an, ab da,
    nächstes mal, beim nächsten mal, jetzt frage ich, jetzt mache ich, jetzt prüfe ich, jetzt schaue ich,
    jetzt lese ich, jetzt schreibe ich, jetzt zeige ich, jetzt bestelle ich, frage jetzt, mache jetzt, prüfe jetzt,
    schreibe jetzt, heute frage ich, heute mache ich, heute prüfe ich, mach ich jetzt, frag ich jetzt, mir wurde klar,
    kapiert, eingesehen, begriffen, ich würde heute, würde ich heute, angewöhnt, umgestellt, selbst beigebracht,
    mir beigebracht, jetzt immer, kann ich jetzt`,
  noticed: `gemerkt, hätte ich, ich hätte, gesehen dass, verstanden dass, nie wieder, vorgenommen, mein fehler,
    meine schuld`,
  habit:
    /(?<!\p{L})(?:(?:seitdem|seither|jetzt|heute|nun|ab da|inzwischen) (?!(?:bin|kann|weiß|habe|hab|will|möchte|arbeite|wohne|lebe|suche|studiere)(?!\p{L}))\p{L}+ (?:ich|wir)(?!\p{L})|(?:ich|wir) \p{L}+ (?:es |das |sie )?(?:jetzt|seitdem|seither)(?!\p{L})|also (?:zeig|frag|mach|schreib)e? ich|bestelle seitdem|seitdem immer)/u,
  numbers: `drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn,
    achtzehn, neunzehn, zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig, hundert, tausend, dutzend,
    halb, hälfte, doppelt, zweimal, dreimal, viermal, anderthalb, dreieinhalb, zweieinhalb, drittel, viertel`,
}
