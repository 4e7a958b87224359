import type { EditorLanguage } from '@evident/contracts';
import { mutated } from '../mutations.js';
import { isLargerSlip, probesOf } from '../probes.js';

async function forms(language: EditorLanguage, source: string): Promise<string[]> {
  return (await probesOf(language, source)).filter(isLargerSlip).map((one) => mutated(source, one));
}

const SEARCH =
  'def go(at, path):\n    path.append(at)\n    if go(at + 1, path):\n        return True\n    return False\n';

describe('statements that are missing or misplaced', () => {
  it.each([
    [
      'step that is not taken back',
      SEARCH,
      'path.append(at)\n    if go(at + 1, path):\n        return True\n    path.pop()\n    return False',
    ],
    [
      'step that another function forgets to take back',
      'def put(a, b):\n    a |= 1\n    b += 2\n\ndef take(a, b):\n    b -= 2\n',
      'def take(a, b):\n    b -= 2\n    a &= ~(1)\n',
    ],
    [
      'counter that is not reset',
      'count = 0\nfor row in rows:\n    for x in row:\n        count += x\n',
      'for row in rows:\n    count = 0\n    for x in row:\n',
    ],
    [
      'counter that is reset in each round',
      'for x in row:\n    count = 0\n    count += x\n',
      'count = 0\nfor x in row:\n    pass\n    count += x\n',
    ],
    [
      'last element that is not looked at',
      'for x in a:\n    if x > y:\n        best = max(best, x)\n        y = 0\n    else:\n        y += 1\nprint(best)\n',
      '        y += 1\nbest = max(best, x)\nprint(best)\n',
    ],
    [
      'second best that is lost',
      'for d in a:\n    if d > first[p]:\n        first[p] = d\n    elif d > second[p]:\n        second[p] = d\n',
      '        second[p] = first[p]\n        first[p] = d\n',
    ],
    [
      'mark behind the block that it belongs in front of',
      'while q:\n    for v in next[u]:\n        go(v)\n    seen[u] = True\n',
      'while q:\n    seen[u] = True\n    for v in next[u]:\n        go(v)',
    ],
    ['loss that is better left out', 'x = v + max(a, b)\n', 'x = v + max(max(a, b), 0)\n'],
    ['value that must not get smaller', 'last[1] = r\n', 'last[1] = max(last[1], r)\n'],
    ['first value that is one off', 'row = [i]\n', 'row = [i + 1]\n'],
    ['base case', 'def f():\n    return 0\n', 'def f():\n    return 1\n'],
    ['arguments the wrong way round', 'f(a, b)\n', 'f(b, a)\n'],
    ['targets the wrong way round', 'a, b, c = row\n', 'b, a, c = row\n'],
    ['set that drops what counts', 'x = len(set(a))\n', 'x = len(list(a))\n'],
    ['indices the wrong way round', 'x = g[a][b]\n', 'x = g[b][a]\n'],
    ['part that binds otherwise', 'x = a * b if c else d\n', 'x = a * (b if c else d)'],
    ['loop that goes the wrong way', 'for i in range(a, b):\n    f(i)\n', 'for i in reversed(range(a, b)):'],
    ['list in the wrong order', 'print(*found)\n', 'print(*sorted(found))'],
    ['element that is kept twice', 'found.append(x)\n', 'x in found or found.append(x)'],
    ['blanks that belong to the data', 'x = s.strip()\n', 'x = s\n'],
  ])('mend a %s, in Python', async (_, source, part) => {
    expect(await forms('PYTHON', source)).toContainEqual(expect.stringContaining(part));
  });

  it('take a step back behind a value that is returned, in JavaScript', async () => {
    const source = 'function go(i) {\n  used[i] = true;\n  return go(i + 1) || go(i + 2);\n}\n';
    const found = (await forms('JAVASCRIPT', source)).find((form) =>
      /const kept.*used\[i\] = false; return/.test(form),
    );
    expect(found).toContain('= go(i + 1) || go(i + 2);');
  });

  it.each([
    ['JAVASCRIPT', 'for (let i = a; i < b; i++) f(i);\n', 'for (let i = b - 1; i >= a; i--) f(i);'],
    [
      'JAVA',
      'class Main {\n  void f() {\n    for (int i = b; i >= 1; i--) g(i);\n  }\n}\n',
      'for (int i = 1; i <= b; i++) g(i);',
    ],
  ] as const)('turn a loop round, in %s', async (language, source, loop) => {
    expect(await forms(language, source)).toContainEqual(expect.stringContaining(loop));
  });

  it.each([
    ['JAVASCRIPT', 'const [a, b] = line.split(",");\n', 'const [b, a] ='],
    ['JAVASCRIPT', 'for (const k of new Set([a, b])) f(k);\n', 'of ([a, b]))'],
    [
      'JAVA',
      'class Main {\n  Object f(String s) {\n    return s.chars().distinct().sorted();\n  }\n}\n',
      'return s.chars().sorted();',
    ],
  ] as const)('exchange targets, and keep what is left out, in %s', async (language, source, part) => {
    expect(await forms(language, source)).toContainEqual(expect.stringContaining(part));
  });

  it('take a step back in Java', async () => {
    const source =
      'class Main {\n  static void go(int i) {\n    path.add(i);\n    go(i + 1);\n    done = i;\n  }\n}\n';
    expect(await forms('JAVA', source)).toContainEqual(
      expect.stringContaining('done = i; path.remove(path.size() - 1);'),
    );
  });
});
