import type { EditorLanguage } from '@evident/contracts';
import { mutated } from '../mutations.js';
import { isSlip, probesOf } from '../probes.js';

/** The changed lines of a source. */
async function undone(language: EditorLanguage, source: string): Promise<string[]> {
  const slips = (await probesOf(language, source)).filter(isSlip);
  return slips.map((slip) => mutated(source, slip).split('\n')[slip.line - 1] ?? '');
}

const inJava = (statement: string): string =>
  `class Main {\n  static void f(java.util.List<Integer> a, java.util.List<Integer> kept, int x, String s) {\n    ${statement}\n  }\n}\n`;

describe('what undoes a slip', () => {
  it.each([
    ['zero that counts as missing', 'if child:\n    pass\n', 'if (child is not None):'],
    ['zero that counts as missing, negated', 'if not best:\n    pass\n', 'if (best is None):'],
    ['condition that holds once only', 'if x > y:\n    x = link[x]\n', 'while x > y:'],
    ['one list in every row', 'table = [[0] * n] * m\n', 'table = [[0] * n for _ in range(m)]'],
    ['list that is changed later', 'found.append(path)\n', 'found.append(list(path))'],
    ['end of a range', 'for p in range(3, int(n)):\n    pass\n', 'for p in range(3, int(n) + 1):'],
    ['key without separators', 'key = "".join(parts)\n', "key = ','.join(parts)"],
    ['text without a separator', 'z = f(figure + text)\n', "z = f(figure + '\\u0001' + text)"],
    ['text of parts side by side', 'key = w[:i] + w[i + 1:]\n', "key = w[:i] + '\\u0001' + w[i + 1:]"],
    [
      'container that all calls share',
      'def f(self, kids={}, n=0): self.kids = kids\n',
      'def f(self, kids={}, n=0): self.kids = type(kids)(kids)',
    ],
    ['text of values side by side', "key = f'{a}{b}'\n", "key = f'{a}\\u0001{b}'"],
    ['blank that ends a line', "a = input().split(' ')\n", 'a = input().split()'],
    ['start that is too high', 'best = 0\nbest = max(best, x)\n', 'best = -1000000000'],
    ['infinity that is too small', 'MOST = 9999\n', 'MOST = 1000000000000000'],
    ['same object', 'if a is b:\n    pass\n', 'if a == b:'],
    ['rounding of negative numbers', 'x = a // b\n', 'x = int((a) / (b))'],
    ['tolerance that is too wide', 'if high - low < 1e-6:\n    pass\n', 'if high - low < 1e-15:'],
    ['copy of the outer list', 'tried = board[:]\n', "tried = __import__('copy').deepcopy(board)"],
    [
      'zero in a comprehension',
      'n = sum(1 for v in row if v)\n',
      'n = sum(1 for v in row if (v is not None))',
    ],
    ['value that is written over', 'node.word = i == last\n', 'node.word = node.word or (i == last)'],
    ['guard that is a legal value', 'tails = [0] + rest\n', 'tails = [-1000000000] + rest'],
    ['root that is rounded', 'r = int(n ** 0.5)\n', "r = __import__('math').isqrt(n)"],
  ])('a %s, in Python', async (_, source, line) => {
    expect(await undone('PYTHON', source)).toContain(line);
  });

  it.each([
    [
      'zero that counts as missing',
      'if (!best || x > best) best = x;',
      'if ((best == null) || x > best) best = x;',
    ],
    ['zero beside what is no number', 'node = v ? f(v) : null;', 'node = (v || v === 0) ? f(v) : null;'],
    [
      'text of parts side by side',
      'const k = w.slice(0, i) + w.slice(i + 1);',
      "const k = w.slice(0, i) + '\\u0001' + w.slice(i + 1);",
    ],
    ['cut to 32 bits', 'return0(sum | 0);', 'return0(Math.trunc(sum));'],
    [
      'one list in every row',
      'const t = new Array(n).fill([]);',
      'const t = new Array(n).fill().map(() => ([]));',
    ],
    ['zero that is dropped', 'const v = t.map(Number).filter(Boolean);', 'const v = t.map(Number);'],
    ['text of values side by side', 'const k = `${a}${b}`;', 'const k = `${a}\\u0001${b}`;'],
    ['last line that is empty', 'const v = text.split(/\\s+/);', 'const v = text.trim().split(/\\s+/);'],
    ['narrow element', 'const d = new Uint8Array(n);', 'const d = new Float64Array(n);'],
    ['sort of texts', 'a.sort();', 'a.sort((a, b) => a - b);'],
    ['remainder of a negative number', 'x = a % m;', 'x = ((((a) % (m)) + (m)) % (m));'],
    ['list that is changed later', 'found.push(path);', 'found.push([...path]);'],
  ])('a %s, in JavaScript', async (_, source, line) => {
    expect(await undone('JAVASCRIPT', source)).toContain(line);
  });

  it.each([
    [
      'comparison of boxed numbers',
      'if (a.get(0) == a.get(1)) x++;',
      'if (java.util.Objects.equals(a.get(0), a.get(1))) x++;',
    ],
    ['text of values side by side', 's = x + "" + a;', 's = x + "," + a;'],
    ['parts that are dropped', 'String[] p = s.split(",");', 'String[] p = s.split(",", -1);'],
    [
      'map without an order',
      'java.util.Map<Integer, Integer> m = new HashMap<>();',
      'java.util.Map<Integer, Integer> m = new java.util.TreeMap<>();',
    ],
    ['infinity that overflows', 'int y = Integer.MAX_VALUE;', 'int y = 1000000000;'],
    ['comparator that overflows', 'a.sort((p, q) -> p - q);', 'a.sort((p, q) -> Long.compare(p, q));'],
  ])('a %s, in Java', async (_, statement, line) => {
    expect((await undone('JAVA', inJava(statement))).map((text) => text.trim())).toContain(line);
  });

  it('leaves alone what compares with a literal, and a loop that would never end', async () => {
    expect(await undone('JAVA', inJava('if (x == 0) x++;'))).not.toContainEqual(
      expect.stringContaining('Objects.equals'),
    );
    expect(await undone('PYTHON', 'if x > y:\n    z = 1\n')).not.toContain('while x > y:');
    expect(await undone('PYTHON', 'def f(n=0): m = n\n')).not.toContainEqual(
      expect.stringContaining('type('),
    );
    expect(await undone('PYTHON', 'if x > y:\n    x = 1\nelse:\n    x = 2\n')).not.toContain('while x > y:');
  });
});
