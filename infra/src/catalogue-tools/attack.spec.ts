import { openPackage, type PackageUnderTest } from './package-under-test.js';
import { AttackInputs, countOf } from './attack-inputs.js';
import { shrink } from './attack-shrink.js';

describe('the inputs of an attack', () => {
  let subject: PackageUnderTest;
  beforeAll(async () => {
    subject = await openPackage('fizz-buzz', { built: true });
  });

  it('are legal, and the same for the same seed', () => {
    const inputs = (seed: number) => {
      const made = new AttackInputs(subject, seed);
      const small = made.small(10);
      return [...small, ...made.structured(4), ...made.mutated(small, 10)].map(({ text }) => text);
    };
    const texts = inputs(1);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => subject.validate(text) !== null)).toEqual([]);
    expect(inputs(1)).toEqual(texts);
    expect(inputs(2)).not.toEqual(texts);
  });

  it('correct the nearest count that fits a list whose length has changed', () => {
    const lines = [
      ['3', '9'],
      ['3', '3', '3', '3'],
    ];
    countOf(lines, 1, 3, -1);
    expect(lines[0]).toEqual(['2', '9']);
  });
});

describe('making an input smaller', () => {
  /** A count and a list; it fails where the list has a seven. */
  const isLegal = (text: string): boolean => {
    const [count, list = ''] = text.trim().split('\n');
    return /^\d+$/.test(count ?? '') && list.split(' ').length === Number(count);
  };
  const fails = (text: string): boolean => / ?7( |\n)/.test(text.split('\n').slice(1).join('\n'));
  const keeps = (texts: readonly string[]) => Promise.resolve(texts.findIndex(fails));

  it('leaves what makes the program fail, and a legal input', async () => {
    const text = '9\n5 1 300 2 7 4 88 1 0\n';
    expect(await shrink(text, keeps, isLegal, () => true, 4)).toBe('1\n7\n');
  });

  it('ends when its time is over', async () => {
    let calls = 0;
    const text = '9\n5 1 300 2 7 4 88 1 0\n';
    expect(await shrink(text, keeps, isLegal, () => calls++ < 0)).toBe(text);
  });
});
