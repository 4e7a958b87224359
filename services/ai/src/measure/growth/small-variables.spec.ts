import { factorOf, factorOfInput, withFactor } from './small-variables.js';

const COINS = [1, 3, 6, 8, 11, 13, 15, 18, 20];

describe('factorOf', () => {
  it('finds a table with a row for each coin', () => {
    const table = COINS.map((n) => ({ n, value: 225 + 9 * n }));
    expect(factorOf(table, 222, 24)).toBe('linear');
  });

  it('finds nothing where one row is kept, or the runtime hides it', () => {
    expect(
      factorOf(
        COINS.map((n) => ({ n, value: 260 + 0.2 * n })),
        222,
        2,
      ),
    ).toBeNull();
    expect(
      factorOf(
        COINS.map((n) => ({ n, value: 222 + n })),
        222,
        24,
      ),
    ).toBeNull();
  });
});

describe('factorOfInput', () => {
  const along = (bytes: (l: number) => number) =>
    factorOfInput({
      worst: { counted: [3, 4, 5, 6, 7, 8].map((n) => ({ n, bytes: bytes(n) })) },
    } as never);

  it('finds that longer words make the input longer', () => {
    expect(along((l) => 512 * (l + 1) + 9)).toBe('linear');
  });

  it('finds nothing where the input stays as long as it is', () => {
    expect(along((l) => 4_096 + l)).toBeNull();
  });
});

it('a factor stands in the notation and in what is needed beyond the input', () => {
  const finding = { notation: 'O(c + m)', extra: null, class: 'linear' } as never;
  expect(withFactor(finding, 'linear', 'n')).toMatchObject({
    notation: 'O((c + m) * n)',
    extra: 'O((c + m) * n)',
    class: 'linear',
  });
});
