import { check } from './checker.js';
import { noRecords, type Facts } from './facts.js';

/** One submission that was judged at its second attempt, one paid analysis and one credit. */
function good(): Facts {
  const told = { id: 's1', status: 'judged', verdict: 'accepted' } as const;
  const row = { id: 's1', client_key: 'k1', status: 'judged', verdict: 'accepted', attempt: 2 } as const;
  return {
    drainedMs: 9_000,
    clients: {
      ...noRecords(),
      accepted: [{ id: 's1', key: 'k1', expected: 'accepted' }],
      keys: ['k1', 'refused'],
      told: [{ id: 's1', status: 'queued', verdict: null }, told],
      toldTests: [
        { id: 's1', seq: 1_001, testId: 't1' },
        { id: 's1', seq: 2_001, testId: 't1' },
      ],
      shown: [told],
      analyses: ['a1'],
      shownAnalyses: [{ id: 'a1', status: 'completed' }],
      credits: [{ userId: 'u1', key: 'c1', delta: 2 }],
      creditKeys: ['c1'],
      submitMs: [40],
    },
    stored: {
      submissions: [row],
      steps: [
        { ...row, status: 'queued', verdict: null, attempt: 0 },
        { ...row, status: 'judging', verdict: null, attempt: 1 },
        { ...row, status: 'queued', verdict: null, attempt: 1 },
        { ...row, status: 'judging', verdict: null, attempt: 2 },
        row,
      ],
      judgedTests: [
        { id: 's1', attempt: 1, step: 1, test_ids: ['t1'] },
        { id: 's1', attempt: 1, step: 2, test_ids: ['t2'] },
        { id: 's1', attempt: 2, step: 1, test_ids: ['t1'] },
        { id: 's1', attempt: 2, step: 999, test_ids: ['t1', 't2', 't3'] },
      ],
      counted: 1,
      testsEach: 3,
      analyses: [{ id: 'a1', status: 'completed', charge: 'captured', free_because: null }],
      holds: [{ id: 'a1', state: 'captured', amount: 1 }],
      transfers: [
        { user_id: 'u1', kind: 'signup', ref: 'u1', delta: 3 },
        { user_id: 'u1', kind: 'adjust', ref: 'c1', delta: 2 },
        { user_id: 'u1', kind: 'usage', ref: 'a1', delta: -1 },
      ],
      wallets: [{ user_id: 'u1', posted: 4, held: 0 }],
      drift: 0,
    },
  };
}

/** The facts after a change, which may write whatever a broken product could. */
function changed(change: (facts: Facts) => void): Facts {
  const facts = good();
  change(facts);
  return facts;
}

