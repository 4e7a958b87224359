import type { SourceLanguage } from '../../syntax/shape.js';
import type { MessageId } from '../messages/catalogue.js';

interface Planted {
  language: SourceLanguage;
  messageId: MessageId;
  bad: string;
  /** Similar code that is correct. */
  good: string;
}

const plantedIn =
  (language: SourceLanguage, whole = (text: string): string => text) =>
  (messageId: MessageId, bad: string, good: string): Planted => ({
    language,
    messageId,
    bad: whole(bad),
    good: whole(good),
  });
const python = plantedIn('PYTHON');
const javascript = plantedIn('JAVASCRIPT');
const java = plantedIn(
  'JAVA',
  (body) =>
    `import java.util.*;\nclass Main {\n  static void run(List<Integer> list, int[] a, int n, int m) {\n${body}\n  }\n}\n`,
);

const PYTHON: readonly Planted[] = [
  python(
    'common.index-past-end',
    'for i in range(len(a) + 1):\n    s += a[i]\n',
    'for i in range(len(a)):\n    s += a[i]\n',
  ),
  python('common.infinite-loop', 'while True:\n    x = 1\n', 'while True:\n    if x: break\n'),
  python(
    'common.mutate-while-iterating',
    'for x in a:\n    if x: a.remove(x)\n',
    'for x in list(a):\n    if x: a.remove(x)\n',
  ),
  python('common.shared-rows', 'g = [[0] * n] * m\n', 'g = [[0] * n for _ in range(m)]\n'),
  python('common.result-of-nothing', 'a = []\nb = a.sort()\n', 'a = []\na.sort()\nb = a\n'),
  python('common.float-index', 'a = sorted(x)\nm = a[len(a) / 2]\n', 'a = sorted(x)\nm = a[len(a) // 2]\n'),
  python(
    'python.input-compared-with-number',
    'n = input()\nif n == 3: pass\n',
    'n = int(input())\nif n == 3: pass\n',
  ),
  python(
    'python.loop-variable-reassigned',
    'for i in range(9):\n    i += 2\n',
    'for i in range(9):\n    j = i + 2\n',
  ),
  python(
    'common.membership-in-loop',
    'seen = []\nfor x in a:\n    if x in seen: pass\n',
    'seen = set()\nfor x in a:\n    if x in seen: pass\n',
  ),
  python('common.take-from-front', 'q = []\nwhile q:\n    q.pop(0)\n', 'q = []\nwhile q:\n    q.pop()\n'),
  python(
    'common.put-in-front',
    'q = []\nfor x in a:\n    q.insert(0, x)\n',
    'q = []\nfor x in a:\n    q.append(x)\n',
  ),
  python(
    'common.position-in-loop',
    'q = list(z)\nfor x in a:\n    q.index(x)\n',
    'q = list(z)\nk = q.index(3)\n',
  ),
  python('common.sum-in-loop', 'for i in r:\n    s = sum(a[:i])\n', 'for i in r:\n    s = sum(a)\n'),
  python('common.sort-in-loop', 'b = []\nfor x in a:\n    b.sort()\n', 'b = []\nb.sort()\n'),
  python(
    'common.copy-in-loop',
    'b = []\nfor x in a:\n    b = b + [x]\n',
    'b = []\nfor x in a:\n    b.append(x)\n',
  ),
  python(
    'common.text-built-in-loop',
    's = ""\nfor x in a:\n    s += x\n',
    's = 0\nfor x in a:\n    s += x\n',
  ),
  python(
    'common.recursion-without-memory',
    'def f(n):\n    return f(n - 1) + f(n - 2)\n',
    '@cache\ndef f(n):\n    return f(n - 1) + f(n - 2)\n',
  ),
  python(
    'common.recursion-without-memory',
    'def go(i):\n    return max(go(i + 1), a[i] + go(i + 2))\n',
    'def go(lo, hi):\n    return go(lo, p - 1) + go(p + 1, hi)\n',
  ),
  python('common.unreachable', 'def f():\n    return 1\n    x = 2\n', 'def f():\n    return 1\n'),
  python('common.undefined-name', 'print(nothing)\n', 'nothing = 1\nprint(nothing)\n'),
  python('python.mutable-default', 'def f(x=[]): return x\n', 'def f(x=None): return x\n'),
  python('python.identity-of-literal', 'if x is 3: pass\n', 'if x is None: pass\n'),
  python('common.self-compare', 'x = 1\nif x == x: pass\n', 'x = 1\nif x == 2: pass\n'),
  python(
    'common.catch-everything',
    'try:\n    f()\nexcept:\n    pass\n',
    'try:\n    f()\nexcept ValueError:\n    pass\n',
  ),
  python('common.float-equality', 'if x == 0.1: pass\n', 'if x == 1.0: pass\n'),
  python(
    'praise.remembered-recursion',
    '@cache\ndef f(n): return f(n - 1) + f(n - 2)\n',
    'def f(n): return f(n - 1)\n',
  ),
];

