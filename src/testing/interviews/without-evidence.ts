import type { Language } from '#contract/languages.ts'
import type { AssessmentInput } from '#features/scoring/assessment.ts'
import { degenerateInterviews } from './degenerate-interviews.ts'

/** What people write who show nothing: an interview of each kind, its answers in the order of the questions. */
export type WithoutEvidence =
  | 'skillsList'
  | 'adjectives'
  | 'howTo'
  | 'recipe'
  | 'football'
  | 'smallTalk'
  | 'askBack'

/** Six answers of each kind in each language. */
const withoutEvidence: Record<WithoutEvidence, Record<Language, readonly string[]>> = {
  skillsList: {
    en: [
      'I have SAP, I have Lean, I have Excel, I have PostgreSQL, I have Docker, I have Scrum and I have experience with all of them.',
      'SAP, Lean, Excel, PostgreSQL, Docker, Scrum, customer service, orders, invoices, stock, planning, quality, teams, projects, reports.',
      'I have SAP and Lean. I have Excel. I have Docker, I have very good PostgreSQL and I also have Scrum.',
      'Key skills: SAP, Lean, Excel. Tools: Docker, PostgreSQL. Methods: Scrum, Kanban. Strengths: planning, orders, customers.',
      'I know SAP, I know Lean, I know Excel, I know Docker and I know Scrum, I master PostgreSQL.',
      'I can SAP, I can Lean, I can Excel, I can do Docker, PostgreSQL and Scrum for orders and customers.',
    ],
    fr: [
      "J'ai SAP, j'ai Lean, j'ai Excel, j'ai PostgreSQL, j'ai Docker, j'ai Scrum et j'ai de l'expérience avec tout cela.",
      'SAP, Lean, Excel, PostgreSQL, Docker, Scrum, service client, commandes, factures, stock, planification, qualité, équipes, projets, rapports.',
      "J'ai SAP et Lean. J'ai Excel. J'ai Docker, j'ai un très bon PostgreSQL et j'ai aussi Scrum.",
      'Compétences : SAP, Lean, Excel. Outils : Docker, PostgreSQL. Méthodes : Scrum, Kanban. Forces : planification, commandes, clients.',
      'Je connais SAP, je connais Lean, je connais Excel, je connais Docker et je connais Scrum, je maîtrise PostgreSQL.',
      'Je sais SAP, je sais Lean, je sais Excel, je sais faire Docker, PostgreSQL et Scrum pour les commandes et les clients.',
    ],
    de: [
      'Ich habe SAP, ich habe Lean, ich habe Excel, ich habe PostgreSQL, ich habe Docker, ich habe Scrum und ich habe Erfahrung mit allem.',
      'SAP, Lean, Excel, PostgreSQL, Docker, Scrum, Kundendienst, Aufträge, Rechnungen, Bestand, Planung, Qualität, Teams, Projekte, Berichte.',
      'Ich habe SAP und Lean. Ich habe Excel. Ich habe Docker, ich habe sehr gutes PostgreSQL und ich habe auch Scrum.',
      'Kenntnisse: SAP, Lean, Excel. Werkzeuge: Docker, PostgreSQL. Methoden: Scrum, Kanban. Stärken: Planung, Aufträge, Kunden.',
      'Ich kenne SAP, ich kenne Lean, ich kenne Excel, ich kenne Docker und ich kenne Scrum, ich beherrsche PostgreSQL.',
      'Ich kann SAP, ich kann Lean, ich kann Excel, ich kann Docker, PostgreSQL und Scrum für Aufträge und Kunden.',
    ],
    es: [
      'Tengo SAP, tengo Lean, tengo Excel, tengo PostgreSQL, tengo Docker, tengo Scrum y tengo experiencia con todo eso.',
      'SAP, Lean, Excel, PostgreSQL, Docker, Scrum, atención al cliente, pedidos, facturas, existencias, planificación, calidad, equipos, proyectos, informes.',
      'Tengo SAP y Lean. Tengo Excel. Tengo Docker, tengo muy buen PostgreSQL y también tengo Scrum.',
      'Conocimientos: SAP, Lean, Excel. Herramientas: Docker, PostgreSQL. Métodos: Scrum, Kanban. Fortalezas: planificación, pedidos, clientes.',
      'Conozco SAP, conozco Lean, conozco Excel, conozco Docker y conozco Scrum, domino PostgreSQL.',
      'Sé SAP, sé Lean, sé Excel, sé hacer Docker, PostgreSQL y Scrum para pedidos y clientes.',
    ],
  },
  adjectives: {
    en: [
      'I am motivated, hard-working, a team player, flexible, reliable, punctual and resilient.',
      'Motivated, dynamic, creative, organised, honest, positive, friendly, ambitious, loyal, curious.',
      'I am a team player, we are all a team and I am always positive with colleagues and customers.',
      'Punctual, careful, responsible, calm under pressure, good listener, quick learner, sociable.',
      'I am a very organised person, I am creative, I am honest, I am passionate, I am open and I am committed.',
      'Rigorous, autonomous, versatile, disciplined, respectful, enthusiastic, team spirit, sense of service.',
    ],
    fr: [
      "Je suis motivé, travailleur, j'ai l'esprit d'équipe, flexible, fiable, ponctuel et résistant.",
      'Motivé, dynamique, créatif, organisé, honnête, positif, sympathique, ambitieux, loyal, curieux.',
      "J'ai l'esprit d'équipe, nous sommes tous une équipe et je suis toujours positif avec les collègues et les clients.",
      "Ponctuel, soigneux, responsable, calme sous pression, à l'écoute, apprend vite, sociable.",
      'Je suis une personne très organisée, je suis créatif, je suis honnête, je suis passionné, je suis ouvert et engagé.',
      "Rigoureux, autonome, polyvalent, discipliné, respectueux, enthousiaste, esprit d'équipe, sens du service.",
    ],
    de: [
      'Ich bin motiviert, fleißig, teamfähig, flexibel, zuverlässig, pünktlich und belastbar.',
      'Motiviert, dynamisch, kreativ, organisiert, ehrlich, positiv, freundlich, ehrgeizig, loyal, neugierig.',
      'Ich bin ein Teamplayer, wir sind alle ein Team und ich bin immer positiv mit Kollegen und Kunden.',
      'Pünktlich, sorgfältig, verantwortungsvoll, ruhig unter Druck, guter Zuhörer, lernt schnell, kontaktfreudig.',
      'Ich bin ein sehr organisierter Mensch, ich bin kreativ, ich bin ehrlich, ich bin leidenschaftlich, offen und engagiert.',
      'Gewissenhaft, selbstständig, vielseitig, diszipliniert, respektvoll, begeistert, Teamgeist, Serviceorientierung.',
    ],
    es: [
      'Soy motivado, trabajador, con espíritu de equipo, flexible, fiable, puntual y resistente.',
      'Motivado, dinámico, creativo, organizado, honesto, positivo, simpático, ambicioso, leal, curioso.',
      'Tengo espíritu de equipo, todos somos un equipo y siempre soy positivo con los compañeros y los clientes.',
      'Puntual, cuidadoso, responsable, tranquilo bajo presión, sé escuchar, aprendo rápido, sociable.',
      'Soy una persona muy organizada, soy creativo, soy honesto, soy apasionado, soy abierto y comprometido.',
      'Riguroso, autónomo, polivalente, disciplinado, respetuoso, entusiasta, espíritu de equipo, vocación de servicio.',
    ],
  },
  howTo: {
    en: [
      'By cultivating open communication and mutual trust, a team can reach its goals and customers are served better.',
      'First, one identifies the problem, then analyses the causes together with the team, and finally implements a lasting solution.',
      'Good collaboration relies on active listening, clear roles and regular meetings in which colleagues share information.',
      'Setting clear priorities, delegating tasks and keeping a schedule makes it possible to meet deadlines without stress.',
      'By taking responsibility and communicating with customers openly, we build trust and we strengthen the relationship together.',
      'Continuous training and feedback allow employees to grow and adapt to change, which benefits the whole organisation.',
    ],
    fr: [
      'En cultivant une communication ouverte et la confiance mutuelle, une équipe peut atteindre ses objectifs et mieux servir les clients.',
      "D'abord, on identifie le problème, puis on analyse les causes avec l'équipe, et enfin on met en œuvre une solution durable.",
      "Une bonne collaboration repose sur l'écoute active, des rôles clairs et des réunions régulières où les collègues partagent les informations.",
      'Fixer des priorités claires, déléguer les tâches et tenir un planning permet de respecter les délais sans stress.',
      'En prenant ses responsabilités et en communiquant avec les clients, nous construisons la confiance et nous renforçons ensemble la relation.',
      "La formation continue et le retour permettent aux salariés de progresser et de s'adapter au changement, ce qui profite à toute l'organisation.",
    ],
    de: [
      'Durch eine offene Kommunikation und gegenseitiges Vertrauen kann ein Team seine Ziele erreichen und Kunden besser bedienen.',
      'Zuerst erkennt man das Problem, dann analysiert man mit dem Team die Ursachen, und schließlich setzt man eine dauerhafte Lösung um.',
      'Gute Zusammenarbeit beruht auf aktivem Zuhören, klaren Rollen und regelmäßigen Besprechungen, in denen Kollegen Informationen teilen.',
      'Klare Prioritäten, das Delegieren von Aufgaben und ein Zeitplan ermöglichen es, Fristen ohne Stress einzuhalten.',
      'Indem wir Verantwortung übernehmen und mit Kunden offen sprechen, bauen wir Vertrauen auf und stärken gemeinsam die Beziehung.',
      'Ständige Weiterbildung und Rückmeldungen erlauben es Mitarbeitern, zu wachsen und sich anzupassen, was der ganzen Organisation nützt.',
    ],
    es: [
      'Cultivando una comunicación abierta y la confianza mutua, un equipo puede alcanzar sus objetivos y atender mejor a los clientes.',
      'Primero se identifica el problema, luego se analizan las causas con el equipo y finalmente se aplica una solución duradera.',
      'Una buena colaboración se basa en la escucha activa, roles claros y reuniones regulares en las que los compañeros comparten información.',
      'Fijar prioridades claras, delegar tareas y llevar un calendario permite cumplir los plazos sin estrés.',
      'Asumiendo responsabilidades y comunicando con los clientes, construimos confianza y fortalecemos juntos la relación.',
      'La formación continua y los comentarios permiten a los empleados crecer y adaptarse al cambio, lo que beneficia a toda la organización.',
    ],
  },
  recipe: {
    en: [
      'To make a good pizza I first prepare the dough with 500 grams of flour, then I let it rest for two hours.',
      'I cut the tomatoes, I added garlic and basil, and I cooked the sauce for 40 minutes until it was thick.',
      'Then I spread the cheese and put it in the oven at 250 degrees, because a hot oven makes the crust crisp.',
      'My grandmother taught me this recipe in 2010, and I learned that you must never hurry the dough.',
      'I baked it for 8 minutes and everybody ate two slices, and my cousin asked me for the recipe.',
      'For dessert I made a cake with 3 eggs, sugar and lemon, and I served it cold with cream.',
    ],
    fr: [
      "Pour faire une bonne pizza, je prépare d'abord la pâte avec 500 grammes de farine, puis je la laisse reposer deux heures.",
      "J'ai coupé les tomates, j'ai ajouté de l'ail et du basilic, et j'ai cuit la sauce pendant 40 minutes jusqu'à ce qu'elle épaississe.",
      "Ensuite j'ai étalé le fromage et je l'ai mise au four à 250 degrés, parce qu'un four chaud rend la croûte croustillante.",
      "Ma grand-mère m'a appris cette recette en 2010, et j'ai appris qu'il ne faut jamais presser la pâte.",
      "Je l'ai cuite 8 minutes et tout le monde a mangé deux parts, et mon cousin m'a demandé la recette.",
      "Pour le dessert j'ai fait un gâteau avec 3 œufs, du sucre et du citron, et je l'ai servi froid avec de la crème.",
    ],
    de: [
      'Für eine gute Pizza bereite ich zuerst den Teig mit 500 Gramm Mehl vor, dann lasse ich ihn zwei Stunden ruhen.',
      'Ich habe die Tomaten geschnitten, Knoblauch und Basilikum dazugegeben und die Soße 40 Minuten gekocht, bis sie dick war.',
      'Dann habe ich den Käse verteilt und sie bei 250 Grad in den Ofen geschoben, weil ein heißer Ofen die Kruste knusprig macht.',
      'Meine Großmutter hat mir dieses Rezept 2010 beigebracht, und ich habe gelernt, dass man den Teig nie hetzen darf.',
      'Ich habe sie 8 Minuten gebacken und alle haben zwei Stücke gegessen, und mein Cousin hat nach dem Rezept gefragt.',
      'Zum Nachtisch habe ich einen Kuchen mit 3 Eiern, Zucker und Zitrone gemacht und ihn kalt mit Sahne serviert.',
    ],
    es: [
      'Para hacer una buena pizza primero preparo la masa con 500 gramos de harina y luego la dejo reposar dos horas.',
      'Corté los tomates, añadí ajo y albahaca y cociné la salsa durante 40 minutos hasta que espesó.',
      'Después extendí el queso y la metí en el horno a 250 grados, porque un horno caliente deja la corteza crujiente.',
      'Mi abuela me enseñó esta receta en 2010 y aprendí que nunca hay que meter prisa a la masa.',
      'La horneé 8 minutos y todos comieron dos trozos, y mi primo me pidió la receta.',
      'De postre hice un pastel con 3 huevos, azúcar y limón y lo serví frío con nata.',
    ],
  },
  football: {
    en: [
      'On Saturday we played against the north and won 3 to 1, and I scored twice in the second half.',
      'Our goalkeeper was hurt, so we swapped and I stood in goal together with two friends behind me.',
      'The referee was angry, and I said the truth: the ball was out. We lost the point and I was proud.',
      'We trained every evening at 7, we ran 10 kilometres and we ate pasta together afterwards.',
      'In 2019 we lost the final 4 to 0 and I learned that you must never drink before a match.',
      'The fans sang for two hours, and we drove home by bus with the cup on the roof.',
    ],
    fr: [
      "Samedi nous avons joué contre le nord et gagné 3 à 1, et j'ai marqué deux fois en seconde mi-temps.",
      'Notre gardien était blessé, alors nous avons échangé et je me suis mis au but avec deux amis derrière moi.',
      "L'arbitre était en colère, et j'ai dit la vérité : le ballon était sorti. Nous avons perdu le point et j'étais fier.",
      'Nous nous sommes entraînés chaque soir à 7 heures, nous avons couru 10 kilomètres et mangé des pâtes ensemble.',
      "En 2019 nous avons perdu la finale 4 à 0 et j'ai appris qu'il ne faut jamais boire avant un match.",
      'Les supporters ont chanté deux heures, et nous sommes rentrés en bus avec la coupe sur le toit.',
    ],
    de: [
      'Am Samstag haben wir gegen den Norden gespielt und 3 zu 1 gewonnen, und ich habe in der zweiten Halbzeit zweimal getroffen.',
      'Unser Torwart war verletzt, also haben wir getauscht und ich stand mit zwei Freunden hinter mir im Tor.',
      'Der Schiedsrichter war wütend, und ich habe die Wahrheit gesagt: Der Ball war draußen. Wir haben den Punkt verloren und ich war stolz.',
      'Wir haben jeden Abend um 7 trainiert, sind 10 Kilometer gelaufen und haben danach zusammen Nudeln gegessen.',
      '2019 haben wir das Finale 4 zu 0 verloren und ich habe gelernt, dass man vor einem Spiel nie trinken darf.',
      'Die Fans haben zwei Stunden gesungen, und wir sind mit dem Pokal auf dem Dach im Bus nach Hause gefahren.',
    ],
    es: [
      'El sábado jugamos contra el norte y ganamos 3 a 1, y yo marqué dos veces en la segunda parte.',
      'Nuestro portero estaba lesionado, así que cambiamos y me puse en la portería con dos amigos detrás.',
      'El árbitro estaba enfadado y yo dije la verdad: el balón estaba fuera. Perdimos el punto y quedé orgulloso.',
      'Entrenamos cada tarde a las 7, corrimos 10 kilómetros y después comimos pasta juntos.',
      'En 2019 perdimos la final 4 a 0 y aprendí que nunca hay que beber antes de un partido.',
      'La afición cantó dos horas y volvimos a casa en autobús con la copa en el techo.',
    ],
  },
  smallTalk: {
    en: [
      'Hello, I hope you are well. The weather is nice here and I am writing to you from my kitchen with a coffee.',
      'Good question! As everyone knows, life is full of surprises and nobody knows what tomorrow brings.',
      'When you think about it, everyone has their own way, and that is how the world goes round.',
      'Well, what can I say? It has been a long day and my cat is sleeping next to me as always.',
      'Thank you for the question. I had a good breakfast and the sun is shining on the street.',
      'I wish you a nice day and a good weekend, and see you soon, have a good time.',
    ],
    fr: [
      "Bonjour, j'espère que vous allez bien. Il fait beau ici et je vous écris depuis ma cuisine avec un café.",
      'Bonne question ! Comme tout le monde le sait, la vie est pleine de surprises et personne ne sait de quoi demain sera fait.',
      "Quand on y pense, chacun a sa façon de voir, et c'est ainsi que va le monde.",
      'Eh bien, que dire ? La journée a été longue et mon chat dort à côté de moi comme toujours.',
      "Merci pour la question. J'ai pris un bon petit déjeuner et le soleil brille dans la rue.",
      'Je vous souhaite une bonne journée et un bon week-end, à bientôt, amusez-vous bien.',
    ],
    de: [
      'Hallo, ich hoffe, es geht Ihnen gut. Das Wetter ist schön hier und ich schreibe Ihnen aus meiner Küche mit einem Kaffee.',
      'Gute Frage! Wie jeder weiß, ist das Leben voller Überraschungen und niemand weiß, was morgen kommt.',
      'Wenn man darüber nachdenkt, hat jeder seine eigene Art, und so dreht sich die Welt.',
      'Nun, was soll ich sagen? Es war ein langer Tag und meine Katze schläft neben mir wie immer.',
      'Danke für die Frage. Ich habe gut gefrühstückt und die Sonne scheint auf die Straße.',
      'Ich wünsche Ihnen einen schönen Tag und ein gutes Wochenende, bis bald, viel Spaß.',
    ],
    es: [
      'Hola, espero que esté bien. Hace buen tiempo aquí y les escribo desde mi cocina con un café.',
      '¡Buena pregunta! Como todo el mundo sabe, la vida está llena de sorpresas y nadie sabe qué traerá mañana.',
      'Cuando uno lo piensa, cada uno tiene su manera, y así gira el mundo.',
      'Bueno, ¿qué puedo decir? Ha sido un día largo y mi gato duerme a mi lado como siempre.',
      'Gracias por la pregunta. Desayuné bien y el sol brilla en la calle.',
      'Les deseo un buen día y un buen fin de semana, hasta pronto, que lo pasen bien.',
    ],
  },
  askBack: {
    en: [
      'What exactly do you mean by that?',
      'Could you repeat the question please? I did not understand it.',
      'Is this about my last job or about the one before?',
      'Sorry, I do not understand the question. What do you want to know?',
      'How long should the answer be?',
      'The question is too long. Can you ask it in a simpler way?',
    ],
    fr: [
      "Qu'entendez-vous exactement par là ?",
      "Pouvez-vous répéter la question ? Je ne l'ai pas comprise.",
      "S'agit-il de mon dernier poste ou de celui d'avant ?",
      'Désolé, je ne comprends pas la question. Que voulez-vous savoir ?',
      'Quelle longueur doit avoir la réponse ?',
      'La question est trop longue. Pouvez-vous la poser plus simplement ?',
    ],
    de: [
      'Was genau meinen Sie damit?',
      'Können Sie die Frage bitte wiederholen? Ich habe sie nicht verstanden.',
      'Geht es um meine letzte Stelle oder um die davor?',
      'Entschuldigung, ich verstehe die Frage nicht. Was wollen Sie wissen?',
      'Wie lang soll die Antwort sein?',
      'Die Frage ist zu lang. Können Sie sie einfacher stellen?',
    ],
    es: [
      '¿Qué quiere decir exactamente con eso?',
      '¿Puede repetir la pregunta, por favor? No la he entendido.',
      '¿Se refiere a mi último trabajo o al anterior?',
      'Perdón, no entiendo la pregunta. ¿Qué quiere saber?',
      '¿Cómo de larga tiene que ser la respuesta?',
      'La pregunta es muy larga. ¿Puede hacerla de forma más sencilla?',
    ],
  },
}

/** Such an interview, beside an excellent CV, for a job that asks for what it names. */
export function interviewWithoutEvidence(language: Language, kind: WithoutEvidence): AssessmentInput {
  const [{ input } = { input: null }] = degenerateInterviews(language)
  if (!input) throw new Error(language)
  const { idealProfile } = input.job
  return {
    ...input,
    job: {
      ...input.job,
      companyValues: ['Collaboration', 'Integrity', 'Responsibility', 'Customer Focus'],
      idealProfile: {
        ...idealProfile,
        skills: ['SAP', 'Lean', 'Excel', 'PostgreSQL', 'Docker', 'Scrum'],
      },
    },
    answers: withoutEvidence[kind][language],
  }
}
