import type { ToldSource } from './told-cues.ts'

/** English: what shows that an answer tells something. */
export const englishTold: ToldSource = {
  past: /(?<!\p{L})(?:(?<!(?:am|is|are|be|being|very|so|more|highly|a|an|the|my|your|well) )(?!(?:need|indeed|speed|feed|exceed|proceed|succeed|hundred|embed|bleed|breed|seed|weed|sacred|naked|experienced|skilled|detailed|concerned|interested)\p{L}*)\p{L}{2,}ed|was|were|had|did|didn|went|came|said|told|took|gave|got|made|found|saw|knew|thought|left|kept|held|sat|stood|ran|began|wrote|sent|spent|lost|paid|met|fell|rose|grew|broke|brought|bought|sold|taught|caught|built|rang|spoke|chose|drew|drove|felt|heard|led|meant|shut|slept|stuck|stole|swore|threw|understood|became|won|wore|fought|hid|hung|lay|laid|lent|lit|rode|shook|showed|stopped|woke|dug|wasn|weren|couldn|wouldn|hadn)(?!\p{L})/gu,
  own: /(?<!\p{L})(?:i|we|my|me)(?!\p{L})/u,
  deedsNeedPronoun: false,
  joints: `and, but, so, then, while`,
  occasion: `once, one time, one day, one morning, one evening, one night, one customer, one client, one guest, one week, last
    year, last month, last week, last summer, last winter, last spring, last autumn, yesterday, the other day, on monday,
    on tuesday, on wednesday, on thursday, on friday, on saturday, on sunday, in january, in february, in march, in april, in
    may, in june, in july, in august, in september, in october, in november, in december, january 20*, february 20*, march
    20*, april 20*, may 20*, june 20*, july 20*, august 20*, september 20*, october 20*, november 20*, december 20*, in 20*,
    in 19*, in ramadan, at christmas, before christmas, when i, a year ago, years ago, months ago, weeks ago, my first year,
    my first week, my first month, in my first, in my last, during my, that day, that evening, that night, that morning,
    alone one, there was, there were, i remember`,
  result: `as a result, result, led to, in the end, at the end, finally, went from, dropped, fell to, fell by, rose to, came back,
    thanked, use it, use them, uses them, use my, still, to this day, not yet, yet, no longer, never again, not once, no more, stopped, agreed, signed, accepted, arrived, delivered, opened on
    time, on time, back in, back on, worked, works since, still use*, still uses, use it now, use them now, uses it, passed,
    was solved, got it, lost the, complain*, nobody, not one, no line, no customer, laughed, understood, was quiet, repeated
    it, said it back, the outcome, came of it, it held, since then no, not since, ended, failed, closed the, came to, sold,
    paid, managed to, in time, was cross, was angry, was happy, was relieved, it took only`,
  before: `before, at first, previously, until then, used to, from, was`,
  after: `now, after, since, today, afterwards, then, to, instead of, in place of`,
  reasons: `because, so that, in order to, that is why, that's why, which is why, the reason, otherwise, to avoid, to make sure,
    so as to, in case, due to, so nobody, so he, so she, so they, so people, since they, since he, since she, since it, was
    why, therefore, thus`,
  cost: `the price, the cost, it cost, cost me, cost us, cost him, had cost, at the cost, we lost, i lost, lost around, gave up,
    accept that, accepted that, in return, in exchange, the downside, drawback, was not pleasant, not perfect, was cold,
    cold with me, cold weeks, was angry, was cross, did not like it, didn t like it, was not happy, worth it, rather than,
    instead of, refused, i said no, i refuse, dropped after, rejected, at the expense, complained about it, had to wait,
    left out, not the, too expensive, slower, worth, costs me, takes me, less space, trade-off, penalty, could not sign`,
  lesson: `i learned, i learnt, learned that, learnt that, learned to, learned how, taught me, the lesson, a lesson,
    since then, ever since, from then on, from that day, since that day, next time, i would do it differently,
    would do differently, do differently, i understood that, what i took, my takeaway, i keep from it, i no longer,
    i never again, never again do, every * now, always now, taught myself, i have changed, changed the way,
    changed how i, after that i always, more careful now, i had to learn, self-taught, got the idea of it,
    i took a course, bought my own`,
  noticed: `i realised, i realized, i saw that, it showed me, my mistake, i was wrong`,
  habit:
    /(?<!\p{L})(?:(?:now|since then|ever since|since|today|these days|nowadays|from then on|after that),? (?:i|we) (?!(?:am|was|have|had|will|would|could|think|know|work|live|study|want|look)(?!\p{L}))|i now |i always |i no longer |i never again |i \p{L}+ (?:every|each) \p{L}+ now(?!\p{L})|next time i)/u,
  numbers: `three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, eighteen,
    twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, thousand, dozen, half, twice, quarter, double, third`,
}
