import { findLinkEnd, selectEndingLinks, setReminded } from './ending-links/store.ts'

/** Candidates with an unfinished interview whose link ends soon and who were not reminded. Needs the system role. */
export const listEndingLinks = selectEndingLinks

/** Records that the candidate is reminded; true for the first call. */
export const markReminded = setReminded

/** When a candidate’s link ends. */
export const getLinkEnd = findLinkEnd