const JAVASCRIPT: readonly Planted[] = [
  javascript(
    'common.index-past-end',
    'for (let i = 0; i <= a.length; i++) s += a[i];',
    'for (let i = 0; i <= a.length; i++) if (i < a.length && a[i]) s += 1;',
  ),
  javascript('common.infinite-loop', 'while (true) { x += 1; }', 'while (true) { if (x++ > 3) break; }'),
  javascript(
    'javascript.default-sort-on-numbers',
    "const a = line.split(' ').map(Number); a.sort();",
    "const a = line.split(' ').map(Number); a.sort((p, q) => p - q);",
  ),
  javascript('javascript.boolean-comparator', 'a.sort((p, q) => p > q);', 'a.sort((p, q) => p - q);'),
  javascript(
    'javascript.map-parse-int',
    'const b = a.map(parseInt);',
    'const b = a.map((x) => parseInt(x, 10));',
  ),
  javascript(
    'javascript.for-in-array',
    'const a = []; for (const k in a) f(k);',
    'const a = []; for (const k of a) f(k);',
  ),
  javascript('common.shared-rows', 'const g = new Array(3).fill([]);', 'const g = new Array(3).fill(0);'),
  javascript(
    'common.float-index',
    "const a = x.split(''); f(a[a.length / 2]);",
    "const a = x.split(''); f(a[a.length >> 1]);",
  ),
  javascript(
    'javascript.splice-while-counting',
    'for (let i = 0; i < a.length; i++) { if (a[i]) a.splice(i, 1); }',
    'for (let i = 0; i < a.length; i++) { if (a[i]) { a.splice(i, 1); i--; } }',
  ),
  javascript(
    'common.membership-in-loop',
    'const s = []; for (const x of a) if (!s.includes(x)) s.push(x);',
    'const s = new Set(); for (const x of a) if (!s.has(x)) s.add(x);',
  ),
  javascript(
    'common.membership-in-loop',
    'let kept = []; function f(x) { while (!kept.includes(x)) g(x); }',
    "let unread = ''; function f() { while (!unread.includes(END)) g(); unread = unread.slice(1); }",
  ),
  javascript(
    'common.take-from-front',
    'const q = []; while (q.length) q.shift();',
    'const q = []; while (q.length) q.pop();',
  ),
  javascript(
    'common.copy-in-loop',
    'let all = []; for (const x of a) all = [...all, x];',
    'let all = []; for (const x of a) all.push(x);',
  ),
  javascript(
    'common.recursion-without-memory',
    'const f = (n) => (n < 2 ? n : f(n - 1) + f(n - 2));',
    'const f = (n) => (n < 2 ? n : f(n - 1));',
  ),
  javascript('common.undefined-name', 'f(nothing);', 'const nothing = 1; require(nothing);'),
  javascript('javascript.nan-comparison', 'if (x === NaN) f();', 'if (Number.isNaN(x)) f();'),
  javascript(
    'common.duplicate-key',
    'switch (x) { case 1: f(); break; case 1: g(); }',
    'switch (x) { case 1: f(); }',
  ),
  javascript(
    'common.fallthrough',
    'switch (x) { case 1: f(); case 2: g(); }',
    'switch (x) { case 1: case 2: g(); }',
  ),
  javascript('common.assignment-in-condition', 'if (x = 3) f();', 'while ((x = next())) f();'),
  javascript('javascript.precision-loss', 'const m = 12345678901234567890;', 'const m = 1234567890;'),
  javascript(
    'javascript.loop-direction',
    'for (let i = 0; i < 9; i--) f();',
    'for (let i = 9; i > 0; i--) f();',
  ),
  javascript('javascript.constant-assignment', 'const k = 1; k = 2;', 'let k = 1; k = 2;'),
  javascript('javascript.loose-equality', 'if (x == 0) f();', 'if (x == null) f();'),
  javascript(
    'praise.hashed-lookup',
    'const s = new Set(); for (const x of a) s.has(x);',
    'const s = []; for (const x of a) s.push(x);',
  ),
];

