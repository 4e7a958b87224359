import { lazyFormat } from './lazy-format.js';

describe('a format that is made at its first use', () => {
  it('is not made before, and only once', () => {
    let made = 0;
    const format = lazyFormat(() => {
      made += 1;
      return new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
    });
    expect(made).toBe(0);
    expect([format.format(1234.56), format.format(2)]).toEqual(['1,234.6', '2']);
    expect(made).toBe(1);
  });

  it('keeps every argument', () => {
    const relative = lazyFormat(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));
    expect(relative.format(-1, 'day')).toBe('yesterday');
  });
});
