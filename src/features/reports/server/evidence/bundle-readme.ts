/** The README of an evidence bundle. */
export function bundleReadme(brand: string): string {
  return `Evidence on how decisions about candidates were made, from ${brand}.
A person decided; the scores in here are advice with reasons. Times are UTC; text is UTF-8.

README.txt       this text
manifest.json    what this bundle is about, who made it and when, and the size and SHA-256 of
                 each other file; its last two fields are the root digest and the seal
job.json         the job offer, its ideal candidate, and its questions with what each asks about
candidates/      one file for each candidate, named after their number in the job (below)
audit.json       the entries of the audit log about the job and these candidates, in its order
people.json      the users whose ids occur as "by" and as actor, with address and role;
                 users who have left are not in it

A candidate's file
  candidate      who it is and where the application stands. "hidden": blind review hides the
                 person; their texts are then blacked out, and cannot be compared with hashes
  decision       the status a person gave, who, when and why; null before any decision
  events         what happened, in order: kind, time, who did it, reason or other detail
  interview      the questions with the SHA-256 of each text, the answers with theirs (an empty
                 text for no answer, the answer to a follow-up question at the end of its answer),
                 and the CV: SHA-256 of the file as it was sent and of the text read from it.
                 null before the interview was started. The texts themselves are null where the
                 plan does not include responses ("withTexts": false)
  assessments    every run in the ledger, the first one first: engine, rubric and their versions,
                 provider, model, parameters and versions of prompts where a language model was
                 asked, its replies by hash, the hash of the input, the scores with reasons and
                 quotes, and the input that was scored. A result is null when its key is gone.
                 "confidence" in a result is how far its scores can be relied on, with the reasons;
                 it is not part of any score. "beside" is what the built-in engine gives the same
                 interview where a language model's scores count
  reports        the PDF reports made: SHA-256 of each file, check code, versions, who and when
  mails          the emails about the candidate: kind, state, when. Their texts are not stored

Not included: notes of the team, the CV's file, how answers were typed.

To verify it, run in a copy of ${brand}, offline:    npm run verify-bundle FILE.zip
On the installation that made it, also:              npm run verify-bundle -- --seal FILE.zip

By hand:
- The SHA-256 of each file, as of any sha256 program, is in manifest.json.
- The root digest is the SHA-256 of manifest.json without its fields "root" and "seal", as JSON
  without spaces and line breaks, the fields in their order.
- The seal is an HMAC-SHA256 of the root digest with a key that only the installation has. Without
  it somebody could change a file and its digests alike: keep the root digest elsewhere, or have
  the installation confirm the seal.
- The hash of an audit entry is the SHA-256 of this text, without a line break:
    [seq, atMicroseconds, "companyId", "actor", "action", "subjectId", "previousHash"]
  with one space after each comma. "atMicroseconds" counts from 1970-01-01 UTC. "previousHash" is
  the hash of the entry with the number before; entries between two in here are about others.
- "questionsSha256" is the SHA-256 of the list of questions as JSON without spaces.
- The total is the mean of the scores by weight, those without a value left out, rounded, and no
  more than the smallest of the limits in "caps".
- A quote is in its answer (or the CV's text) from "start" to "end", counted in UTF-16 units.
`
}
