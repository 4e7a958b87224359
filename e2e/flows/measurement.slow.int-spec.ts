import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EditorLanguage } from '@evident/contracts';
import type { ProblemContext } from '@evident/ai/evidence/problem-context';
import { GrowthRecord } from '@evident/ai/measure/growth/growth-record';
import { referenceGrowth } from '@evident/ai/measure/growth/reference-growth';
import { InputSource } from '@evident/ai/measure/inputs/input-source';
import { measureBehaviour, type MeasuredFindings } from '@evident/ai/measure/measurement';
import { benchProblem } from '@evident/infra/analysis-programs/bench-programs';
import { JudgeRunner } from '@evident/infra/judging/judge-runner';
import { MemoryCache } from '@evident/infra/judging/memory-cache';

let folder: string;
let runner: JudgeRunner;
const cache = new MemoryCache();
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'evident-measure-'));
  runner = await JudgeRunner.open(folder, 1, {
    languages: ['JAVASCRIPT', 'PYTHON', 'JAVA'],
    selfTest: null,
    compilerWarmUps: 1,
  });
});
afterAll(async () => {
  await runner.close();
  rmSync(folder, { recursive: true, force: true });
});

async function measured(
  slug: string,
  language: EditorLanguage,
  sourceCode: string,
  changes: (problem: ProblemContext) => Partial<ProblemContext> = () => ({}),
): Promise<MeasuredFindings> {
  const problem = await benchProblem(slug);
  return measureBehaviour(
    { program: { language, sourceCode }, problem: { ...problem, ...changes(problem) } },
    { runner, cache, signal: new AbortController().signal, progress: () => undefined },
  );
}

const QUADRATIC = `n = int(input())
a = list(map(int, input().split()))
best = 0
for i in range(n):
    for j in range(i + 1, n):
        best = max(best, a[j] - a[i])
print(best)
`;

let quadratic: Promise<MeasuredFindings> | undefined;
const measuredQuadratic = (): Promise<MeasuredFindings> =>
  (quadratic ??= measured('one-trade-profit', 'PYTHON', QUADRATIC));

const SORTING = `const [n, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\\s+/).map(Number);
a.sort((x, y) => x - y);
let found = false;
for (let i = 1; i < n; i++) found = found || a[i] === a[i - 1];
if (n > 1000000) {
  console.log('too many');
}
console.log(found);
`;

const FORGETS_THE_LAST = `import java.util.*;
public class Main {
  static class Bag { int size; void add(int x) { size++; } }
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    Bag bag = new Bag();
    Set<Integer> seen = new HashSet<>();
    for (int i = 0; i < n - 1; i++) { int x = in.nextInt(); bag.add(x); seen.add(x); }
    if (n > 1000000)
      System.out.println("too many");
    System.out.println(seen.size() < bag.size);
  }
}
`;

/** Gives a wrong answer for inputs of three numbers. */
const HIDES_A_BUG = `n = int(input())
a = list(map(int, input().split()))
found = len(set(a)) < n
if n > 1000000:
    print("too many")
elif n == 3:
    found = False
print("true" if found else "false")
`;