describe('the checker of the fault drills', () => {
  it('finds nothing where every promise was kept', () => {
    expect(check(good())).toEqual({ submissions: 1, lost: 0, doubled: 0, needed: 3, again: 2, broken: [] });
  });

  it('counts the test in hand of an attempt that reported nothing', () => {
    const facts = changed(({ stored }) => (stored.judgedTests = stored.judgedTests.slice(2)));
    expect(check(facts)).toMatchObject({ needed: 3, again: 1 });
  });

  it.each<[string, (facts: Facts) => void]>([
    ['is not stored', ({ stored }) => (stored.submissions = [])],
    [
      'has no verdict',
      ({ stored }) => (stored.submissions = [{ ...stored.submissions[0]!, status: 'judging' }]),
    ],
    ['ended as System Error', ({ stored }) => (stored.submissions[0]!.status = 'failed')],
    ['has another verdict', ({ stored }) => (stored.submissions[0]!.verdict = 'wrong_answer')],
  ])('calls a submission lost that %s', (_what, change) => {
    expect(check(changed(change)).lost).toBe(1);
  });

  it.each<[string, (facts: Facts) => void]>([
    [
      'a second row of one request',
      ({ stored }) => stored.submissions.push({ ...stored.submissions[0]!, id: 's2', status: 'queued' }),
    ],
    ['a row that nobody asked for', ({ clients }) => (clients.keys = ['other'])],
    [
      'a row without a key, of a request that made another one,',
      ({ clients, stored }) => {
        clients.keys = ['k1'];
        stored.submissions.push({ ...stored.submissions[0]!, id: 's2', client_key: null, status: 'queued' });
      },
    ],
    ['a second step to a verdict', ({ stored }) => stored.steps.push(stored.steps.at(-1)!)],
    ['a submission counted twice', ({ stored }) => (stored.counted = 2)],
  ])('calls %s doubled', (_what, change) => {
    expect(check(changed(change)).doubled).toBe(1);
  });

  it.each<[string, (facts: Facts) => void, RegExp]>([
    [
      'a verdict that changed after it was read',
      ({ clients }) => clients.told.push({ id: 's1', status: 'judged', verdict: 'wrong_answer' }),
      /told as judged accepted, then judged wrong_answer/,
    ],
    [
      'a test stored in two batches',
      ({ stored }) => stored.judgedTests.push({ id: 's1', attempt: 2, step: 2, test_ids: ['t1'] }),
      /stored in 2 batches/,
    ],
    [
      'a test told under two numbers',
      ({ clients }) => clients.toldTests.push({ id: 's1', seq: 2_004, testId: 't1' }),
      /numbers 2001, 2004/,
    ],
    [
      'a page that never heard the end',
      ({ clients }) => (clients.shown = [{ id: 's1', status: 'judging', verdict: null }]),
      /a page shows submission s1/,
    ],
    [
      'a page that waits for an analysis',
      ({ clients }) => (clients.shownAnalyses = [{ id: 'a1', status: 'queued' }]),
      /a page shows analysis a1/,
    ],
    [
      'a hold that is left',
      ({ stored }) => (stored.holds[0]!.state = 'pending'),
      /neither captured nor given back/,
    ],
    [
      'a hold of no analysis',
      ({ stored }) => stored.holds.push({ id: 'h2', state: 'voided', amount: 1 }),
      /belongs to no analysis/,
    ],
    [
      'an analysis that was accepted and is gone',
      ({ stored }) => (stored.analyses = []),
      /analysis a1 was accepted/,
    ],
    [
      'an analysis that never ends',
      ({ stored }) => (stored.analyses[0]!.status = 'analyzing'),
      /analysis a1 is analyzing/,
    ],
    [
      'a token spent on a failed analysis',
      ({ stored }) => (stored.analyses[0]!.status = 'failed'),
      /is failed, its hold captured/,
    ],
    [
      'a result for which nothing was paid',
      ({ stored }) => (stored.holds[0]!.state = 'expired'),
      /is completed, its hold expired/,
    ],
    [
      'a charge that differs from the hold',
      ({ stored }) => (stored.analyses[0]!.charge = 'capturing'),
      /says capturing/,
    ],
    ['drift', ({ stored }) => (stored.drift = 1), /1 rows in the drift views/],
    [
      'a balance that is not the sum of its transfers',
      ({ stored }) => (stored.wallets[0]!.posted = 5),
      /holds 5, its transfers 4/,
    ],
    ['tokens that stay reserved', ({ stored }) => (stored.wallets[0]!.held = 1), /still reserves 1/],
    [
      'a second sign-up',
      ({ stored }) => stored.transfers.push({ user_id: 'u1', kind: 'signup', ref: 'again', delta: 3 }),
      /got 3 and 3 at sign-up/,
    ],
    [
      'a token spent twice',
      ({ stored }) => stored.transfers.push({ user_id: 'u1', kind: 'usage', ref: 'other', delta: -1 }),
      /1 tokens were spent on other/,
    ],
    [
      'a credit that was lost',
      ({ stored }) => (stored.transfers = stored.transfers.filter(({ kind }) => kind !== 'adjust')),
      /the credit c1 of 2 is stored 0 times/,
    ],
    [
      'a credit that nobody gave',
      ({ clients }) => Object.assign(clients, { credits: [], creditKeys: [] }),
      /nobody gave the credit c1/,
    ],
    ['a slow drain', (facts) => (facts.drainedMs = 15_001), /not drained/],
    ['work that never drains', (facts) => (facts.drainedMs = null), /not drained/],
    ['a submit that waits', ({ clients }) => clients.submitMs.push(1_501), /waited 1501 ms/],
  ])('notices %s', (_what, change, sentence) => {
    expect(check(changed(change)).broken.join('\n')).toMatch(sentence);
  });
});
