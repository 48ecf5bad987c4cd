import type { Defence } from './defence.ts'

const server = 'src/features/assessments/server'
const ledger = 'migrations/0110_ledger.sql'
const sealedTest = `${server}/ledger/sealed-row.test.ts`
const againTest = `${server}/assess-again.test.ts`
const manipulationTest = `${server}/manipulation/find-manipulation.test.ts`
const instructionsTest = `${server}/manipulation/find-instructions.test.ts`
const withoutOrdersTest = `${server}/llm/without-orders.test.ts`
const sharedTest = `${server}/shared-text/find-shared.test.ts`

/** What was marked stays as it was, is read by whom it concerns alone, and what was tried with it is told. */
export const ledgerDefences: readonly Defence[] = [
  {
    id: 'ledger-append-only',
    what: 'the database refuses to change or remove a row of the ledger',
    file: ledger,
    find: "  raise exception 'The ledger of assessments is append-only' using errcode = '42501';\n",
    replace: '  return coalesce(new, old);\n',
    test: sealedTest,
    name: 'the owner of the table: delete from assessments',
  },
  {
    id: 'ledger-truncate',
    what: 'the ledger is not emptied',
    file: ledger,
    find: 'alter table assessments enable always trigger keep_whole_ledger;',
    replace: 'alter table assessments disable trigger keep_whole_ledger;',
    test: sealedTest,
    name: 'the owner of the table: truncate assessments',
  },
  {
    id: 'ledger-always',
    what: 'the ledger holds when triggers are set aside',
    file: ledger,
    find: 'alter table assessments enable always trigger keep_ledger;',
    replace: 'alter table assessments enable trigger keep_ledger;',
    test: sealedTest,
    name: 'set aside for a restore: update assessments set score',
  },
  {
    id: 'ledger-sealing-only',
    what: 'sealing an earlier row changes nothing else of it',
    file: ledger,
    find: "\n      and to_jsonb(new) - array['result', 'sealed_result'] = to_jsonb(old) - array['result', 'sealed_result'] then",
    replace: ' then',
    test: sealedTest,
    name: 'changes in no other way',
  },
  {
    id: 'ledger-in-clear',
    what: 'a row in clear is refused',
    file: ledger,
    find: '    if new.result is not null then\n',
    replace: '    if new.result is not null and new.result is null then\n',
    test: sealedTest,
    name: 'none in clear',
  },
  {
    id: 'ledger-key-goes',
    what: 'erasing a candidate destroys their key',
    file: ledger,
    find: '  primary key (candidate_id, wrapped_by),\n  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade\n',
    replace: '  primary key (candidate_id, wrapped_by)\n',
    test: sealedTest,
    name: 'once they are erased',
  },
  {
    id: 'ledger-key-kept',
    what: 'no key is changed or removed but with its candidate',
    file: ledger,
    find: 'revoke update, delete on candidate_keys from mindhire_tenant, mindhire_system;\n',
    replace: '',
    test: sealedTest,
    name: 'nor a key',
  },
  {
    id: 'ledger-sealed',
    what: 'nothing of a person stands in the ledger in clear',
    file: `${server}/ledger/sealing.ts`,
    find: `  return encrypt(key, place, deflateRawSync(JSON.stringify(value)))
}

/** Throws when it belongs elsewhere, was sealed with another key, or was changed. */
export function unseal(key: Buffer, place: string, sealed: Buffer): unknown {
  return JSON.parse(inflateRawSync(decrypt(key, place, sealed)).toString('utf8'))`,
    replace: `  void [key, place, deflateRawSync]
  return Buffer.from(JSON.stringify(value))
}
export function unseal(key: Buffer, place: string, sealed: Buffer): unknown {
  void [key, place, inflateRawSync]
  return JSON.parse(sealed.toString('utf8'))`,
    test: sealedTest,
    name: 'is in no row in clear',
  },
  {
    id: 'ledger-own-key',
    what: 'a key is wrapped for one candidate',
    file: `${server}/ledger/sealing.ts`,
    find: `  return encrypt(key, \`key of \${candidateId}\`, candidateKey)
}

/** Throws when it was wrapped for somebody else, or with another key, or was changed. */
export function unwrapKey({ key }: Wrapping, candidateId: string, wrapped: Buffer): Buffer {
  return decrypt(key, \`key of \${candidateId}\`, wrapped)`,
    replace: `  return encrypt(key, candidateId && 'key', candidateKey)
}
export function unwrapKey({ key }: Wrapping, candidateId: string, wrapped: Buffer): Buffer {
  return decrypt(key, candidateId && 'key', wrapped)`,
    test: `${server}/ledger/sealing.test.ts`,
    name: 'a key is wrapped for one candidate',
  },
  {
    id: 'assess-once',
    what: 'workers at once add one row',
    file: `${server}/store.ts`,
    find: '    .onConflictDoNothing({ target: assessments.id })\n',
    replace: '',
    test: againTest,
    name: 'run twice, or by two workers at once',
  },
  {
    id: 'assess-one-run',
    what: 'nobody has an interview assessed twice at a time',
    file: `${server}/assess-again.ts`,
    find: "if (!(await askForRun(tx, subject, { requestedBy, now, over }))) throw new Refusal('ALREADY_RUNNING')",
    replace: 'await askForRun(tx, subject, { requestedBy, now, over })',
    test: againTest,
    name: 'is refused while one is under way',
  },
  {
    id: 'assess-status',
    what: 'no assessment touches the status of a candidate',
    file: 'src/features/candidates/server/store.ts',
    find: '.set({ score })',
    replace: ".set({ score, status: 'REJECTED' })",
    test: againTest,
    name: 'never changes the status',
  },
  {
    id: 'manipulation-told',
    what: 'what speaks to the machine is told to the employer',
    file: `${server}/manipulation/find-manipulation.ts`,
    find: "      return quote ? [{ kind: 'instruction', quote }] : []\n",
    replace: "      return quote && claim.start < 0 ? [{ kind: 'instruction', quote }] : []\n",
    test: manipulationTest,
    name: 'a flag quotes the sentence',
  },
  {
    id: 'manipulation-across',
    what: 'an order that goes on in the next answer is found in both',
    file: `${server}/manipulation/find-instructions.ts`,
    find: 'texts.slice(1).forEach((next, at) => {',
    replace: 'texts.slice(texts.length).forEach((next, at) => {',
    test: instructionsTest,
    name: 'ends in the next',
  },
  {
    id: 'manipulation-beside',
    what: 'a whole order accuses none of the answers beside it',
    file: `${server}/manipulation/find-instructions.ts`,
    find: '      if (turn.start >= tail.length || turn.end <= tail.length + 1) continue\n',
    replace: '',
    test: instructionsTest,
    name: 'accuses none of the answers',
  },
  {
    id: 'manipulation-goes-on',
    what: 'what goes on with an order is sent to no model',
    file: `${server}/manipulation/withheld.ts`,
    find: 'parts[at - 1]?.isOrder && goesOn(part.words, language)',
    replace: 'parts.length === 0 && goesOn(part.words, language)',
    test: withoutOrdersTest,
    name: 'an order is taken out whole',
  },
  {
    id: 'manipulation-told-beside',
    what: 'what was told beside an order is sent all the same',
    file: `${server}/manipulation/withheld.ts`,
    find: 'parts[at - 1]?.isOrder && goesOn(part.words, language)',
    replace: 'parts[at - 1]?.isOrder',
    test: withoutOrdersTest,
    name: 'what stands beside an order',
  },
  {
    id: 'manipulation-alone',
    what: 'an order in place of an answer is no answer',
    file: `${server}/engine/answer-features.ts`,
    find: 'isGibberish(text) ? text : told.rest',
    replace: 'isGibberish(text) ? told.rest : text',
    test: `${server}/manipulation/orders-earn-nothing.test.ts`,
    name: 'in place of an answer is no answer',
  },
  {
    id: 'manipulation-lookalikes',
    what: 'letters that only look Latin hide no order',
    file: `${server}/manipulation/readable-text.ts`,
    find: 'unmasked(fold(text))',
    replace: 'fold(text)',
    test: instructionsTest,
    name: 'letters that only look Latin',
  },
  {
    id: 'manipulation-base64',
    what: 'an order in base64 is one',
    file: `${server}/manipulation/find-instructions.ts`,
    find: ', ...encodedOrdersIn(text, readable)])',
    replace: '])',
    test: instructionsTest,
    name: 'an order in base64',
  },
  {
    id: 'manipulation-own-marks',
    what: 'own marks and awards accuse nobody',
    file: `${server}/manipulation/instruction-patterns.ts`,
    find: '(?!\\s+(?:for|of|with|from|and)\\b)',
    replace: '',
    test: instructionsTest,
    name: 'own marks and awards',
  },
  {
    id: 'manipulation-answer',
    what: 'what is said to the machine is no answer',
    file: `${server}/manipulation/own-telling.ts`,
    find: "  const told = pieces.filter(({ kind }) => kind === 'told')\n",
    replace: "  const told = pieces.filter(({ kind }) => kind !== 'matter')\n",
    test: `${server}/manipulation/orders-earn-nothing.test.ts`,
    name: 'moves no mark',
  },
  {
    id: 'manipulation-hidden',
    what: 'what was hidden in a file is told to the employer',
    file: `${server}/manipulation/find-manipulation.ts`,
    find: '[...instructions, ...unseen, ...fromFile]',
    replace: '[...instructions, ...unseen, ...fromFile.slice(0, 0)]',
    test: `${server}/llm/obeying-model.test.ts`,
    name: 'hidden in the CV or in its metadata',
  },
  {
    id: 'manipulation-unseen',
    what: 'a message in characters that nobody sees is told to the employer',
    file: `${server}/manipulation/find-manipulation.ts`,
    find: '[...instructions, ...unseen, ...fromFile]',
    replace: '[...instructions, ...unseen.slice(0, 0), ...fromFile]',
    test: `${server}/llm/obeying-model.test.ts`,
    name: 'in characters that nobody sees',
  },
  {
    id: 'shared-of-others',
    what: 'what candidates of a job share is found from both sides',
    file: `${server}/shared-text/find-shared.ts`,
    find: '  if (close.length === 0) return []\n',
    replace: '  if (all > 0) return []\n',
    test: sharedTest,
    name: 'are found from both sides',
  },
  {
    id: 'shared-shown-to-all',
    what: 'quoting the offer is nothing shared',
    file: `${server}/shared-text/keep-shingles.ts`,
    find: 'knownRuns(shownToAll)',
    replace: 'knownRuns(shownToAll.slice(0, 0))',
    test: sharedTest,
    name: 'are none in answers of one’s own',
  },
  {
    id: 'shared-hashes',
    what: 'fingerprints are of one job',
    file: `${server}/engine/ai-signal/shingles.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    find: 'update(`${jobId}\\n${run}`)',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    replace: 'update(`${jobId.slice(0, 0)}\\n${run}`)',
    test: sharedTest,
    name: 'stay within the job',
  },
  {
    id: 'shared-go',
    what: 'the fingerprints of a candidate go with them',
    file: 'migrations/0112_shared_text.sql',
    find: '  primary key (candidate_id, answer, shingle),\n  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade\n',
    replace: '  primary key (candidate_id, answer, shingle)\n',
    test: sharedTest,
    name: 'go with the candidate',
  },
]
