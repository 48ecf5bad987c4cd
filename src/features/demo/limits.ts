/** Of the trial interview, in letters: longer than anybody writes in a try. */
export const maxDemoAnswer = 3_000
