import { parseTestArguments } from '../../test-arguments.mjs';
import { conditionsOf, unsteadyFiles } from '../../steady-plan.mjs';
import { TestTotals } from '../../test-totals.mjs';

describe('the arguments of npm test', () => {
  it('name parts, or files with options of Jest', () => {
    expect(parseTestArguments(['--only', 'unit,services', '--report', 'r.json'])).toEqual({
      all: false,
      only: ['unit', 'services'],
      paths: [],
      jestArguments: [],
      report: 'r.json',
    });
    expect(parseTestArguments(['a.spec.ts', '-t', 'a name', '--', '--bail'])).toMatchObject({
      paths: ['a.spec.ts'],
      jestArguments: ['-t', 'a name', '--bail'],
    });
  });

  it('ask for the slow files too', () => {
    expect(parseTestArguments(['--all', '--only', 'e2e'])).toMatchObject({ all: true, only: ['e2e'] });
  });

  it.each([
    [['--only', 'nothing'], 'There is no part nothing of the tests'],
    [['--only', 'unit', 'a.spec.ts'], 'Name parts or paths, not both'],
    [['--only'], '--only needs a value'],
  ])('%j are refused', (args, sentence) => {
    expect(() => parseTestArguments(args)).toThrow(sentence);
  });
});

describe('a steady run', () => {
  it('is quiet, busy and on one core', () => {
    const count = (list: string[], what: string) => list.filter((one) => one === what).length;
    const ten = conditionsOf(10);
    expect([count(ten, 'quiet'), count(ten, 'busy'), count(ten, 'one core')]).toEqual([6, 3, 1]);
    expect(conditionsOf(1)).toEqual(['quiet']);
    expect(conditionsOf(3)).toEqual(['quiet', 'busy', 'one core']);
  });

  it('lists each file that failed or passed only alone', () => {
    const run = { condition: 'busy', failedFiles: ['a.spec.ts'], onlyAlone: ['b.spec.ts'] };
    expect(unsteadyFiles([{ condition: 'quiet', failedFiles: [], onlyAlone: [] }, run])).toEqual([
      'a.spec.ts: run 2 (busy): failed',
      'b.spec.ts: run 2 (busy): passed only alone',
    ]);
  });
});

describe('the totals of a test run', () => {
  it('end with the numbers of passed and failed tests, and name what passed only alone', () => {
    const totals = new TestTotals('/repository');
    const file = (name: string, status: string) => ({
      name: `/repository/${name}`,
      status,
      startTime: 0,
      endTime: 2_000,
    });
    const report = {
      testResults: [file('a.spec.ts', 'passed'), file('e2e/http/b.e2e-spec.ts', 'failed')],
    };
    totals.add('Problem catalogue', 1, 60, 0);
    const verdict = { passed: 5, failed: 0, onlyAlone: ['/repository/e2e/http/b.e2e-spec.ts'] };
    const costs = new Map([
      ['/repository/a.spec.ts', 1.5],
      ['the browser', 7],
    ]);
    totals.addJest('Tests', 4, report, verdict, costs);
    expect(totals.text()).toMatch(/Passed only when run alone, which is a bug: e2e\/http\/b\.e2e-spec\.ts/);
    expect(totals.text()).toMatch(/^ {2}unit +2\.0 +1\.5 {2}1 files$/m);
    expect(totals.text()).toMatch(/^ {2}the browser +7\.0$/m);
    expect(totals.text()).toMatch(/^all +5\.0 +8\.5$/m);
    expect(totals.text()).toMatch(/^the longest files +processor\n +2\.0 +1\.5 {2}a\.spec\.ts$/m);
    expect(totals.text().trim().split('\n').at(-1)).toBe('65 passed, 0 failed');
    expect(totals.summary()).toMatchObject({ failedFiles: [], onlyAlone: ['e2e/http/b.e2e-spec.ts'] });
  });

  it('name a file that failed also when run alone', () => {
    const totals = new TestTotals('/repository');
    const report = {
      testResults: [{ name: '/repository/a.spec.ts', status: 'failed', startTime: 0, endTime: 1 }],
    };
    totals.addJest('Tests', 4, report, { passed: 0, failed: 1, onlyAlone: [] });
    expect(totals.summary()).toMatchObject({ failed: 1, failedFiles: ['a.spec.ts'] });
  });
});
