import type { CueSource } from './cues.ts'

/** English word lists. Written for this project; `*` stands for any ending. */
export const english: CueSource = {
  functionWords: `the, a, an, and, or, but, if, of, to, in, on, at, by, for, with, from, as, is, was, were, are, be, been,
    being, have, has, had, do, does, did, will, would, could, should, can, may, might, must, i, you, he, she, it, we, they,
    me, him, her, us, them, my, your, his, its, our, their, this, that, these, those, there, here, who, what, which, when,
    where, why, how, not, no, so, than, then, too, very, just, also, because, about, into, over, after, before, while, some,
    any, all, each, more, most, much, many, such, only, own, same, both, few, other, again, once, tell, give, describe,
    explain, example, time, situation, share, walk, through`,
  self: `i, my, me, myself`,
  group: `we, our, us, the team, together, they, everyone`,
  actions: `built, build, created, create, design*, develop*, organi*, led, lead, wrote, write, rewrote, set up, implement*,
    introduc*, launch*, chang*, fix*, solv*, analy*, measur*, test*, negotiat*, call*, met with, met, ask*, listen*, propos*,
    suggest*, decid*, chose, choose, plan*, prioriti*, split, automat*, migrat*, document*, train*, coach*, mentor*, taught,
    present*, convinc*, review*, check*, compar*, investigat*, trac*, found, identif*, moved, reduc*, replac*, restor*,
    deliver*, ship*, sold, ran, run, manag*, coordinat*, collect*, gather*, prepar*, draft*, map*, interview*, survey*,
    refus*, admit*, told, explain*, turned, took over, stepped in, apolog*, rolled back, kept, interpret*, simplif*, draw,
    drew, used, iterat*, confirm*, translate, define*, lock, adapt*, adjust*`,
  situation: `when, while, last year, at the time, in my previous, in my last, at my, our client, the customer, a customer,
    a client, the problem was, the issue was, the challenge, deadline*, were late, was late, behind schedule, was down,
    outage, went down, complain*, conflict, disagree*, wanted, had to, was losing, were losing, faced, one day, one morning,
    once, during, before the, after the, two weeks before, the goal was, was failing, were failing, crash*, project,
    internship, crisis, shortage`,
  result: `as a result, result*, which led to, led to, in the end, finally, reduced, increased, decreased, dropped, fell
    from, rose, grew, grew from, went from, saved, improv*, cut the, cut, from * to, on time, delivered, won,
    signed, renewed, doubled, halved, tripled, percent, per cent, satisfied, thanked, adopted, still use, still
    used, still in use, no longer, stopped, succeeded, so that, achieved, reached, sales went, recovered, ended
    with, went down, went up, came back, dropped by, down to, up to, now takes, took only, instead of * hours, per
    cent less, fewer, no more, none of, still runs, still uses, still using, since then no, never again, back in,
    solved, fixed, closed the, was delivered, were delivered, all of them, agreed, accepted, signed off, paid
    back, faster, half the, twice as, before, after, ended, outcome, worked, it held, passed, inside contract, no
    complaint*, got a refund, got the, was approved, kept the, came to`,
  learning: `i learned, i learnt, learned, learnt, taught me, lesson*, since then, ever since, next time,
    from then on, now i, i now, today i, i realised, i realized, i understood, feedback, would do
    differently, differently, i have since, mistake, my mistake, i was wrong, improved my, took a course,
    online course, course, certification, certified, self-taught, taught myself, practis*, practic*,
    studied, curious, experiment*, tried, prototype, retrospective, post-mortem, i saw that, i saw, i had
    underestimated, underestimated, was my fault, my fault, the fault was mine, should have, i should have,
    next time i, now i always, now i ask, now i check, i changed, habit, ever after, by myself, on my own,
    in the evening, each evening, tutorial, video*, booklet, manual, trial and error, the hard way, wrong
    twice, first attempt, failed, evening*, taken note, noticed, i noticed, discovered that, too late, was
    right, were right, enrolled, read about, read up, a book, learning, fault was, i got wrong, got it
    wrong, tutorials, from that day, after that day, what i learned, trained myself, i had been wrong`,
  sharing: `shared, i share, taught my, mentor*, coach*, trained, onboard*, wrote a guide, guide, workshop, documentation,
    documented, presented, explained to, passed on, showed the, knowledge, community, newcomers, new colleague*,
    junior*, gave the sheet, gave it to, handed, passed it on, pass it on, showed it to, showed two, showed my, i
    showed, taught two, i taught, for the others, for the team, the others use, others now use, team uses, now
    uses it, colleagues use, use it too, wrote it down, checklist, cheat sheet, one-page, one page, session*,
    demo*, explained it to, trained two, trained three, for new people`,
  time: `yesterday, last week, last month, last year, last summer, january, february, march, april, june, july, august,
    september, october, november, december, monday, tuesday, wednesday, thursday, friday, weekend, days, weeks,
    months, hours, minutes, quarter, day, week, month, year, years, daily, weekly, evening, morning, today,
    tonight, noon, midnight, spring, summer, autumn, winter, shift, the same day, same day, next day, next
    morning, one evening, the first week, minute, hour, last spring, last winter, ramadan, christmas, in 20*`,
  place: `at company*, at school*, in the warehouse, in the office, at the office, in the shop, in the store, on site, in the
    factory, in production, on the phone, at the hospital, in the kitchen, in the clinic, at university, abroad, at the
    counter, workshop, branch, plant`,
  order: `first, firstly, second, secondly, third, then, next, after that, afterwards, finally, in the end, at the beginning,
    to start, once, later, before, meanwhile, lastly, from there`,
  reasons: `because, so that, in order to, therefore, since, the reason, that is why, which meant, to make sure, due to, as
    we, given, to avoid, so i, meaning, in case, tied to, because of, so the, so we, so that the, which is why,
    due, to prevent, to keep, to see, otherwise, in order, since the, the cause, cause was, root, why`,
  tradeoff: `however, instead of, instead, rather than, trade-off*, tradeoff*, although, even though, at the cost, cost us, the
    price, on the other hand, but it meant, gave up, risk*, compromise, versus, despite, alternative*, weighed,
    constraint*, criteria, slower, at the expense, accepted, it cost, cost me, cost him, the cost, price was, the
    price was, we lost, i lost, lost a, lost the, at the price, but that meant, meant that, even if, but i, still
    i, accepted that, i accepted, worth it, was worth, in exchange, extra cost, angry, cold with me, was not
    pleasant, not happy, unhappy, said no, i refused, i said no, refuse*, gave one order, less than, more than,
    downside, drawback, left out, left aside, discarded, decided against, chose not, not the, penalty`,
  hedging: `maybe, perhaps, probably, kind of, sort of, i guess, i think, i suppose, usually, generally, in general, often,
    sometimes, somehow, stuff, things like that, and so on, etc, whatever, more or less, a bit, basically, i don't really,
    not really, i don't usually, don't typically, not sure, try to, some people, pretty, should be fine, hopefully`,
  praise: `hard worker, hard-working, hardworking, passionate, team player, perfectionist, motivated, dynamic, very good at,
    excellent, the best, amazing, talented, highly skilled, dedicated, people person, natural leader, born leader,
    fast learner, quick learner, results-driven, detail-oriented, proactive, enthusiastic, outstanding,
    world-class, perfect fit, perfect for, ideal candidate, go-getter, add value, impressive, thank you, thanks,
    kind words, incredible, exceptional, unmatched, strengths, versatile, committed, demanding`,
  hypothetical: `i would, i'd, i could, i will, i'll, i might, one should, you should, people should, if i had, would be`,
  nonAnswer: `i don't know, don't know, no idea, n/a, none, nothing, no comment, skip, pass, idk, not applicable, no, yes, ok,
    no answer, next question`,
  work: `work*, job, team*, project*, client*, customer*, colleague*, manager, boss, company, business, role, task*,
      meeting*, report*, user*, product*, service*, supplier*, budget, patient*, student*, order*, data, code,
      system*, tool*, process*, skill*, career, experience, goal*, decision*, employ*, software, sales, stock,
      quality, shift*, warehouse, shop, store, office, training, trained, department, invoice*, contract*,
      machine*, delivery, deliveries, planning, schedule*, deadline*, guest*, class, internship, phone, call*,
      email*, file*, document*, intern*, degree, professional*, leader*, solution*, challenge*, deal,
      stakeholder*`,
  motivation: `because, i want to, i would like to, i am looking for, attracts me, drawn to, interests me, your product*, your
    company, your mission, your team, this role, this position, reason, fits, next step, read about, used your,
    why i, i want the, what i want, you do, your offer, your shop, your service, your warehouse, your clinic, your
    hospital, your patients, your customers, here i, in your`,
  opinion: `i believe, i strongly believe, in my opinion, i am convinced, i consider myself, it is essential, it is important,
    is essential, is important, is key, the key is, is crucial, is the backbone, is at the heart, must never, must
    always, one should, one must, you have to, people should, it is always possible, everyone knows, i am someone
    who, i am a person, i am the kind, mindset, synerg*, holistic, win-win, solution-oriented, value creation,
    creating value, continuous improvement, fast-moving, fast-paced, dynamic environment, challenges arise,
    whenever challenges, excellence, strive, thrive*, journey, vision*, passion*, deeply, natural sense, strongest
    asset*, greatest qualit*, i have the gift, always deliver*, every situation, any situation, backbone,
    embrace*, leverag*, empower*, transform*, unprecedented, forward-looking, prestigious, new heights, pride in,
    people tell me, people often tell me, as everybody, without saying, goes without, second nature, state of
    mind, at heart, by nature, lifelong, think outside, proven ability, proven track, go the extra mile, give my
    best, 110, hundred percent, ecosystem, widely known, perfect match, outstanding opportunity, world-class,
    daily reality, opportunity rather, stay calm, proactively, under pressure, who always, culture of, learn the
    lessons, attention to detail, hold dear, never be seen, long run, as history, artificial intelligence,
    digitalisation, left behind, always curious, always open, wonderful, undoubtedly, without doubt, gift, good
    communicator, good communication, empathy, great pride, hand in hand, big names, great names, advanced level,
    delighted, first-rate, storytelling, powerful, knowing the right, right people, right tools, best tools,
    demanding, perfectionist, very experienced, trust the, love of, dream, naturally, obviously, of course, always
    been, i have always`,
  analogy: `imagine, think of, like a, is like, as if, it's like, as a picture, picture a, picture of, compared it, in plain,
    simple words, everyday, drew, drawing, sketch*, showed her, showed him, showed them, in his words, in her
    words, in their words, own words, repeat*, asked back, he understood, she understood, example of, for example,
    for instance, step by step, without jargon, no jargon, in other words, let's say, suppose you, you know how`,
  nextStep: `next step, next i, next year i, i am taking, i am now, i'm now, i am learning, i'm learning,
    now i learn, i enrolled, i have enrolled, signed up, exam in, i am preparing, i'm preparing, i am doing,
    started a course, working towards, module*, currently learning, currently taking, i am reading, this
    year i, in one year, by the end of, i plan to, i intend to, i have registered, registered for`,
  vague: `something like, some kind, various, a lot of things, many things, from time to time, now and then, at some point,
    one way or another, in some way, all sorts, and such, and things, i don't remember, i do not remember, don't
    remember, i am not sure, not exactly, do not know exactly, don't know exactly, for some reason, mostly done
    by, not in charge, not my job, it depends, as needed, if needed, when needed, not always easy, nothing too
    fancy, too fancy, don't really, i'd probably, i'll usually, usually just, just create, makes sense to me, a
    ton of, by eye, feel like, feel right, feels right, looks good, looks better, look nice, good enough, clear
    enough, close enough, good mix, a bunch, quick and, as best i can, play it by ear, along the way, just to,
    just kind, just give, just gave, just try, just make, just add, pretty much, pretty good, similar to, in the
    same ballpark, ballpark, get messy, messy, nudging, a sense, gut, mainly, whatever they, whatever looks, if
    they ask, unless they, unless the client, if it looks`,
  rigour: `criteria, criterion, metric*, measur*, baseline*, benchmark*, validat*, verif*, audit*, checklist*, check*, test
    plan, tested, testing, backtest*, guideline*, standard*, specification*, spec, specs, documented,
    documentation, document, naming, version*, source of truth, single source, trac*, traceab*, log, logged,
    reproduc*, repeatable, reusable, consistent*, system, rules, rule, constraint*, assumption*, requirement*,
    success, guardrail*, threshold*, tolerance*, target*, scope, owner*, milestone*, deadline*, risk*, trade-off*,
    tradeoff*, priorit*, decision*, hypothes*, control group, sample size, split, leakage, variance, confidence,
    error rate, edge case*, accessib*, compliance, regulation*, protocol*, procedure*, template*, preset*, schema,
    baseline, root cause, review*, acceptance, rollback, monitoring, alert*, ratio*, index, breakdown, per cent,
    forecast, calibrat*, inventory, reconcil*, invoice*, contract*, license*, licensing, schedule*, structure*,
    structured, define*, defined, recap*, next checkpoint, open questions, agreed, align*, component*, grid,
    hierarchy, contrast, responsive, format*, handoff, hand-over, handover, tokens, variants`,
  plea: '',
  aside: '',
  smallTalk: '',
  values: {
    Innovation: `new idea, new way, prototype*, experiment*, invent*, innovat*, first version, pilot*, tried a new, automat*,
      novel, first time, something new, built a, tool of my own, script, simulat*, sheet which, new method,
      tested on`,
    'Customer Focus': `customer*, client*, user*, patient*, complaint*, called them back, their needs, satisfaction, guests, guest*,
      buyer*, shop, shopkeeper*, caller*, family, called him, called her, called the, their problem, refund,
      waiting, passenger*, resident*`,
    Integrity: `honest*, admit*, told the truth, integrity, refus*, ethic*, my mistake, apolog*, confidential*, reported it,
      owned up, fault, my fault, truth, true, said no, i said it, real number*, real time, rule*, bend, forg*,
      fake, wrong figure*, corrected, open about, told my manager, not allowed, declared`,
    Collaboration: `together, with the team, colleague*, collaborat*, pair*, cross-team, joint*, helped, workshop*, with sales, with
      support, team*, we *, asked my, the other, with two, with three, both, shared, showed, joined, swapped,
      met, agreed, supplier*, department*, nurse, doctor, driver*`,
    Excellence: `quality, standard*, test*, review*, best result, excellence, zero defect*, checked, measured, improv*, precise,
      error*, exact*, control*, faster, double check*, without error*, tolerance, per cent, reduced, from * to,
      validated, documented, reviewed`,
    Diversity: `diverse, diversity, different background*, inclusive, inclusion, accessib*, languages, cultures, perspectives,
      language*, foreign*, culture*, older, younger, beginners, translated, simple words, disab*, differ*,
      arabic, accent*, everyone could, women, newcomers, explained to`,
    Sustainability: `sustainab*, waste, recycl*, energy, carbon, environment*, paper, reuse*, long-term, reduce*, saved, less paper,
      heating, transport, packaging, second-hand, durable, repair*, litres`,
    Transparency: `transparen*, openly, told everyone, shared the numbers, published, dashboard, informed, explained why, wrote
      down, status page, told, wrote to, shared, showed, reported, report*, public*, open, everyone could see,
      list on, minutes, said it, honest*, explained`,
    Responsibility: `responsib*, took over, took charge, accountab*, owned, ownership, on call, stepped in, my fault, followed
      through, stayed, fault, my decision, i decided, i called, on my own, myself, i stayed, promised, kept my,
      at once, same day, deadline*, i took, in charge, signed, followed up, i checked`,
    'Work-life Balance': `balance, overtime, workload, flexible hours, burn out, burnout, rest, pace, breaks, sustainable pace, shift*,
      swap*, hours, evening*, weekend*, tired, holiday*, part-time, leave on time, home, schedule, rota,
      planning`,
    Community: `community, volunteer*, association, charity, neighbo*, meetup*, open source, mentor*, local, students, neighb*,
      club, church, mosque, school, parents, city, town, village, free of charge, residents, trainees, patients,
      families, together`,
    'Growth Mindset': `learn*, feedback, course, improv*, mistake*, practi*, mentor*, training, taught myself, retrospective, lesson*,
      learned, taught, video*, evening*, tried, failed, wrong, next step, exam, since then, now i, changed,
      certificate, book`,
  },
  softSkills: {
    Communication: `explain*, present*, listen*, wrote, email*, told, call*, meeting, plain words, informed, update*, diagram`,
    Teamwork: `team*, together, colleague*, helped, pair*, support*, shared, with them, joint`,
    'Problem Solving': `problem*, solv*, cause, root cause, fix*, trac*, analy*, investigat*, workaround, found that, debug*, bug*`,
    Adaptability: `chang*, adapt*, switch*, new tool, unexpected, last minute, learn*, replac*, instead`,
    'Time Management': `deadline*, prioriti*, plan*, schedule*, on time, calendar, hours, late, list of, first thing, urgent`,
    Leadership: `led, lead*, coach*, mentor*, delegat*, team of, decid*, convinc*, took charge, trained, responsible for`,
    Creativity: `idea*, design*, invent*, creat*, prototype*, new way, sketch*, imagin*, unusual`,
    'Critical Thinking': `compar*, analy*, question*, assum*, evidence, data, measur*, risk*, option*, pros and cons, weighed, check*`,
    'Attention to Detail': `check*, detail*, error*, review*, verif*, test*, proofread*, list, exact*, twice, mistake*`,
    'Emotional Intelligence': `listen*, felt, feel*, upset, angry, calm*, empath*, trust, apolog*, understood, worried, one-to-one, conflict`,
  },
}
