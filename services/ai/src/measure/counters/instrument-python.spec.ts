import { spawnSync } from 'node:child_process';
import { fitGrowth } from '../fitting/fit-growth.js';
import { instrumentPython } from './instrument-python.js';
import { readStepCount, type StepCount } from './instrumented-program.js';

function run(source: string, input = ''): { stdout: string; stderr: string; count: StepCount | undefined } {
  const program = instrumentPython(source);
  const { stdout, stderr } = spawnSync('python3', ['-I', '-c', program.source], { input, encoding: 'utf8' });
  return { stdout, stderr, count: readStepCount(stderr, program.marker) };
}

const READ = 'import sys\nn, *a = map(int, sys.stdin.read().split())\n';

function classOf(body: string, largest = 512): string {
  const points = [1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 1]
    .map((part) => part * largest)
    .map((n) => {
      const input = `${n}\n${Array.from({ length: n }, (_, index) => 100_000 + ((index * 7919) % 900_000)).join(' ')}\n`;
      return { n, value: run(READ + body, input).count?.total ?? Number.NaN };
    });
  return fitGrowth(points).best.complexity;
}

describe('instrumentPython', () => {
  it('does not change the output of classes, closures, docstrings and generators', () => {
    const source = [
      'from dataclasses import dataclass',
      'class A:',
      '    """doc"""',
      '    def __init__(self, x):',
      '        "also doc"',
      '        self.x = [y for y in range(x) if y % 2 == 0]',
      '    def total(self):',
      '        return sum(self.x)',
      'class B(A):',
      '    def __init__(self, x):',
      '        super().__init__(x + 1)',
      'def gen(n):',
      '    while n:',
      '        yield n',
      '        n -= 1',
      'print(B(5).total(), list(gen(3)), (lambda q: q * 2)(4), 3 in [1, 2, 3], "é"[::-1], A.__doc__)',
      'import sys; sys.exit(3)',
    ].join('\n');
    const plain = spawnSync('python3', ['-I', '-c', source], { encoding: 'utf8' });
    expect(run(source).stdout).toBe(plain.stdout);
    expect(run(source).count?.total).toBeGreaterThan(0);
  });

  it('names the line of each site', () => {
    const { count } = run('s = 0\nfor i in range(3):\n    s += i\ndef f():\n    return s\nprint(f())\n');
    expect(count?.sites).toEqual([
      { line: 2, label: 'loop', steps: 3 },
      { line: 4, label: 'function', steps: 1 },
    ]);
  });

  it.each([
    ['linear', 'print(sum(x for x in a))'],
    ['linearithmic', 'a.sort()\nprint(a[0])'],
    ['quadratic', 'c = 0\nfor i in range(n):\n    for j in range(i):\n        c += 1\nprint(c)'],
    ['quadratic', 'seen = []\nfor x in a:\n    if x not in seen:\n        seen.append(x)\nprint(len(seen))'],
  ])('measures %s growth', (complexity, body) => {
    expect(classOf(body)).toBe(complexity);
  });

  it('charges a cheap quadratic call enough to show its growth', () => {
    expect(classOf('while a:\n    a.pop(0)\nprint(0)', 65_536)).toBe('quadratic');
  });
});
