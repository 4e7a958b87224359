import { spawnSync } from 'node:child_process';
import { growthOf } from '../../testing/counted-runs.js';
import { inItems } from './counters.js';
import { instrumentPython } from './instrument-python.js';
import { readStepCount, UNIT, type StepCount } from './instrumented-program.js';

function run(source: string, input = ''): { stdout: string; stderr: string; count: StepCount | undefined } {
  const program = instrumentPython(source);
  const { stdout, stderr } = spawnSync('python3', ['-I', '-c', program.source], { input, encoding: 'utf8' });
  return { stdout, stderr, count: readStepCount(stderr, program.marker) };
}

const READ = 'import sys\nn, *a = map(int, sys.stdin.read().split())\n';

const numbers = (n: number): string =>
  `${n}\n${Array.from({ length: n }, (_, index) => 100_000 + ((index * 7919) % 900_000)).join(' ')}\n`;

function classOf(body: string, largest = 512): Promise<string> {
  const sizes = [1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 1].map((part) => part * largest);
  return growthOf('PYTHON', instrumentPython(READ + body), sizes, numbers);
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

  it('charges a membership test as far as it looks, and leaves errors of a comparison alone', () => {
    const source = [
      'import array, collections',
      'class Odd:',
      '    def __eq__(self, other):',
      '        raise ValueError("odd")',
      'a = list(range(100))',
      'print(9 in a, 100 in a, 19 in tuple(a), 29 in collections.deque(a), 39 in array.array("i", a))',
      'try:',
      '    print(Odd() in a)',
      'except ValueError as error:',
      '    print(error)',
    ].join('\n');
    const { stdout, count } = run(source);
    expect(stdout).toBe('True False True True True\nodd\n');
    const looked = Array.from(count?.charges ?? []).filter(([key]) => key.startsWith('in@'));
    expect(looked.reduce((sum, [, steps]) => sum + steps, 0)).toBeCloseTo((10 + 100 + 20 + 30 + 40) * UNIT);
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
    ['linear', 'marks = bytearray(n)\nmarks[1:] = bytes(n - 1)\nprint(len(marks))'],
    ['quadratic', 'bits = 1\nfor x in range(20 * n):\n    bits |= bits << 20\nprint(bits % 7)'],
    ['linearithmic', 'a.sort()\nprint(a[0])'],
    ['linearithmic', 'from statistics import median\nprint(median(map(int, a)))'],
    ['linearithmic', 'from heapq import merge\nprint(sum(merge(*[[x] for x in a])))'],
    ['quadratic', 'c = 0\nfor i in range(n):\n    for j in range(i):\n        c += 1\nprint(c)'],
    ['quadratic', 'seen = []\nfor x in a:\n    if x not in seen:\n        seen.append(x)\nprint(len(seen))'],
  ])('measures %s growth', async (complexity, body) => {
    expect(await classOf(body)).toBe(complexity);
  });

  it('charges a cheap quadratic call enough to show its growth', async () => {
    expect(await classOf('while a:\n    a.pop(0)\nprint(0)', 16_384)).toBe('quadratic');
    expect(await classOf('while a:\n    del a[0]\nprint(0)', 16_384)).toBe('quadratic');
    const rows = 'row = 1 << n\nfor x in a:\n    row = row | x & row\nprint(row % 7)';
    expect(await classOf(rows, 16_384)).toBe('quadratic');
  });

  it.each([
    ['key=a.count', 'b = max(a, key=a.count)'],
    ['map(a.index, a)', 'b = list(map(a.index, a))'],
    ['a list that grows by another one', 'b = []\nfor i in range(n):\n    b = b + [i]'],
    ['list that is unpacked', 'for i in range(n):\n    b = [*a]'],
    ['a dictionary that is unpacked', 'd = {}\nfor i in range(n):\n    d = {**d, i: 1}'],
    ['sum over map', 'for i in range(n):\n    sum(map(abs, a))'],
    ['values of a dictionary', 'd = {x: x for x in a}\nfor x in a:\n    -x in d.values()'],
    ['set algebra', 's = set(a)\nfor i in range(n):\n    t = s | s'],
    ['intersection', 's = set(a)\nfor i in range(n):\n    s.intersection(a)'],
    ['regular expressions', 'import re\nt = "a" * n\nfor i in range(n):\n    re.search("b", t)'],
    [
      'a compiled pattern',
      'import re\nt = "a" * n\np = re.compile("b")\nfor i in range(n):\n    p.findall(t)',
    ],
    ['rotations', 'from collections import deque\nd = deque(a)\nfor i in range(n):\n    d.rotate(n)'],
    [
      'reduce',
      'from functools import reduce\nimport operator\nfor i in range(n):\n    reduce(operator.add, a)',
    ],
    ['columns', 'print(len(list(zip(*[a] * n))))'],
    ['isalnum', 't = "a" * n\nfor i in range(n):\n    t.isalnum()'],
  ])('finds quadratic growth in %s', async (_what, body) => {
    expect(await classOf(body, 1_024)).toBe('quadratic');
  });

  it('knows that a slice keeps its length where an iterator takes its place', async () => {
    const rows = 'b = [0] * n\nfor i in range(0, n, 8):\n    b[i:i + 8] = map(abs, a[i:i + 8])';
    expect(await classOf(rows, 16_384)).toBe('linear');
  });

  it.each(['match', 'search'])(
    'charges %s of a pattern for what it looks at, from a place on',
    async (name) => {
      const words = `import re\nt = "ab, " * n\np = re.compile("[a-z]+, ")\nat = 0\nwhile at < len(t):\n    at = p.${name}(t, at).end()`;
      expect(await classOf(words, 16_384)).toBe('linear');
      const none = `import re\nt = "ab, " * n\np = re.compile("x")\nfor i in range(n):\n    p.${name}(t, i)`;
      expect(await classOf(none, 1_024)).toBe(name === 'search' ? 'quadratic' : 'linear');
    },
  );

  it('passes named arguments on to a pattern', () => {
    const { count, stdout } = run(
      'import re\np = re.compile("a")\nprint(p.sub("b", "aaa", count=2), p.split("xay", maxsplit=1))',
    );
    expect(stdout).toBe("bba ['x', 'y']\n");
    expect(count).toBeDefined();
  });

  it('notes the letters that short texts lack', () => {
    const count = run('w = "abcde"\nfor i in range(5):\n    v = w[:i]').count;
    expect(count && inItems(count).charges.get('copy@0')).toBe(10);
  });

  it('charges a sort as a key apart from the sort of the rows', () => {
    const rows = 'w = ["dcba" * 9] * 64\n';
    const place = (call: string): number | undefined => run(rows + call).count?.charges.get('sorted@-1');
    expect(place('sorted(w, key=sorted)')).toBeGreaterThan(0);
    expect(place('sorted(w, key=sorted)')).toBe(place('sorted(w)'));
  });

  it('charges every method of the built-in types that takes more than constant time', () => {
    const free =
      'append clear pop popitem get setdefault items keys values add discard format format_map isidentifier isprintable maketrans appendleft popleft maxlen join extend fromhex move_to_end';
    const source = [
      'import sys',
      'from collections import deque',
      `free = set(${JSON.stringify(free)}.split())`,
      'frame = sys._getframe(0)',
      'known = set()',
      'for name, value in frame.f_back.f_globals.items():',
      '    if name.startswith("_") and isinstance(value, (set, frozenset)):',
      '        known |= {x for x in value if isinstance(x, str)}',
      'for kind in (list, str, bytes, dict, set, frozenset, deque):',
      '    for name in dir(kind):',
      '        if not name.startswith("_") and name not in free and name not in known and not (kind is list and name in ("insert", "sort")):',
      '            print(kind.__name__, name)',
    ].join('\n');
    expect(run(source).stdout).toBe('');
  });
});