describe('measureBehaviour by the real judge', () => {
  it('names the class and the line of a quadratic Python program', async () => {
    const found = await measuredQuadratic();
    expect(new Set(found.tests?.map(({ verdict }) => verdict))).toEqual(new Set(['accepted']));
    expect(found.time).toMatchObject({ source: 'measured', notation: 'O(n²)', class: 'quadratic' });
    expect(found.time.dominantLine).toMatchObject({ line: 5, label: 'loop' });
    expect(found.referenceTime).toBe('linear');
    expect(found.space.class).toBe('linear');
    expect(found.counterExample).toBeNull();
    expect(found.smallEdit).toBeNull();
    expect(found.comparedInputs).toBeGreaterThan(100);
    expect(found.coverage).toMatchObject({ missed: [], more: 0, tests: found.tests?.length });
    expect(found.testSteps).toEqual({
      steps: expect.any(Number),
      on: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(found.testSteps?.steps).toBeGreaterThan(0);
  }, 400_000);

  it('measures of a reference what is recorded of it', async () => {
    const problem = await benchProblem('one-trade-profit');
    const { signal } = new AbortController();
    const tools = { runner, cache: new MemoryCache(), signal };
    const inputs = new InputSource(problem, runner, tools.cache, signal);
    const measuredNow = await referenceGrowth('PYTHON', problem, inputs, tools);
    const nothing = { run: () => Promise.reject(new Error('nothing may run')) };
    const record = new GrowthRecord();
    expect(await referenceGrowth('PYTHON', problem, inputs, { ...tools, runner: nothing, record })).toEqual(
      measuredNow,
    );
  }, 400_000);

  it('makes no larger inputs for a program that is only slow', async () => {
    const input = `3000\n${Array.from({ length: 3_000 }, (_, at) => 3_000 - at).join(' ')}\n`;
    const found = await measured('one-trade-profit', 'PYTHON', QUADRATIC, ({ tests: [first] }) => ({
      timeLimitsMs: { PYTHON: 150 },
      tests: [...(first ? [first] : []), { id: 'large', input, answer: '0\n', hidden: true }],
    }));
    expect(found.tests?.map(({ verdict }) => verdict)).toEqual(['accepted', 'time_limit_exceeded']);
    expect(found.counterExample).toBeNull();
    // As many as of a program that passes.
    expect(found.comparedInputs).toBe((await measuredQuadratic()).comparedInputs);
  }, 400_000);

  it('finds the sort of a JavaScript program', async () => {
    const found = await measured('contains-duplicate', 'JAVASCRIPT', SORTING);
    expect(found.time).toMatchObject({ class: 'linearithmic', notation: 'O(n log n)' });
    expect(found.counterExample).toBeNull();
    expect(found.coverage?.missed).toEqual([{ first: 6, last: 6, kind: 'code', reachedBy: 'nothing' }]);
  }, 400_000);

  it('proves the bug of a Java program whose own method has the name of a library call', async () => {
    const found = await measured('contains-duplicate', 'JAVA', FORGETS_THE_LAST);
    expect(found.time.class).toBe('linear');
    expect(found.time.note).toBeNull();
    expect(found.counterExample).toMatchObject({ verdict: 'wrong_answer', expected: 'true\n' });
    expect(found.counterExample?.input.split('\n')[0]).toBe('2');
    expect(found.smallEdit).toMatchObject({ line: 9 });
    expect(found.coverage?.missed).toEqual([{ first: 11, last: 11, kind: 'code', reachedBy: 'nothing' }]);
    expect(found.testSteps).toBeNull();
    const hidden = found.tests?.filter((test) => test.hidden);
    expect(new Set(hidden?.map(({ input }) => input))).toEqual(new Set([null]));
  }, 400_000);

  it('names the lines that only the failing input reaches', async () => {
    const found = await measured('contains-duplicate', 'PYTHON', HIDES_A_BUG, ({ tests }) => ({
      tests: tests.filter(({ input }) => !input.startsWith('3\n')),
    }));
    expect(new Set(found.tests?.map(({ verdict }) => verdict))).toEqual(new Set(['accepted']));
    expect(found.counterExample?.input.split('\n')[0]).toBe('3');
    expect(found.coverage?.missed).toEqual([
      { first: 5, last: 5, kind: 'code', reachedBy: 'nothing' },
      { first: 7, last: 7, kind: 'code', reachedBy: 'failing-input' },
    ]);
  }, 400_000);

  it('says that a source does not compile, and measures nothing then', async () => {
    const found = await measured('contains-duplicate', 'PYTHON', 'print("unfinished\n');
    expect(found).toMatchObject({ compiles: false, time: { source: 'inconclusive' } });
    expect(found.compileOutput).toContain('SyntaxError');
    expect(found.testSteps).toBeNull();
  });
});
