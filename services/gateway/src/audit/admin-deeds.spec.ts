import { deedOf, detailsOf } from './admin-deeds.js';

const id = '5d2f1c0e-0000-4000-8000-000000000001';

test.each([
  ['POST', `/api/v1/admin/users/${id}/adjust-tokens`, 'tokens.adjusted', { kind: 'user', id }],
  ['POST', `/api/v1/admin/users/${id}/adjust-tokens/`, 'tokens.adjusted', { kind: 'user', id }],
  ['DELETE', `/api/v1/problems/delete-problem/${id}`, 'problem.deleted', { kind: 'problem', id }],
  ['POST', '/api/v1/admin/orders/order_1/refund', 'order.refunded', { kind: 'order', id: 'order_1' }],
  ['POST', '/api/v1/admin/problems/import', 'problem.imported', null],
  ['PUT', `/api/v1/admin/users/${id}/adjust-tokens`, 'other', null],
  ['POST', '/api/v1/admin/a-route-that-is-no-more', 'other', null],
] as const)('%s %s is %s', (method, path, action, subject) => {
  expect(deedOf(method, path)).toEqual({ action, subject });
});

test('keeps the words of a call, and nothing of another form or size', () => {
  expect(detailsOf({ delta: 2, reason: 'An outage', password: 'secret' })).toEqual({
    delta: 2,
    reason: 'An outage',
  });
  expect(detailsOf({ delta: '2', reason: 'x'.repeat(501), refund: false })).toEqual({ refund: false });
  for (const body of [undefined, null, 'text', 7, [], Buffer.from('PK')]) expect(detailsOf(body)).toEqual({});
});
