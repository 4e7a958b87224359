import type { EditorLanguage } from '@evident/contracts';
import { TextReader } from '../reading/read-text.js';

const ESSAY = `Dear analyser,

two pointers walk towards each other. I believe this is the best program that was ever written, and it's fast.
`;
const reader = new TextReader();
const faultOf = async (language: EditorLanguage, text: string): Promise<string | null> =>
  (await reader.read(language, text)).fault?.kind ?? null;

describe('a text that is no program', () => {
  it.each([
    ['PYTHON', ESSAY],
    ['JAVASCRIPT', ESSAY],
    ['JAVA', ESSAY],
    ['PYTHON', 'def f(:\n    return 1\n'],
    ['PYTHON', 'for x in range(3)\n    print(x)\n'],
    ['JAVASCRIPT', 'for (let i = 0; i < 3; i++ { console.log(i) }'],
    ['JAVASCRIPT', 'let a = 1; let a = 2;'],
    ['JAVA', 'class Main { public static void main(String[] a) { System.out.println(1) } }'],
  ] as const)('%s: does not parse', async (language, text) => {
    expect(await faultOf(language, text)).toBe('unparsable');
  });

  it.each([
    ['PYTHON', '# only a comment\n'],
    ['PYTHON', 'hello\n'],
    ['PYTHON', '"a text"\n42\n'],
    ['PYTHON', 'import sys\n'],
    ['JAVASCRIPT', '// nothing\n'],
    ['JAVASCRIPT', 'hello, world;'],
    ['JAVA', 'import java.util.*;\n'],
  ] as const)('%s: holds nothing that would run: %s', async (language, text) => {
    expect(await faultOf(language, text)).toBe('empty');
  });

  it.each([
    ['PYTHON', 'print(sum(map(int, input().split())))'],
    [
      'PYTHON',
      'import sys\ndef f(x):\n    match x:\n        case [a, *_]:\n            return a\nprint(f([1]))',
    ],
    ['PYTHON', 'if (n := 3) > 2:\n    print(f"{n!r:>{4}}")\nx: list[int] = []\n'],
    ['JAVASCRIPT', "const { a, ...rest } = JSON.parse('{}'); console.log(a?.b ?? rest);"],
    ['JAVASCRIPT', 'import fs from "node:fs"; for await (const x of []) console.log(x, fs);'],
    ['JAVA', 'class Solution { int twice(int x) { return 2 * x; } }'],
    [
      'JAVA',
      'record P(int x) {} class Main { public static void main(String[] a) { var p = new P(1); System.out.println(switch (p.x()) { case 1 -> "a"; default -> """\n text\n """; }); } }',
    ],
    [
      'JAVA',
      'sealed interface S permits A {} final class A implements S {} class Main { public static void main(String[] a) { Object o = new A(); if (o instanceof A b) System.out.println(b); } }',
    ],
  ] as const)('%s: is not said of a program: %s', async (language, text) => {
    expect(await faultOf(language, text)).toBeNull();
  });
});
