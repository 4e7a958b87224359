import { isFinished, SEQ_PER_ATTEMPT, SIGNUP_TOKENS } from '@evident/contracts';
import type { Facts, SubmissionFact } from './facts.js';

export const LIMITS = { drainMs: 15_000, submitMs: 1_500, rework: 0.1 } as const;

export interface Report {
  submissions: number;
  /** Accepted submissions without a verdict, or with a wrong one. */
  lost: number;
  /** Second verdicts, rows and counts. */
  doubled: number;
  needed: number;
  /** Tests judged beyond one each. */
  again: number;
  /** One sentence for each broken promise. */
  broken: string[];
}

type Rule = (facts: Facts) => string[];

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

const rowsById = ({ stored }: Facts): Map<string, SubmissionFact> =>
  new Map(stored.submissions.map((row) => [row.id, row]));

/** Every accepted submission ends with the right verdict. */
const losses: Rule = (facts) => {
  const rows = rowsById(facts);
  return facts.clients.accepted.flatMap(({ id, expected }) => {
    const row = rows.get(id);
    if (!row) return [`submission ${id} was accepted and is not stored`];
    if (row.status !== 'judged') return [`submission ${id} is ${row.status} after ${row.attempt} attempts`];
    return row.verdict === expected ? [] : [`submission ${id} is ${row.verdict} instead of ${expected}`];
  });
};

/** It has exactly one: one row a request, one step to the verdict a row, one count in the statistics. */
const doubles: Rule = ({ clients, stored }) => {
  const broken: string[] = [];
  for (const [key, rows] of grouped(stored.submissions, (row) => row.client_key ?? '')) {
    if (key !== '' && rows.length > 1) broken.push(`request ${key} made ${rows.length} submissions`);
    if (key !== '' && !clients.keys.includes(key)) broken.push(`nobody sent the request ${key}`);
  }
  if (stored.submissions.length > clients.keys.length)
    broken.push(`${clients.keys.length} requests made ${stored.submissions.length} submissions`);
  const verdicts = stored.steps.filter(({ status }) => status === 'judged');
  for (const [id, steps] of grouped(verdicts, (step) => step.id))
    if (steps.length > 1) broken.push(`submission ${id} got ${steps.length} verdicts`);
  const judged = stored.submissions.filter(({ status }) => status === 'judged').length;
  if (stored.counted !== judged)
    broken.push(`the statistics count ${stored.counted} submissions, ${judged} are judged`);
  return broken;
};

/** No verdict changes after a client has read it. */
const changes: Rule = (facts) => {
  const rows = rowsById(facts);
  const finals = facts.clients.told.filter(({ status }) => isFinished(status));
  return [...grouped(finals, ({ id }) => id)].flatMap(([id, told]) => {
    const row = rows.get(id);
    const words = new Set(told.map(({ status, verdict }) => `${status} ${verdict}`));
    words.add(`${row?.status} ${row?.verdict}`);
    return words.size === 1 ? [] : [`submission ${id} was told as ${[...words].join(', then ')}`];
  });
};

/** A test of an attempt is reported and told once. */
const repeats: Rule = ({ clients, stored }) => {
  const reported = stored.judgedTests
    .filter(({ step }) => step < SEQ_PER_ATTEMPT - 1)
    .flatMap(({ id, attempt, test_ids }) =>
      (test_ids ?? []).map((test) => `${id} attempt ${attempt} test ${test}`),
    );
  const byTest = grouped(
    clients.toldTests,
    ({ id, seq, testId }) => `${id} attempt ${Math.floor(seq / SEQ_PER_ATTEMPT)} test ${testId}`,
  );
  return [
    ...[...grouped(reported, (test) => test)].flatMap(([test, batches]) =>
      batches.length === 1 ? [] : [`${test} is stored in ${batches.length} batches`],
    ),
    ...[...byTest].flatMap(([test, told]) => {
      const numbers = new Set(told.map(({ seq }) => seq));
      return numbers.size === 1 ? [] : [`${test} was told under the numbers ${[...numbers].join(', ')}`];
    }),
  ];
};

/** Every page ends in the server's state. */
const pages: Rule = (facts) => {
  const rows = rowsById(facts);
  const analyses = new Map(facts.stored.analyses.map((row) => [row.id, row]));
  return [
    ...facts.clients.shown.flatMap(({ id, status, verdict }) => {
      const row = rows.get(id);
      const same = row?.status === status && row.verdict === verdict;
      return same
        ? []
        : [`a page shows submission ${id} as ${status} ${verdict}, it is ${row?.status} ${row?.verdict}`];
    }),
    ...facts.clients.shownAnalyses.flatMap(({ id, status }) => {
      const stored = analyses.get(id)?.status;
      return stored === status ? [] : [`a page shows analysis ${id} as ${status}, it is ${stored}`];
    }),
  ];
};

