import type { EditorLanguage, Verdict } from '@evident/contracts';
import { BatchedProgram } from '../batches/batched-program.js';
import type { ProblemContext } from '../../evidence/problem-context.js';
import { NOTHING_COMPARED } from '../bugs/find-bugs.js';
import { passing } from '../../testing/sample-findings.js';
import { localRunner } from '../../testing/local-runner.js';
import { cover } from './cover.js';
import { coverageFinding, watchTests, type TestCoverage } from './test-coverage.js';

const problem = (tests: ProblemContext['tests']): ProblemContext => ({
  problemId: 'p',
  revision: '1',
  title: 'Doubled',
  statement: '',
  checker: { kind: 'exact' },
  timeLimitMs: 1_000,
  memoryLimitKb: 65_536,
  tests,
  references: {},
  complexity: null,
  generator: null,
  validator: null,
  small: {},
});

const TESTS = [4, 1, 2, 3].map((n) => ({
  id: `t${n}`,
  input: `${'0'.repeat(n)}${n}\n`,
  answer: `${2 * n}\n`,
  hidden: n > 2,
}));
const SOURCE = 'n = int(input())\nif n == 3:\n    n += 0\nif n > 9:\n    n = 9\nprint(2 * n)\n';

function watched(
  verdicts: Readonly<Record<string, Verdict>> = {},
  source = SOURCE,
  {
    language = 'PYTHON',
    cpuMs = () => 10,
    tests = TESTS,
  }: { language?: EditorLanguage; cpuMs?: (size: number) => number; tests?: typeof TESTS } = {},
): Promise<TestCoverage | null> {
  const program = { language, sourceCode: source };
  const findings = tests.map(({ id, input }, at) => ({
    ...passing(at + 1),
    id,
    cpuTimeMs: cpuMs(input.length),
    verdict: verdicts[id] ?? 'accepted',
  }));
  const played = new BatchedProgram(program, localRunner, new AbortController().signal, cover);
  return watchTests(played, program, problem(tests), findings);
}

describe('watchTests', () => {
  it('reports the blocks that all tests together enter', async () => {
    const coverage = await watched();
    expect(coverage).toMatchObject({ tests: 4, ofTests: 4 });
    expect(coverage && coverageFinding(SOURCE, coverage, NOTHING_COMPARED)).toEqual({
      tests: 4,
      ofTests: 4,
      missed: [{ first: 5, last: 5, kind: 'code', reachedBy: null }],
      more: 0,
      suspects: [],
    });
  });

  it('uses only the smallest tests when larger ones do not end', async () => {
    const coverage = await watched({ t3: 'time_limit_exceeded', t4: 'time_limit_exceeded' });
    expect(coverage).toMatchObject({ tests: 2, ofTests: 4 });
    const finding = coverage && coverageFinding(SOURCE, coverage, NOTHING_COMPARED);
    expect(finding?.missed.map(({ first }) => first)).toEqual([3, 5]);
  });

  it('leaves out long tests, but not those whose interpreter starts slowly', async () => {
    expect(await watched({}, SOURCE, { cpuMs: (size) => 150 + size })).toMatchObject({ tests: 4 });
    expect(await watched({}, SOURCE, { cpuMs: (size) => (size > 5 ? 3_000 : 20) })).toMatchObject({
      tests: 3,
    });
    expect(await watched({}, SOURCE, { cpuMs: () => 1_500 })).toBeNull();
  });

  describe('where a test is large', () => {
    const large = { id: 'large', input: `${'0'.repeat(5_000)}5\n`, answer: '10\n', hidden: true };
    const tests = [large, ...TESTS];
    const whenLong = 's = input()\nn = int(s[-1])\nif len(s) > 4000:\n    n += 0\nprint(2 * n)\n';
    const whenThree = 's = input()\nn = int(s[-1])\nif n == 3:\n    n += 0\nprint(2 * n)\n';

    it('leaves it out when the others enter every block', async () => {
      const coverage = await watched({}, whenThree, { tests });
      expect(coverage).toMatchObject({ tests: 4, ofTests: 5 });
      expect(coverage?.reached.size).toBe(coverage?.blocks.length);
    });

    it('runs it for what the others do not enter', async () => {
      const coverage = await watched({}, whenLong, { tests });
      expect(coverage).toMatchObject({ tests: 5, ofTests: 5 });
      expect(coverage?.reached.size).toBe(coverage?.blocks.length);
      expect(coverage?.runs.at(-1)?.reached.size).toBe(coverage?.blocks.length);
    });

    it('runs it when no other test shows the fault', async () => {
      expect(await watched({ large: 'wrong_answer' }, whenThree, { tests })).toMatchObject({ tests: 5 });
      const both = { large: 'wrong_answer', t3: 'wrong_answer' } as const;
      expect(await watched(both, whenThree, { tests })).toMatchObject({ tests: 4 });
    });
  });

  it('is unknown when most tests do not end', async () => {
    expect(await watched({ t2: 'time_limit_exceeded' })).toBeNull();
  });

  it('is unknown for a program that behaves differently with marks', async () => {
    expect(await watched({}, `${SOURCE}print(1)\n`)).toBeNull();
    expect(await watched({ t1: 'runtime_error' })).toBeNull();
    expect(await watched({}, `${SOURCE}raise SystemExit(1)\n`)).toBeNull();
  });

  it('is unknown for a program that cannot be marked', async () => {
    expect(await watched({}, 'print(2 * int(input()))\n')).toBeNull();
    expect(await watched({}, 'for (', { language: 'JAVASCRIPT' })).toBeNull();
  });
});

describe('coverageFinding', () => {
  const source = `${Array.from({ length: 20 }, (_, at) => `x${at}();`).join('\n')}\n`;
  const lines = [
    [2, 2],
    [4, 5],
    [7, 9],
    [11, 14],
    [16, 16],
  ] as const;
  const coverage: TestCoverage = {
    blocks: lines.map(([line, endLine], at) => ({
      line,
      endLine,
      column: 0,
      endColumn: 80,
      kind: at === 3 ? 'function' : 'code',
    })),
    reached: new Set(),
    suspects: [],
    runs: [],
    tests: 3,
    ofTests: 3,
  };

  it('reports the largest places in order of their lines, uncalled functions only after missed code', () => {
    const { missed, more } = coverageFinding(source, coverage, NOTHING_COMPARED);
    expect(missed.map(({ first, last }) => [first, last])).toEqual([
      [2, 2],
      [4, 5],
      [7, 9],
    ]);
    expect(more).toBe(2);
  });

  it('reports which other inputs reach them', () => {
    const fuzz = { reached: new Set([0, 1]), reachedByFailure: new Set([1]) };
    const { missed } = coverageFinding(source, coverage, fuzz);
    expect(missed.map(({ reachedBy }) => reachedBy)).toEqual(['small-inputs', 'failing-input', 'nothing']);
  });
});
