import {
  ACCOUNT_RPC,
  AI_RPC,
  AUTHORING_RPC,
  BILLING_RPC,
  DISCUSSIONS_RPC,
  FAIR_CLAIMS_RPC,
  HACKS_RPC,
  isRepeatable,
  JUDGING_RPC,
  LEARNING_RPC,
  OPERATIONS_RPC,
  PLAYLISTS_RPC,
  PROBLEM_CONTEXT_RPC,
  PROBLEMS_RPC,
  SUBMISSIONS_RPC,
  takesActor,
  TOPICS_RPC,
  type RpcMap,
  type ServiceName,
} from './index.js';

const adminCallsOf = (rpcMap: RpcMap): string[] =>
  Object.entries(rpcMap).flatMap(([call, { adminOnly }]) => (adminOnly ? [call] : []));

// Each service once checked the role in its handlers, where a check could be forgotten.
test('every call that only administrators may make says so in the contract', () => {
  expect(adminCallsOf(AUTHORING_RPC)).toEqual(Object.keys(AUTHORING_RPC));
  expect(
    [PROBLEMS_RPC, BILLING_RPC, AI_RPC, OPERATIONS_RPC, DISCUSSIONS_RPC, HACKS_RPC]
      .flatMap(adminCallsOf)
      .sort(),
  ).toEqual([
    'analysis-reports.decide',
    'analysis-reports.list',
    'discussions.decide-report',
    'discussions.list-reports',
    'hacks.decide',
    'hacks.list-proposals',
    'operations.judging',
    'orders.list',
    'orders.refund',
    'problems.create',
    'problems.delete',
    'problems.update',
    'wallet.adjust',
  ]);
});

const ALL: RpcMap = {
  ...ACCOUNT_RPC,
  ...AI_RPC,
  ...AUTHORING_RPC,
  ...BILLING_RPC,
  ...DISCUSSIONS_RPC,
  ...FAIR_CLAIMS_RPC,
  ...HACKS_RPC,
  ...JUDGING_RPC,
  ...LEARNING_RPC,
  ...OPERATIONS_RPC,
  ...PLAYLISTS_RPC,
  ...PROBLEM_CONTEXT_RPC,
  ...PROBLEMS_RPC,
  ...SUBMISSIONS_RPC,
  ...TOPICS_RPC,
};
const callsOf = (service: ServiceName): string[] =>
  Object.entries(ALL).flatMap(([call, { callers }]) => (callers.includes(service) ? [call] : []));

test('a judge worker may make the judging calls and no other', () => {
  expect(callsOf('judge-worker').sort()).toEqual([
    'judging.claim',
    'judging.claim-next',
    'judging.fetch-test-set',
    'judging.finish',
    'judging.release',
    'judging.renew',
    'judging.report-worker',
  ]);
});

test('the analysis may hold tokens and read problems, and no more', () => {
  expect(callsOf('ai').sort()).toEqual([
    'hold.capture',
    'hold.create',
    'hold.refund',
    'hold.void',
    'problem-context.fetch-tests',
    'problem-context.find',
    'problem-context.get',
    'wallet.get',
  ]);
});

test('problems and billing call nobody, and only the gateway speaks for a user', () => {
  expect([...callsOf('problems'), ...callsOf('billing')]).toEqual([]);
  const forUsers = Object.values(ALL).filter(takesActor);
  expect(forUsers.length).toBeGreaterThan(40);
  for (const { callers } of forUsers) expect(callers).toEqual(['gateway']);
});

test('a call that stores something new each time is not made again without a key', () => {
  const again = Object.keys(ALL).filter((call) => ALL[call]?.repeatable === 'always');
  for (const call of [
    'playlists.create',
    'problems.create',
    'authoring.verify',
    'judging.claim',
    'submissions.create',
  ])
    expect(again).not.toContain(call);
  expect(isRepeatable(ALL['submissions.create'], { idempotencyKey: null })).toBe(false);
  expect(isRepeatable(ALL['submissions.create'], { idempotencyKey: 'a key' })).toBe(true);
  expect(isRepeatable(ALL['problems.list'], {})).toBe(true);
  expect(isRepeatable(ALL['playlists.create'], { idempotencyKey: 'not its own' })).toBe(false);
});
