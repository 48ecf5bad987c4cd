import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { readOne } from '#testing/interviews/read-one.ts'
import { detectStarElements, type StarElement, type StarEvidence } from './star-elements.ts'

type Case = readonly [Language, StarElement, StarEvidence, string]
const sees = (cases: readonly Case[]) =>
  it.each(cases)('§assessment-6 in %s: %s is %s in %j', (language, part, telling, text) => {
    expect(detectStarElements(readOne(language, text))[part]).toBe(telling)
  })

describe('a result', () => {
  describe('is what others did after the speaker’s own deed', () => {
    sees([
      [
        'en',
        'result',
        'found',
        'I called the driver and moved the load. The customer thanked us and no line stopped.',
      ],
      [
        'fr',
        'result',
        'found',
        "J'ai appelé le chauffeur et j'ai déplacé la livraison. Le client a remercié, aucune ligne ne s'est arrêtée.",
      ],
      [
        'de',
        'result',
        'found',
        'Ich habe den Fahrer angerufen und die Ladung verschoben. Der Kunde hat sich bedankt, niemand musste warten.',
      ],
      [
        'es',
        'result',
        'found',
        'Llamé al conductor y moví la carga. El cliente agradeció el aviso y ninguna línea se paró.',
      ],
    ])
  })
  describe('is one figure before and another after', () => {
    sees([
      [
        'en',
        'result',
        'found',
        'I built a sheet that checked the codes. Before it we had 6 rejected files, now 1, and the team used it.',
      ],
      [
        'fr',
        'result',
        'found',
        "J'ai mis l'oxygène et j'ai expliqué le masque. La saturation est passée de 86 à 93 maintenant.",
      ],
      [
        'de',
        'result',
        'found',
        'Ich habe die Liste gebaut und allen gezeigt. Vorher waren es 12 doppelte Einträge, jetzt 1 im Monat.',
      ],
      [
        'es',
        'result',
        'found',
        'Preparé una hoja y revisé los códigos. Antes eran 6 rechazos al mes, ahora 1, y todos lo usan.',
      ],
    ])
  })
  describe('is not what would be done', () => {
    sees([
      [
        'en',
        'result',
        'missing',
        'I would listen to the customer first, then I would look for an answer together with the whole team.',
      ],
      [
        'fr',
        'result',
        'missing',
        "J'écouterais d'abord le client, ensuite je chercherais une réponse avec toute mon équipe.",
      ],
      [
        'de',
        'result',
        'missing',
        'Ich würde zuerst dem Kunden zuhören, dann würde ich mit dem Team eine Antwort suchen.',
      ],
      [
        'es',
        'result',
        'missing',
        'Primero escucharía al cliente, después buscaría una respuesta junto con todo mi equipo.',
      ],
    ])
  })
})

describe('the situation', () => {
  describe('may be a telegram, in lower case', () => {
    sees([
      [
        'en',
        'situation',
        'found',
        'february 2025, storm, port closed 4 days. i had 9 containers, called the two with oil and moved the rest',
      ],
      [
        'fr',
        'situation',
        'found',
        "février 2025, tempête, port fermé 4 jours. j'avais 9 conteneurs, j'ai appelé pour l'huile et j'ai déplacé le reste, le client était content",
      ],
      [
        'de',
        'situation',
        'found',
        'februar 2025, sturm, hafen 4 tage zu. ich hatte 9 container, hab den kunden angerufen und den rest verschoben',
      ],
      [
        'es',
        'situation',
        'found',
        'febrero de 2025, temporal, puerto cerrado 4 días. tenía 9 contenedores, llamé al cliente y moví el resto',
      ],
    ])
  })
  describe('is missing where only opinions are given', () => {
    sees([
      [
        'en',
        'situation',
        'missing',
        'In my opinion a complaint is a gift. It is important to stay calm and to listen to the guest.',
      ],
      [
        'fr',
        'situation',
        'missing',
        "À mon avis une plainte est un cadeau. Il est important de rester calme et d'écouter le client.",
      ],
      [
        'de',
        'situation',
        'missing',
        'Meiner Meinung nach ist eine Beschwerde ein Geschenk. Es ist wichtig, ruhig zu bleiben.',
      ],
      [
        'es',
        'situation',
        'missing',
        'En mi opinión una queja es un regalo. Es importante mantener la calma con el cliente.',
      ],
    ])
  })
})

