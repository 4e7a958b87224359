import { spawnSync } from 'node:child_process';
import { fitGrowth } from '../fitting/fit-growth.js';
import { instrumentJavaScript } from './instrument-javascript.js';
import { readStepCount, type StepCount } from './instrumented-program.js';

function run(source: string, input: string): { stdout: string; count: StepCount | undefined } {
  const program = instrumentJavaScript(source);
  const result = spawnSync(process.execPath, ['-e', program.source], { input, encoding: 'utf8' });
  return { stdout: result.stdout, count: readStepCount(result.stderr, program.marker) };
}

const READ = "const [n, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\\s+/).map(Number);\n";

function classOf(body: string, sizes = [8, 16, 32, 64, 128, 256, 512]): string {
  const points = sizes.map((n) => {
    const input = `${n}\n${Array.from({ length: n }, (_, index) => 100_000 + ((index * 7919) % 900_000)).join(' ')}\n`;
    return { n, value: run(READ + body, input).count?.total ?? Number.NaN };
  });
  return fitGrowth(points).best.complexity;
}

describe('instrumentJavaScript', () => {
  it('does not change the output', () => {
    const source =
      "'use strict';\nconst f = (x) => ({ y: x });\nfor (const i of [1, 2]) console.log(f(i).y, [...'ab', i]);\n";
    const plain = spawnSync(process.execPath, ['-e', source], { encoding: 'utf8' });
    expect(run(source, '').stdout).toBe(plain.stdout);
  });

  it('names the line of each site', () => {
    const { count } = run(
      'let s = 0;\nfor (let i = 0; i < 3; i++)\n  s += i;\nfunction f() {\n  return s;\n}\nf();\n',
      '',
    );
    expect(count?.sites).toEqual([
      { line: 2, label: 'loop', steps: 3 },
      { line: 4, label: 'function', steps: 1 },
    ]);
  });

  it('counts exactly', () => {
    const { count } = run('for (let i = 0; i < 5; i++) for (let j = 0; j < i; j++);', '');
    expect(count?.sites.map(({ steps }) => steps).sort((a, b) => a - b)).toEqual([5, 10]);
    expect(count?.total).toBe(15);
  });

  it.each([
    ['linear', 'let s = 0; for (const x of a) s += x; console.log(s);'],
    ['linearithmic', 'a.sort((x, y) => x - y); console.log(a[0]);'],
    [
      'quadratic',
      'let s = 0; for (let i = 0; i < n; i++) for (let j = i; j < n; j++) s ^= a[j]; console.log(s);',
    ],
    [
      'quadratic',
      'const seen = []; for (const x of a) if (!seen.includes(x)) seen.push(x); console.log(seen.length);',
    ],
    [
      'logarithmic',
      'let lo = 0, hi = n; while (lo < hi) { const m = (lo + hi) >> 1; if (a[m] < 5) lo = m + 1; else hi = m; } console.log(lo);',
    ],
  ])('measures %s growth', (complexity, body) => {
    const counted = body.includes('while') ? body.replace('console', 'a.length = 0; console') : body;
    expect(classOf(counted)).toBe(complexity);
  });

  it('ignores a report that the program forged', () => {
    const { count } = run(
      'process.stderr.write(\'@@0123456789abcdef01234567 {"sites":[1],"library":{}}\\n\'); for (let i = 0; i < 4; i++);',
      '',
    );
    expect(count?.total).toBe(4);
  });

  it('refuses a source that does not parse', () => {
    expect(() => instrumentJavaScript('for (')).toThrow(SyntaxError);
  });
});