const JAVA: readonly Planted[] = [
  java(
    'common.index-past-end',
    'int s = 0; for (int i = 0; i <= a.length; i++) s += a[i];',
    'int s = 0; for (int i = 0; i < a.length; i++) s += a[i];',
  ),
  java('common.infinite-loop', 'while (true) { n++; }', 'while (true) { if (n++ > 3) return; }'),
  java(
    'java.string-identity',
    'String x = "a" + n; String y = "a" + m; if (x == y) return;',
    'String x = "a" + n; if (x == null) return;',
  ),
  java(
    'java.boxed-identity',
    'Integer x = n; Integer y = m; if (x == y) return;',
    'Integer x = n; int y = m; if (x == y) return;',
  ),
  java(
    'java.array-equals',
    'int[] b = a; if (a.equals(b)) return;',
    'int[] b = a; if (Arrays.equals(a, b)) return;',
  ),
  java('java.int-overflow', 'long p = n * m;', 'long p = (long) n * m;'),
  java('java.int-division', 'double d = n / m;', 'double d = n / 2.0;'),
  java(
    'common.mutate-while-iterating',
    'for (int x : list) list.remove(x);',
    'for (int x : a) list.remove(x);',
  ),
  java(
    'common.text-built-in-loop',
    'String s = ""; for (int x : a) s += x;',
    'int s = 0; for (int x : a) s += x;',
  ),
  java('common.take-from-front', 'while (n-- > 0) list.remove(0);', 'list.remove(0);'),
  java(
    'common.membership-in-loop',
    'for (int x : a) if (list.contains(x)) n++;',
    'Set<Integer> s = new HashSet<>(list); for (int x : a) if (s.contains(x)) n++;',
  ),
  java(
    'common.comparator-subtraction',
    'list.sort((x, y) -> x - y);',
    'list.sort((x, y) -> Integer.compare(x, y));',
  ),
  java('common.middle-overflow', 'int mid = (n + m) / 2;', 'int mid = n + (m - n) / 2;'),
  java('java.raw-type', 'List all = new ArrayList();', 'List<Integer> all = new ArrayList<>();'),
  java('common.float-equality', 'double d = n; if (d == 0.1) return;', 'int d = n; if (d == 1) return;'),
  java('common.sort-in-loop', 'for (int x : a) Collections.sort(list);', 'Collections.sort(list);'),
  java(
    'praise.hashed-lookup',
    'Set<Integer> s = new HashSet<>(); for (int x : a) if (s.contains(x)) n++;',
    'int s = 0;',
  ),
];

export const PLANTED: readonly Planted[] = [...PYTHON, ...JAVASCRIPT, ...JAVA];