describe('own actions', () => {
  describe('are told without a pronoun too, and by what was said', () => {
    sees([
      [
        'en',
        'action',
        'found',
        'Drilled into a heating pipe. Shut the valve, told the manager, paid for the tile myself.',
      ],
      [
        'fr',
        'action',
        'found',
        "je lui ai dit que c'est comme un vestiaire, j'ai dessiné deux cases, puis j'ai montré le ticket",
      ],
      [
        'de',
        'action',
        'found',
        'hab den stecker gezogen, hab dem chef gesagt das war ich, und hab den bericht geschrieben',
      ],
      [
        'es',
        'action',
        'found',
        'Perforé un tubo. Cerré la llave, le dije a mi jefe que fui yo y pagué la baldosa.',
      ],
    ])
  })
  describe('are not told by "I am" and "one should"', () => {
    sees([
      [
        'en',
        'action',
        'missing',
        'I am a hard worker and a team player. One should always put the customer first.',
      ],
      [
        'fr',
        'action',
        'missing',
        "Je suis rigoureux et j'ai l'esprit d'équipe. Il faut toujours mettre le client d'abord.",
      ],
      [
        'de',
        'action',
        'missing',
        'Ich bin zuverlässig und teamfähig. Man sollte den Kunden immer an erste Stelle setzen.',
      ],
      [
        'es',
        'action',
        'missing',
        'Soy una persona responsable y trabajadora. Siempre hay que poner al cliente primero.',
      ],
    ])
  })
})

describe('a lesson is a changed habit', () => {
  sees([
    ['en', 'lesson', 'found', 'I drilled into a pipe and paid for the tile. Now I scan every wall.'],
    ['fr', 'lesson', 'found', "J'ai percé un tuyau et j'ai payé le carreau. Depuis, je contrôle chaque mur."],
    [
      'de',
      'lesson',
      'found',
      'Ich habe ein Rohr angebohrt und die Fliese bezahlt. Seitdem prüfe ich jede Wand.',
    ],
    ['es', 'lesson', 'found', 'Perforé un tubo y pagué la baldosa. Ahora reviso cada pared.'],
    ['en', 'lesson', 'missing', 'I called the customer and moved the order. They signed the same day.'],
    [
      'fr',
      'lesson',
      'missing',
      "J'ai appelé le client et j'ai déplacé la commande. Il a signé le jour même.",
    ],
    [
      'de',
      'lesson',
      'missing',
      'Ich habe den Kunden angerufen und den Auftrag verschoben. Er hat am selben Tag unterschrieben.',
    ],
    ['es', 'lesson', 'missing', 'Llamé al cliente y moví el pedido. Firmó el mismo día.'],
  ])
})

describe('reasons and costs', () => {
  sees([
    [
      'en',
      'reasons',
      'found',
      'I refused because the fittings had failed. The price was high: we lost an order.',
    ],
    [
      'fr',
      'reasons',
      'found',
      "J'ai refusé parce que les lampes ne marchaient pas. Le prix était lourd : nous avons perdu une commande.",
    ],
    [
      'de',
      'reasons',
      'found',
      'Ich habe abgelehnt, weil die Leuchten ausgefallen waren. Der Preis war hoch: wir haben einen Auftrag verloren.',
    ],
    [
      'es',
      'reasons',
      'found',
      'Me negué porque las lámparas fallaban. El precio fue alto: perdimos un pedido y lo acepté.',
    ],
  ])
})

describe('facts', () => {
  sees([
    ['en', 'facts', 'found', 'In March I moved 9 containers in four days with two carriers.'],
    ['fr', 'facts', 'found', "En mars j'ai déplacé 9 conteneurs en quatre jours avec deux transporteurs."],
    ['de', 'facts', 'found', 'Im März habe ich 9 Container in vier Tagen mit zwei Spediteuren verschoben.'],
    ['es', 'facts', 'found', 'En marzo moví 9 contenedores en cuatro días con dos transportistas.'],
    ['en', 'facts', 'missing', 'I called the customer and explained the order, and she agreed.'],
    ['fr', 'facts', 'missing', "J'ai appelé la cliente et j'ai expliqué la commande, elle a accepté."],
    [
      'de',
      'facts',
      'missing',
      'Ich habe die Kundin angerufen und den Auftrag erklärt, und sie war einverstanden.',
    ],
    ['es', 'facts', 'missing', 'Llamé a la clienta y le expliqué el pedido, y aceptó.'],
  ])
})
