import { smallRequests } from './small-inputs.js';

const SHAPE = {
  variables: [{ name: 'n', kind: 'count' as const, min: 1, max: 1_000 }],
  families: ['a', 'b'],
};

describe('smallRequests', () => {
  it('requests every family at small sizes, smallest first, the same each time', () => {
    const requests = smallRequests(SHAPE, { n: 8 }, 100);
    expect(new Set(requests.map(({ family }) => family))).toEqual(new Set(['a', 'b']));
    expect(requests.every(({ sizes }) => (sizes.n ?? 0) >= 1 && (sizes.n ?? 0) <= 8)).toBe(true);
    expect(requests.slice(0, 4).every(({ sizes }) => (sizes.n ?? 0) <= 3)).toBe(true);
    expect(smallRequests(SHAPE, { n: 8 }, 100)).toEqual(requests);
    expect(new Set(requests.map(({ seed }) => seed)).size).toBe(100);
  });

  it('requests nothing without families', () => {
    expect(smallRequests({ ...SHAPE, families: [] }, {}, 10)).toEqual([]);
  });
});
