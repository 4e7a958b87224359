import { neverRun, playHere } from './testing/never-run.js';

const never = (source: string, ...inputs: string[]): Promise<string[]> =>
  neverRun('PYTHON', source, inputs.length > 0 ? inputs : ['']);

describe('a Python program with marks', () => {
  it.each([
    ['an arm', 'n = int(input())\nif n > 5:\n    print("big")\nelse:\n    print("small")\n', ['3'], ['3']],
    [
      'the other arm',
      'n = int(input())\nif n > 5:\n    print("big")\nelse:\n    print("small")\n',
      ['7'],
      ['5'],
    ],
    ['no arm', 'n = int(input())\nif n > 5:\n    print("big")\nelse:\n    print("small")\n', ['7', '3'], []],
    [
      'a chain from its first condition that nobody asks',
      'n = int(input())\nif n > 5:\n    print(1)\nelif n > 3:\n    print(2)\nelif n > 1:\n    print(3)\nelse:\n    print(4)\n',
      ['9', '4'],
      ['6-9'],
    ],
    [
      'an arm on the line of its condition',
      'n = int(input())\nif n > 5: print("big")\nprint(n)\n',
      ['3'],
      ['~2'],
    ],
    [
      'what follows an early return',
      'def f(n):\n    if n < 9:\n        return n\n    n += 1\n\n    return n * 2\nprint(f(int(input())))\n',
      ['3'],
      ['4-6'],
    ],
    ['what follows a return', 'def f():\n    return 1\n    print(2)\nprint(f())\n', [], ['3']],
    ['what follows the end', 'import sys\nprint(1)\nif True:\n    sys.exit(0)\nprint(2)\n', [], ['5']],
    ['the body of a loop', 'for i in range(int(input())):\n    print(i)\nprint("x")\n', ['0'], ['2']],
    [
      'the else of a loop',
      'for i in range(3):\n    if i == 1:\n        break\nelse:\n    print("all")\nwhile False:\n    pass\nelse:\n    print(1)\n',
      [],
      ['5'],
    ],
    [
      'a handler that repairs, but none that gives up',
      'd = {}\nfor c in input():\n    try:\n        d[c] += 1\n    except KeyError:\n        d[c] = 1\n    except ValueError:\n        raise\n    except TypeError:\n        d = {}\n        d[c] = 2\n    else:\n        print(c)\n    finally:\n        pass\n',
      ['ab'],
      ['10-13'],
    ],
    [
      'the rest of what is tried',
      'try:\n    x = int("x")\n    print(x)\nexcept ValueError:\n    print(0)\n',
      [],
      ['3'],
    ],
    [
      'a case',
      'match input():\n    case "a":\n        print(1)\n    case "b" | "c":\n        print(2)\n        print(3)\n    case _:\n        print(4)\n',
      ['a', 'z'],
      ['5-6'],
    ],
    [
      'a function with its decorators',
      'import functools\n\n@functools.cache\ndef f(n):\n    """What it does."""\n    if n:\n        return 1\n    return 2\n\ndef g():\n    return 3\nprint(g())\n',
      [],
      ['f 3-8'],
    ],
    [
      'a function within a function',
      'def f(n):\n    def g():\n        return 1\n    def h():\n        return 2\n    return g()\nprint(f(1))\n',
      [],
      ['f 4-5'],
    ],
    [
      'an item of a comprehension',
      'print([x for x in range(5) if x > 9], {x: x for x in range(2)})\n',
      [],
      ['~1'],
    ],
    ['the value of a lambda', 'f = lambda x: x + 1\ng = lambda x: x + 2\nprint(g(1))\n', [], ['~1']],
    ['a choice', 'n = int(input())\nprint("big" if n > 5 else "small")\n', ['3'], ['~2']],
    [
      'a choice on lines of its own',
      'n = 3\nm = (\n    n + 1\n    if n > 5\n    else n\n)\nprint(m)\n',
      [],
      ['3'],
    ],
  ])('names %s', async (_what, source, inputs, expected) => {
    expect(await never(source, ...inputs)).toEqual(expected);
  });

  it('skips guards, and code for debuggers and other programs', async () => {
    const source = [
      'import sys',
      'class Node:',
      '    def __init__(self, value):',
      '        self.value = value',
      '    def __repr__(self):',
      '        return str(self.value)',
      'def solve(values):',
      '    for value in values:',
      '        if value < 0:',
      '            raise ValueError(value)',
      '        if value == 3:',
      '            return Node(value).value',
      '    raise ValueError("no three")',
      'def abstract():',
      '    raise NotImplementedError',
      'try:',
      '    text = input()',
      'except EOFError:',
      '    sys.exit(0)',
      'if __name__ == "__main__":',
      '    print(solve([1, 2, 3]))',
      'else:',
      '    print("imported")',
    ].join('\n');
    expect(await never(source, 'x')).toEqual([]);
  });

  it('does not change what a program can observe of itself', async () => {
    const source = [
      'from __future__ import annotations',
      'import sys, threading',
      'from dataclasses import dataclass',
      '@dataclass',
      'class P:',
      '    """doc"""',
      '    x: int = 3 if sys else 4',
      '    def total(self, k: int = 2) -> int:',
      '        "also doc"',
      '        global g',
      '        g = [y if y else -1 for y in range(self.x)]',
      '        return sum(g) * k',
      'def gen(n):',
      '    while n:',
      '        yield n',
      '        n -= 1',
      'def deep(n):',
      '    if n == 0: return 0',
      '    return 1 + deep(n - 1)',
      'async def later():',
      '    return 1',
      'def main():',
      '    print(P().total(), list(gen(3)), (lambda: None)(), P.__doc__, P.total.__doc__, "é"[::-1])',
      '    print(P.total.__annotations__, sorted(k for k in vars() if k), deep(900))',
      '    print(f"{1 if g else 2!r:>4}", [z := 5, z][1], *[i for i in (1, 2)], sep="|")',
      'sys.setrecursionlimit(2000)',
      'thread = threading.Thread(target=main)',
      'thread.start(); thread.join()',
      'sys.exit(3)',
    ].join('\n');
    expect(await never(source)).toEqual(['~7', 'f 20-21', '~24-25']);
  });

  it('reports the blocks that were entered before a time-out', async () => {
    const source =
      'n = int(input())\nif n:\n    while n:\n        n += 1\n    print(1)\nelse:\n    print(2)\n';
    const { cases, blocks } = await playHere('PYTHON', source, ['1'], true, 1_000);
    expect(cases[0]?.ended).toBe('timeout');
    const entered = [...(cases[0]?.reached ?? [])].map((index) => blocks[index]?.line);
    expect(entered.sort()).toEqual([3, 4]);
  });

  it('runs a program that it cannot rewrite without marks', async () => {
    const nested = `x = ${'('.repeat(80)}1${')'.repeat(80)}\nif True:\n    print(x)\n`;
    expect(await never(nested)).toEqual([]);
    const chain = `n = 1\nif n == 0: print(0)\n${Array.from({ length: 600 }, (_, at) => `elif n == ${at + 5}: print(${at})\n`).join('')}else: print("x")\n`;
    const { cases, blocks } = await playHere('PYTHON', chain, [''], true);
    expect(cases[0]?.stdout).toBe('x\n');
    expect(blocks).toEqual([]);
  });

  it('fails as without marks when the source does not parse', async () => {
    const { cases } = await playHere('PYTHON', 'print("unfinished\n', [''], true);
    expect(cases[0]).toMatchObject({ exitCode: 1 });
    expect(cases[0]?.stderr).toContain('SyntaxError');
  });
});
