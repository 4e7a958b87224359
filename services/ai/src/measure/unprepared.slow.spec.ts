import type { EvidenceProgram } from '../evidence/evidence-runner.js';
import type { ComplexityClass } from '../evidence/complexity-class.js';
import type { InputGrammar } from '../evidence/input-grammar.js';
import { inconclusive } from './growth/time-finding.js';
import { localRunner } from '../testing/local-runner.js';
import { measureUnprepared } from './unprepared.js';

const { signal } = new AbortController();
const tools = { runner: localRunner, signal, progress: () => undefined, classOnly: true };
const GRAMMAR: InputGrammar = {
  items: [
    { is: 'line', separator: ' ', body: [{ is: 'token', field: 0 }] },
    { is: 'line', separator: ' ', body: [{ is: 'list', kind: 'int', count: null, separator: ' ' }] },
  ],
  fields: [{ name: 'n', kind: 'int' }],
  characters: '',
  words: [],
  isWhole: false,
};
const estimated = (complexity: ComplexityClass) => ({
  ...inconclusive(''),
  source: 'estimated' as const,
  class: complexity,
});
const program = (sourceCode: string): EvidenceProgram => ({ language: 'PYTHON', sourceCode });
const PAIRS = program(
  'n = int(input())\na = list(map(int, input().split()))\nprint(sum(1 for i in range(n) for j in range(i) if a[i] > a[j]))',
);

describe('a program without a problem', () => {
  it('is measured on inputs that are made from what it reads', async () => {
    const { time } = await measureUnprepared(PAIRS, GRAMMAR, estimated('quadratic'), tools);
    expect(time).toMatchObject({ source: 'measured', class: 'quadratic', notation: 'O(n²)' });
  }, 60_000);

  it('is not measured when it fails on each input', async () => {
    const reads = program('a, b = map(int, input().split())\nprint(a + b)');
    const { time } = await measureUnprepared(reads, GRAMMAR, estimated('constant'), tools);
    expect(time).toMatchObject({ source: 'inconclusive', class: null });
  }, 60_000);

  it('is not measured when it reads further than the inputs go', async () => {
    const reads = program(
      'import sys\nn = int(input())\na = list(map(int, input().split()))\nprint(sum(a) + sum(map(int, sys.stdin.read().split())))',
    );
    const { time } = await measureUnprepared(reads, GRAMMAR, estimated('linear'), tools);
    expect(time.source).toBe('inconclusive');
  }, 60_000);

  it('is measured where it refuses text behind its input', async () => {
    const words: InputGrammar = {
      ...GRAMMAR,
      items: [
        { is: 'token', field: 0 },
        { is: 'token', field: 1 },
      ],
      fields: [
        { name: 'a', kind: 'word' },
        { name: 'b', kind: 'word' },
      ],
    };
    const common = program(
      'a, b = open(0).read().split()\nrow = [0] * (len(b) + 1)\nfor x in a:\n    old = row[:]\n    for j, y in enumerate(b):\n        row[j + 1] = old[j] + 1 if x == y else max(old[j + 1], row[j])\nprint(row[-1], a[-1], b[-1])',
    );
    const { time } = await measureUnprepared(common, words, estimated('quadratic'), tools);
    expect(time).toMatchObject({ source: 'measured', class: 'quadratic' });
  }, 60_000);

  it('shows no class that the code contradicts', async () => {
    const { time } = await measureUnprepared(PAIRS, GRAMMAR, estimated('exponential'), tools);
    expect(time.source).toBe('inconclusive');
  }, 60_000);

  it('shows no growth of a program that only reads its words', async () => {
    const word: InputGrammar = {
      ...GRAMMAR,
      items: [{ is: 'token', field: 0 }],
      fields: [{ name: 'word', kind: 'word' }],
    };
    const main = (body: string): EvidenceProgram => ({
      language: 'JAVA',
      sourceCode: `public class Main { public static void main(String[] a) { String w = new java.util.Scanner(System.in).next(); int s = 0; ${body} System.out.println(s + w); } }`,
    });
    const first = main('for (int i = 0; i < 99; i++) s += w.charAt(0);');
    const { time } = await measureUnprepared(first, word, estimated('linear'), tools);
    expect(time).toMatchObject({ source: 'inconclusive', class: null });
    const all = main('for (int i = 0; i < w.length(); i++) s += w.charAt(i);');
    const whole = await measureUnprepared(all, word, estimated('linear'), tools);
    expect(whole.time).toMatchObject({ source: 'measured', class: 'linear' });
  }, 240_000);

  it('shows no growth that only the length of what is read explains', async () => {
    const text: InputGrammar = { ...GRAMMAR, items: [{ is: 'text' }], fields: [], isWhole: true };
    const clock = program('import re, sys\nprint(len(re.findall("[0-9]:[0-9]", sys.stdin.read())) * 6 + 3)');
    const read = await measureUnprepared(clock, text, estimated('constant'), tools);
    expect(read.time).toMatchObject({ source: 'inconclusive', class: null });
    const sums = program(
      'from itertools import accumulate\nn = int(input())\np = list(accumulate(map(int, input().split())))\nprint("\\n".join(map(str, p)))',
    );
    const { time } = await measureUnprepared(sums, GRAMMAR, estimated('linear'), tools);
    expect(time.class).not.toBe('linearithmic');
  }, 60_000);

  it('shows no linear time of a program that sorts', async () => {
    // Times that are no times compare as equal.
    const times = program(
      'n = int(input())\na = list(map(int, input().split()))\nprint(sum(x % 7 for x in a))',
    );
    const { time } = await measureUnprepared(times, GRAMMAR, estimated('linearithmic'), tools);
    expect(time.source).toBe('inconclusive');
  }, 60_000);

  it('is only compiled when its reads are not known', async () => {
    const { time, compiles } = await measureUnprepared(PAIRS, null, estimated('quadratic'), tools);
    expect({ source: time.source, compiles }).toEqual({ source: 'inconclusive', compiles: true });
    const broken: EvidenceProgram = { language: 'JAVA', sourceCode: 'class Main { int x = "a"; }' };
    const refused = await measureUnprepared(broken, null, estimated('constant'), tools);
    expect(refused.compiles).toBe(false);
    expect(refused.compileOutput).toContain('incompatible types');
  }, 60_000);
});
