import { detailsOf } from './audited.decorator.js';

test('the details of a call hold only known fields of the right type and size', () => {
  expect(detailsOf({ delta: 2, reason: 'An outage', password: 'secret' })).toEqual({
    delta: 2,
    reason: 'An outage',
  });
  expect(detailsOf({ delta: '2', reason: 'x'.repeat(501), refund: false })).toEqual({ refund: false });
  for (const body of [undefined, null, 'text', 7, [], Buffer.from('PK')]) expect(detailsOf(body)).toEqual({});
});
