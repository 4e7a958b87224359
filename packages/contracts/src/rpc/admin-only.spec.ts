import { AI_RPC, AUTHORING_RPC, BILLING_RPC, PROBLEMS_RPC, type RpcMap } from './index.js';

const adminCallsOf = (rpcMap: RpcMap): string[] =>
  Object.entries(rpcMap).flatMap(([call, { adminOnly }]) => (adminOnly ? [call] : []));

// Each service once checked the role in its handlers, where a check could be forgotten.
test('every call that only administrators may make says so in the contract', () => {
  expect(adminCallsOf(AUTHORING_RPC)).toEqual(Object.keys(AUTHORING_RPC));
  expect([PROBLEMS_RPC, BILLING_RPC, AI_RPC].flatMap(adminCallsOf).sort()).toEqual([
    'analysis-reports.decide',
    'analysis-reports.list',
    'orders.list',
    'orders.refund',
    'problems.create',
    'problems.delete',
    'problems.update',
    'wallet.adjust',
  ]);
});
