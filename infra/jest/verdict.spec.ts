import { verdictOf, type JestFile } from './verdict.mjs';

const file = (name: string, ...tests: ('passed' | 'failed' | 'pending')[]): JestFile => ({
  name,
  status: tests.includes('failed') || tests.length === 0 ? 'failed' : 'passed',
  assertionResults: tests.map((status) => ({ status })),
});

const report = (...testResults: JestFile[]) => ({ testResults });

const never = (): never => {
  throw new Error('nothing was to be run again');
};

describe('The verdict over a run of Jest', () => {
  it('counts what passed, and runs nothing twice', async () => {
    const got = await verdictOf(report(file('a', 'passed', 'passed', 'pending'), file('b', 'passed')), never);
    expect(got).toEqual({ passed: 3, failed: 0, onlyAlone: [] });
  });

  it('runs a failed file alone, counts it once, and reports that it passed only alone', async () => {
    const asked: string[][] = [];
    const got = await verdictOf(report(file('a', 'passed'), file('b', 'passed', 'failed')), (names) => {
      asked.push(names);
      return report(file('b', 'passed', 'passed'));
    });
    expect(asked).toEqual([['b']]);
    expect(got).toEqual({ passed: 3, failed: 0, onlyAlone: ['b'] });
  });

  it('keeps a failure that repeats when the file runs alone', async () => {
    const got = await verdictOf(report(file('a', 'failed'), file('b', 'failed')), () =>
      report(file('a', 'passed'), file('b', 'passed', 'failed')),
    );
    expect(got).toEqual({ passed: 2, failed: 1, onlyAlone: ['a'] });
  });

  it('counts a file that cannot be loaded as a failure', async () => {
    expect(await verdictOf(report(file('a')), () => report(file('a')))).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  it.each([
    ['crashes', null],
    ['leaves the file out', report()],
  ])('keeps the failure when the second run %s', async (_what, again) => {
    expect(await verdictOf(report(file('a', 'failed')), () => again)).toEqual({
      passed: 0,
      failed: 1,
      onlyAlone: [],
    });
  });

  it('repeats nothing after many failures or a crash', async () => {
    const many = Array.from({ length: 6 }, (_, index) => file(`f${index}`, 'failed'));
    expect(await verdictOf(report(...many), never)).toEqual({ passed: 0, failed: 6, onlyAlone: [] });
    expect(await verdictOf(null, never)).toEqual({ passed: 0, failed: 1, onlyAlone: [] });
  });
});