/** Every hold is resolved as its analysis ended. */
const holds: Rule = ({ clients, stored }) => {
  const byId = new Map(stored.holds.map((hold) => [hold.id, hold]));
  const known = new Map(stored.analyses.map((row) => [row.id, row]));
  const broken = stored.holds
    .filter(({ state }) => state === 'pending')
    .map(({ id }) => `the hold ${id} is neither captured nor given back`);
  for (const { id } of stored.holds) if (!known.has(id)) broken.push(`the hold ${id} belongs to no analysis`);
  for (const id of clients.analyses) {
    const analysis = known.get(id);
    if (!analysis) broken.push(`analysis ${id} was accepted and is not stored`);
    else if (!isFinished(analysis.status)) broken.push(`analysis ${id} is ${analysis.status}`);
  }
  for (const { id, status, charge, free_because } of stored.analyses) {
    const due = status === 'completed' && free_because === null;
    const state = byId.get(id)?.state ?? 'absent';
    if (due !== (state === 'captured')) broken.push(`analysis ${id} is ${status}, its hold ${state}`);
    if (charge !== (state === 'captured' ? 'captured' : 'voided'))
      broken.push(`analysis ${id} says ${charge}, its hold ${state}`);
  }
  return broken;
};

/** No token is lost or made. */
const tokens: Rule = ({ clients, stored }) => {
  const broken: string[] = [];
  if (stored.drift > 0) broken.push(`${stored.drift} rows in the drift views of the ledger`);
  const transfers = grouped(stored.transfers, ({ user_id }) => user_id);
  const captured = new Map(
    stored.holds.map(({ id, state, amount }) => [id, state === 'captured' ? amount : 0]),
  );
  for (const { user_id, posted, held } of stored.wallets) {
    const own = transfers.get(user_id) ?? [];
    const sum = own.reduce((total, { delta }) => total + delta, 0);
    if (sum !== posted) broken.push(`the wallet of ${user_id} holds ${posted}, its transfers ${sum}`);
    if (held !== 0) broken.push(`the wallet of ${user_id} still reserves ${held}`);
    const signup = own.filter(({ kind }) => kind === 'signup').map(({ delta }) => delta);
    if (signup.join() !== String(SIGNUP_TOKENS))
      broken.push(`${user_id} got ${signup.join(' and ')} at sign-up`);
  }
  for (const { ref, kind, delta } of stored.transfers)
    if (kind === 'usage' && captured.get(ref) !== -delta)
      broken.push(`${-delta} tokens were spent on ${ref}`);
  const adjusted = grouped(
    stored.transfers.filter(({ kind }) => kind === 'adjust'),
    ({ ref }) => ref,
  );
  for (const { key, delta, userId } of clients.credits) {
    const found = (adjusted.get(key) ?? []).filter((row) => row.user_id === userId);
    if (found.length !== 1 || found[0]?.delta !== delta)
      broken.push(`the credit ${key} of ${delta} is stored ${found.length} times`);
  }
  for (const key of adjusted.keys())
    if (!clients.creditKeys.includes(key)) broken.push(`nobody gave the credit ${key}`);
  return broken;
};

const speed: Rule = ({ clients, drainedMs }) => {
  const broken: string[] = [];
  if (drainedMs === null || drainedMs > LIMITS.drainMs)
    broken.push(`not drained ${LIMITS.drainMs / 1_000} s after the fault`);
  const slowest = Math.max(0, ...clients.submitMs);
  if (slowest > LIMITS.submitMs) broken.push(`a submit waited ${Math.round(slowest)} ms for its answer`);
  return broken;
};

/**
 * Tests that were judged more than once. Of an attempt that brought no verdict, the test in hand was lost as well,
 * even where none was reported.
 */
function rework({ stored }: Facts): { needed: number; again: number } {
  const reported = grouped(stored.judgedTests, ({ id, attempt }) => `${id} ${attempt}`);
  const last = new Map(stored.submissions.map((row) => [row.id, row.attempt]));
  const attempts = new Set(
    stored.steps.filter(({ status }) => status === 'judging').map(({ id, attempt }) => `${id} ${attempt}`),
  );
  let again = 0;
  for (const key of attempts) {
    const [id = '', attempt] = key.split(' ');
    if (Number(attempt) === last.get(id)) continue;
    again += Math.max(1, new Set(reported.get(key)?.flatMap(({ test_ids }) => test_ids ?? [])).size);
  }
  return { needed: stored.submissions.length * stored.testsEach, again };
}

export function check(facts: Facts): Report {
  const lost = losses(facts);
  const doubled = doubles(facts);
  const rest = [changes, repeats, pages, holds, tokens, speed].flatMap((rule) => rule(facts));
  return {
    submissions: facts.clients.accepted.length,
    lost: lost.length,
    doubled: doubled.length,
    ...rework(facts),
    broken: [...lost, ...doubled, ...rest],
  };
}
