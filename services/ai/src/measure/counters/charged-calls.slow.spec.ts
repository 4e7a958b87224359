import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileJava, javaCommand } from '../../testing/local-java.js';
import { instrumentJava } from './instrument-java.js';
import { instrumentJavaScript } from './instrument-javascript.js';
import { instrumentPython } from './instrument-python.js';
import { readStepCount, type StepCount } from './instrumented-program.js';
import { LEAST, MOST_OF_FEW, type Cost, type CostlyCalls } from './testing/costly-calls.js';
import { JAVA } from './testing/costly-java.js';
import { JAVASCRIPT } from './testing/costly-javascript.js';
import { PYTHON } from './testing/costly-python.js';

interface Call {
  text: string;
  cost: Cost;
}

const listOf = (calls: CostlyCalls): Call[] =>
  (Object.keys(LEAST) as Cost[]).flatMap((cost) => calls[cost].map((text) => ({ text, cost })));

/** Also calls that cost little, which must not be charged for all items. */
interface Played {
  text: string;
  cost: Cost | 'few';
}

const allOf = ({ calls, cheap }: { calls: CostlyCalls; cheap: readonly string[] }): Played[] => [
  ...cheap.map((text) => ({ text, cost: 'few' as const })),
  ...listOf(calls),
];

/** Calls that cost less than they should, or more. The first call stands on line `first`, and each one has its own line. */
function misjudged(calls: readonly Played[], first: number, count: StepCount | undefined): string[] {
  const steps = new Map<number, number>();
  const add = (line: number | undefined, more: number): void => {
    if (line !== undefined) steps.set(line, (steps.get(line) ?? 0) + more);
  };
  for (const { line, steps: counted } of count?.sites ?? []) add(line, counted);
  for (const [key, charged] of count?.charges ?? [])
    add(count?.sites[Number(key.slice(key.lastIndexOf('@') + 1))]?.line, charged);
  return calls.flatMap(({ text, cost }, at) => {
    const found = steps.get(first + at) ?? 0;
    const isRight = cost === 'few' ? found <= MOST_OF_FEW : found >= LEAST[cost];
    return isRight ? [] : [`${text}: ${found} steps`];
  });
}

describe('the counters charge each costly call of the library', () => {
  it('in Python', () => {
    const calls = allOf(PYTHON);
    const defined = calls.map(({ text }, at) => `def f${at}(): ${text}`);
    const played = calls.map((_call, at) => `f${at}()`);
    const program = instrumentPython([...PYTHON.setup, ...defined, ...played].join('\n'));
    const { stderr } = spawnSync('python3', ['-I', '-'], { input: program.source, encoding: 'utf8' });
    expect(stderr).not.toContain('Traceback');
    expect(misjudged(calls, PYTHON.setup.length + 1, readStepCount(stderr, program.marker))).toEqual([]);
  });

  it('in JavaScript', () => {
    const calls = allOf(JAVASCRIPT);
    const defined = calls.map(({ text }, at) => `function f${at}() { ${text}; }`);
    const played = calls.map((_call, at) => `f${at}();`);
    const program = instrumentJavaScript([...JAVASCRIPT.setup, ...defined, ...played].join('\n'));
    const { stderr } = spawnSync(process.execPath, ['-e', program.source], { encoding: 'utf8' });
    expect(stderr).not.toContain('Error');
    expect(misjudged(calls, JAVASCRIPT.setup.length + 1, readStepCount(stderr, program.marker))).toEqual([]);
  });

  it('in Java', async () => {
    const calls = allOf(JAVA);
    const defined = calls.map(({ text }, at) => `static void f${at}() { ${text}; }`);
    const played = calls.map((_call, at) => `f${at}();`).join(' ');
    const head = ['import java.util.*; import java.util.stream.*;', 'public class Main {', ...JAVA.setup];
    const source = [...head, ...defined, `public static void main(String[] args) { ${played} } }`].join('\n');
    const folder = mkdtempSync(path.join(tmpdir(), 'evident-java-'));
    try {
      const counted = await instrumentJava(source);
      expect(compileJava(counted.source, folder)).toBe('');
      const { stderr } = spawnSync(...javaCommand(folder), { encoding: 'utf8' });
      expect(stderr).not.toContain('Exception');
      expect(misjudged(calls, head.length + 1, readStepCount(stderr, counted.marker))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
