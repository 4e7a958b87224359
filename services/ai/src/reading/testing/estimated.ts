import type { ComplexityClass } from '../../evidence/complexity-class.js';
import type { SourceLanguage } from '../../syntax/shape.js';

export interface Estimated {
  what: string;
  language: SourceLanguage;
  source: string;
  is: ComplexityClass;
}

export const python = (what: string, is: ComplexityClass, source: string): Estimated => ({
  what,
  language: 'PYTHON',
  source,
  is,
});
export const javascript = (what: string, is: ComplexityClass, source: string): Estimated => ({
  what,
  language: 'JAVASCRIPT',
  source,
  is,
});
export const java = (what: string, is: ComplexityClass, body: string): Estimated => ({
  what,
  language: 'JAVA',
  source: `import java.util.*;\nimport java.io.*;\npublic class Main {\n${body}\n}`,
  is,
});
/** Reads a number of things and then the things, in JavaScript. */
export const READ = "const [n, ...a] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);\n";

/** Bounds that a source gives in another way than as a number in the head of a loop. */
export const LITERAL_BOUNDS: readonly Estimated[] = [
  java(
    'a loop down from a number with a name',
    'linear',
    `static final int STEPS = 17;
    public static void main(String[] args) {
      Scanner in = new Scanner(System.in); int n = in.nextInt(); int[] a = new int[n];
      for (int i = 0; i < n; i++) for (int k = STEPS - 1; k >= 0; k--) a[i] += in.nextInt() >> k;
      System.out.println(a[0]); }`,
  ),
  python(
    'the smaller one of a number and ten',
    'logarithmic',
    'for _ in range(min(int(input()), 10)):\n    n = int(input())\n    while n:\n        n //= 2\n    print(n)\n',
  ),
  java(
    'at most five test cases',
    'logarithmic',
    `static long half(long n) { return n <= 1 ? 1 : half(n / 2) + 1; }
    public static void main(String[] args) { Scanner in = new Scanner(System.in); int t = in.nextInt();
      for (int i = 0; i < t && i < 5; i++) System.out.println(half(in.nextLong())); }`,
  ),
  java(
    'the values of an enumeration',
    'constant',
    `enum Coin { TEN, FIVE, ONE }
    public static void main(String[] args) { Scanner in = new Scanner(System.in); int n = in.nextInt();
      for (Coin c : Coin.values()) n -= c.ordinal(); System.out.println(n); }`,
  ),
  python(
    'three sides in order',
    'constant',
    'a, b, c = map(int, input().split())\nsides = [a, b, c]\nsides.sort()\nfor s in sorted([a, b]):\n    print(s, sides)\n',
  ),
  javascript(
    'a range of nine, and what is made of it',
    'constant',
    "const n = Number(require('fs').readFileSync(0, 'utf8'));\nconst nine = [...Array(9).keys()];\nconst rows = nine.map(i => nine.map(j => i * j + n));\nfor (const row of rows) console.log(row[0]);\n",
  ),
  javascript(
    'a quotient by a negative number',
    'logarithmic',
    "let n = +require('fs').readFileSync(0, 'utf8');\nlet k = 0;\nwhile (n !== 0) { n = (n - n % 2) / -2; k++; }\nconsole.log(k);\n",
  ),
];

/** Loops whose number of rounds the source bounds. */
export const BOUNDED: readonly Estimated[] = [
  java(
    'a helper that sorts and is never called',
    'constant',
    `static void sort(int[] a) { ArrayList<Integer> l = new ArrayList<>(); for (int i : a) l.add(i); Collections.sort(l); }
    public static void main(String[] args) { Scanner in = new Scanner(System.in); System.out.println(in.nextLong() / 2); }`,
  ),
  python(
    'a loop to a number that never changes',
    'linear',
    't = 1\nfor _ in range(t):\n    n = int(input())\n    for i in range(n):\n        print(i)\n',
  ),
  python(
    'a window of three',
    'linear',
    'n = int(input())\ns = 0\nfor i in range(n):\n    for j in range(max(0, i - 1), min(n, i + 2)):\n        s += j\nprint(s)\n',
  ),
  python(
    'a search until it is left',
    'logarithmic',
    'n = int(input())\nlo, hi = 0, n\nwhile True:\n    if lo >= hi:\n        break\n    mid = (lo + hi) // 2\n    if mid * 3 < n:\n        lo = mid + 1\n    else:\n        hi = mid\nprint(lo)\n',
  ),
  python(
    'a loop that ends once a number is squared',
    'square_root',
    'n = int(input())\np = 2\nwhile True:\n    if p * p > n:\n        break\n    p += 1\nprint(p)\n',
  ),
  java(
    'divisors up to the quotient',
    'square_root',
    'public static void main(String[] args) { long n = new Scanner(System.in).nextLong(), s = 0; for (long d = 1; d <= n / d; d++) if (n % d == 0) s += d; System.out.println(s); }',
  ),
  java(
    'blocks of one quotient',
    'square_root',
    'public static void main(String[] args) { long n = new Scanner(System.in).nextLong(), s = 0; for (long l = 1, r; l <= n; l = r + 1) { long q = n / l; r = n / q; s += q * (r - l + 1); } System.out.println(s); }',
  ),
  python(
    'a number less by odd numbers',
    'square_root',
    'n = int(input())\nodd = 1\nwhile n >= odd:\n    n -= odd\n    odd += 2\nprint(odd)\n',
  ),
  javascript(
    "Euclid's algorithm with a quotient",
    'logarithmic',
    "let [x, y] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);\nwhile (y !== 0) {\n  const q = Math.floor(x / y);\n  const t = x - q * y;\n  x = y;\n  y = t;\n}\nconsole.log(x);\n",
  ),
  python(
    'trial division by every number',
    'linear',
    'n = int(input())\np = 2\nwhile p <= n:\n    if n % p == 0:\n        print(p)\n    p += 1\n',
  ),
  python(
    'a list that doubles for each number',
    'exponential',
    'n = int(input())\nsums = [0]\nfor i in range(n):\n    more = []\n    for x in sums:\n        more.append(x + i)\n    sums = sums + more\nprint(len(sums))\n',
  ),
  javascript(
    'powers of two up to a number',
    'logarithmic',
    "const n = Number(require('fs').readFileSync(0, 'utf8'));\nlet s = 0;\nfor (let k = 0; (1 << k) <= n; k++) s += k;\nconsole.log(s);\n",
  ),
  javascript(
    'two ends that halve in a tree of maxima',
    'linearithmic',
    `${READ}const t = new Array(2 * n).fill(0);\nlet s = 0;\nfor (const x of a) {\n  for (let l = x + n, r = 2 * n; l < r; l >>= 1, r >>= 1) {\n    if (l & 1) s += t[l++];\n    if (r & 1) s += t[--r];\n  }\n}\nconsole.log(s);\n`,
  ),
  javascript(
    'sinking in a heap by the index of a child',
    'linearithmic',
    `${READ}for (const x of a) {\n  const m = a.length;\n  let i = 0;\n  for (;;) {\n    let c = 2 * i + 1;\n    if (c >= m) break;\n    if (a[c + 1] < a[c]) c++;\n    if (a[c] >= x) break;\n    a[i] = a[c];\n    i = c;\n  }\n  a[i] = x;\n}\nconsole.log(a[0]);\n`,
  ),
  python(
    'two numbers of a line',
    'logarithmic',
    'n, m = [int(t) for t in input().split()]\ns = 0\nwhile n:\n    s += n % m\n    n //= 2\nprint(s)\n',
  ),
];

/** Loops whose rounds add up over those of an outer one. */
export const AMORTISED: readonly Estimated[] = [
  python(
    'test cases, of which each has a list',
    'linear',
    'def solve(a):\n    s = 0\n    for x in a:\n        s += x\n    return s\n\nfor _ in range(int(input())):\n    n = int(input())\n    print(solve(list(map(int, input().split()))))\n',
  ),
  java(
    'the borders of the beginnings of a word',
    'linear',
    `public static void main(String[] args) { Scanner in = new Scanner(System.in); char[] s = in.next().toCharArray(); int[] pi = new int[s.length];
      for (int i = 1; i < s.length; i++) { int j = pi[i - 1]; while (j > 0 && s[i] != s[j]) j = pi[j - 1]; if (s[i] == s[j]) j++; pi[i] = j; }
      System.out.println(pi[s.length - 1]); }`,
  ),
  python(
    'runs of equal letters',
    'linear',
    'from itertools import groupby\nline = input()\npacked = [(c, sum(1 for _ in run)) for c, run in groupby(line)]\nlengths = [len(list(run)) for _, run in groupby(line)]\nprint(packed, lengths)\n',
  ),
  javascript(
    'parts of the words of a line',
    'linear',
    "const lines = require('fs').readFileSync(0, 'utf8').split('\\n');\nconst a = lines.slice(1).map((line) => {\n  const [time, day] = line.split('#');\n  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + Number(day);\n});\nconsole.log(a[0]);\n",
  ),
  java(
    'a reader of tokens',
    'linear',
    `static StringTokenizer st; static BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
    static int next() throws IOException { while (st == null || !st.hasMoreElements()) st = new StringTokenizer(br.readLine()); return Integer.parseInt(st.nextToken()); }
    public static void main(String[] args) throws IOException { int n = next(); long s = 0; for (int i = 0; i < n; i++) s += next(); System.out.println(s); }`,
  ),
  java(
    'a reader of bytes',
    'linear',
    `static int next() throws IOException { int b = System.in.read(); while (b < '0') b = System.in.read(); int v = 0; while (b >= '0') { v = v * 10 + b - '0'; b = System.in.read(); } return v; }
    public static void main(String[] args) throws IOException { int n = next(); long s = 0; for (int i = 0; i < n; i++) s += next(); System.out.println(s); }`,
  ),
  python(
    'a linear sieve',
    'linear',
    'n = int(input())\nlow = [0] * (n + 1)\nprimes = []\nfor i in range(2, n + 1):\n    if low[i] == 0:\n        low[i] = i\n        primes.append(i)\n    j = 0\n    while j < len(primes) and i * primes[j] <= n:\n        low[i * primes[j]] = primes[j]\n        j += 1\nprint(len(primes))\n',
  ),
  javascript(
    'the Z function',
    'linear',
    "const s = require('fs').readFileSync(0, 'utf8').trim();\nconst z = new Array(s.length).fill(0);\nlet l = 0, r = 0;\nfor (let i = 1; i < s.length; i++) {\n  if (i < r) z[i] = Math.min(r - i, z[i - l]);\n  while (i + z[i] < s.length && s[z[i]] === s[i + z[i]]) z[i]++;\n  if (i + z[i] > r) { l = i; r = i + z[i]; }\n}\nconsole.log(z.length);\n",
  ),
  javascript(
    'a search in arrays',
    'linear',
    `${READ}const seen = [], queue = new Array(n);\nfor (let s = 0; s < n; s++) {\n  if (seen[s]) continue;\n  seen[s] = true;\n  let head = 0, tail = 0;\n  queue[tail++] = s;\n  while (head < tail) {\n    const u = queue[head++];\n    if (!seen[a[u]]) { seen[a[u]] = true; queue[tail++] = a[u]; }\n  }\n}\nconsole.log(seen.length);\n`,
  ),
  java(
    'a window with a loop without a beginning',
    'linear',
    'public static void main(String[] args) { String s = new Scanner(System.in).next(); int[] c = new int[128]; int l = 0, best = 0; for (int r = 0; r < s.length(); r++) { c[s.charAt(r)]++; for (; c[s.charAt(r)] > 1; l++) c[s.charAt(l)]--; best = Math.max(best, r - l + 1); } System.out.println(best); }',
  ),
  python(
    'a loop that counts down each element',
    'quadratic',
    'n = int(input())\ns = 0\nfor i in range(n):\n    x = n\n    while x > 0:\n        x -= 1\n        s += x\nprint(s)\n',
  ),
  javascript(
    'a walk from each element',
    'quadratic',
    `${READ}const up = new Map(a.entries());\nlet s = 0;\nfor (let i = 0; i < n; i++) {\n  let [u, v] = [i, n - 1];\n  while (u !== v) { s++; u = up.get(u); }\n}\nconsole.log(s);\n`,
  ),
  python(
    'a group that shortens its links',
    'linear',
    'n = int(input())\np = list(range(n))\n\ndef find(x):\n    root = x\n    while p[root] != root:\n        root = p[root]\n    while x != root:\n        p[x], x = root, p[x]\n    return root\n\nfor i in range(1, n):\n    p[find(i)] = find(i - 1)\nprint(n)\n',
  ),
];

export const RECURSIONS: readonly Estimated[] = [
  java(
    'a function that begins again with its parameters in another order',
    'constant',
    `static int gap(int a, int b) { if (a < b) return gap(b, a); return a - b; }
    public static void main(String[] args) { Scanner in = new Scanner(System.in); System.out.println(gap(in.nextInt(), in.nextInt())); }`,
  ),
  java(
    'a quotient by another parameter',
    'logarithmic',
    `static long count(long n, int p) { return n == 0 ? 0 : n / p + count(n / p, p); }
    public static void main(String[] args) { Scanner in = new Scanner(System.in); System.out.println(count(in.nextLong(), in.nextInt())); }`,
  ),
  python(
    'two functions that call each other twice',
    'exponential',
    'def whole(n):\n    if n < 2:\n        return 1\n    return whole(n - 2) + 2 * part(n - 1)\n\ndef part(n):\n    if n < 2:\n        return n\n    return whole(n - 1) + part(n - 2)\n\nprint(whole(int(input())))\n',
  ),
  python(
    'two functions that call each other once',
    'linear',
    'def even(n):\n    return True if n == 0 else odd(n - 1)\n\ndef odd(n):\n    return False if n == 0 else even(n - 1)\n\nprint(even(int(input())))\n',
  ),
  javascript(
    'halving a BigInt',
    'logarithmic',
    "function pow(b, e) {\n  if (e === 0n) return 1n;\n  const h = pow(b, e / 2n);\n  return (e % 2n === 1n ? h * h * b : h * h) % 1000n;\n}\nconsole.log(String(pow(7n, BigInt(require('fs').readFileSync(0, 'utf8').trim()))));\n",
  ),
  java(
    'the greatest common divisor',
    'logarithmic',
    'static long gcd(long a, long b) { return b == 0 ? a : gcd(b, a % b); }\npublic static void main(String[] args) { Scanner in = new Scanner(System.in); System.out.println(gcd(in.nextLong(), in.nextLong())); }',
  ),
  javascript(
    'ranges with answers that are kept',
    'cubic',
    `${READ}const memo = a.map(() => new Array(n).fill(-1));\nconst rec = (l, r) => {\n  if (l > r) return 0;\n  if (memo[l][r] !== -1) return memo[l][r];\n  let best = 0;\n  for (let k = l; k <= r; k++) best = Math.max(best, rec(l, k - 1) + a[k] + rec(k + 1, r));\n  memo[l][r] = best;\n  return best;\n};\nconsole.log(rec(0, n - 1));\n`,
  ),
  javascript(
    'taking and leaving',
    'exponential',
    `${READ}const chosen = [];\nlet few = Infinity;\nfunction walk(at, sum) {\n  if (at === n) {\n    if (sum === 0 && chosen.length < few) few = chosen.length;\n    return;\n  }\n  chosen.push(at);\n  walk(at + 1, sum + a[at]);\n  chosen.pop();\n  walk(at + 1, sum);\n}\nwalk(0, 0);\nconsole.log(few);\n`,
  ),
  python(
    'three ways that are collected',
    'exponential',
    'n = int(input())\nfound = []\n\ndef go(i, value, text):\n    if i == n:\n        found.append(text)\n        return\n    go(i + 1, value + i, text + "+")\n    go(i + 1, value - i, text + "-")\n    go(i + 1, value, text)\n\ngo(0, 0, "")\nprint(len(found))\n',
  ),
  javascript(
    'remembered steps, asked for each number',
    'linear',
    "const memo = new Map();\nfunction ways(n) {\n  if (n < 2) return 1;\n  if (memo.has(n)) return memo.get(n);\n  const r = (ways(n - 1) + ways(n - 2)) % 1000;\n  memo.set(n, r);\n  return r;\n}\nconst n = Number(require('fs').readFileSync(0, 'utf8'));\nfor (let i = 0; i <= n; i++) console.log(ways(i));\n",
  ),
  python(
    'a quicksort',
    'linearithmic',
    'a = list(map(int, input().split()))\n\ndef quick(lo, hi):\n    if lo >= hi:\n        return\n    p = lo\n    for i in range(lo, hi):\n        if a[i] < a[hi]:\n            a[i], a[p] = a[p], a[i]\n            p += 1\n    a[p], a[hi] = a[hi], a[p]\n    quick(lo, p - 1)\n    quick(p + 1, hi)\n\nquick(0, len(a) - 1)\nprint(*a)\n',
  ),
  python(
    'a recursion over the neighbours in a tree',
    'linear',
    'n = int(input())\nways = [[] for _ in range(n)]\nfor _ in range(n - 1):\n    a, b = map(int, input().split())\n    ways[a].append(b)\n    ways[b].append(a)\n\ndef depth(u, above):\n    best = 0\n    for v in ways[u]:\n        if v != above:\n            best = max(best, depth(v, u) + 1)\n    return best\n\nprint(depth(0, -1))\n',
  ),
];

/** Searches that take their choices back. */
export const SEARCHES: readonly Estimated[] = [
  javascript(
    'one of nine digits for each empty place',
    'exponential',
    "const grid = require('fs').readFileSync(0, 'utf8').trim().split('').map(Number);\nfunction fill(at) {\n  if (at === grid.length) return true;\n  if (grid[at]) return fill(at + 1);\n  for (let digit = 1; digit <= 9; digit++) {\n    if (grid.includes(digit)) continue;\n    grid[at] = digit;\n    if (fill(at + 1)) return true;\n    grid[at] = 0;\n  }\n  return false;\n}\nconsole.log(fill(0));\n",
  ),
  java(
    'the bits of a mask, with a result that ends the search',
    'exponential',
    `static int[] free; static char[] cell;
    static boolean fill(int at) {
      if (at == cell.length) return true;
      int can = free[at];
      while (can != 0) { int bit = Integer.lowestOneBit(can); can -= bit; free[at] ^= bit; if (fill(at + 1)) return true; free[at] ^= bit; }
      return false; }
    public static void main(String[] args) { Scanner in = new Scanner(System.in); cell = in.next().toCharArray(); free = new int[cell.length]; System.out.println(fill(0)); }`,
  ),
  python(
    'the choices that are left at a place, which a check refuses',
    'exponential',
    'values = input().split()\n\ndef assign(values, s, d):\n    values[s] = d\n    return values.count(d) < 10\n\ndef search(values):\n    places = [(len(v), s) for s, v in enumerate(values) if len(v) > 1]\n    if not places:\n        return values\n    _, s = min(places)\n    for d in values[s]:\n        copy = values[:]\n        if assign(copy, s, d):\n            found = search(copy)\n            if found:\n                return found\n    return None\n\nprint(search(values))\n',
  ),
  javascript(
    'the bits that are left at a place, which a check refuses',
    'exponential',
    "const free = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);\nfunction put(free, s, bit) {\n  free[s] = bit;\n  return free.filter((one) => one === bit).length < 10;\n}\nfunction search(free) {\n  let s = -1;\n  for (let i = 0; i < free.length; i++) if (free[i] & (free[i] - 1)) s = i;\n  if (s < 0) return free;\n  for (let m = free[s]; m; m &= m - 1) {\n    const next = free.slice();\n    if (put(next, s, m & -m)) {\n      const found = search(next);\n      if (found) return found;\n    }\n  }\n  return null;\n}\nconsole.log(search(free));\n",
  ),
  python(
    'all orders as bits of a mask',
    'factorial',
    'n = int(input())\nallowed = [int(x) for x in input().split()]\n\ndef go(row, used):\n    if row == n:\n        return 1\n    total = 0\n    free = (1 << n) - 1 & ~used\n    while free:\n        bit = free & -free\n        free ^= bit\n        if allowed[row] != bit:\n            total += go(row + 1, used | bit)\n    return total\n\nprint(go(0, 0))\n',
  ),
  javascript(
    'how often each value is taken',
    'exponential',
    "const [t, ...groups] = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map((line) => line.split(' ').map(Number));\nlet found = 0;\nfunction take(i, rest) {\n  if (i === groups.length) { if (rest === 0) found++; return; }\n  const [value, count] = groups[i];\n  for (let j = 0; j <= count && j * value <= rest; j++) {\n    if (rest - j * value !== 1) take(i + 1, rest - j * value);\n  }\n}\ntake(0, t[0]);\nconsole.log(found);\n",
  ),
  python(
    'all orders of the items that are left',
    'factorial',
    'n = int(input())\nused = [False] * n\norder = []\n\ndef go():\n    if len(order) == n:\n        return 1\n    total = 0\n    for i in range(n):\n        if used[i]:\n            continue\n        used[i] = True\n        order.append(i)\n        total += go()\n        order.pop()\n        used[i] = False\n    return total\n\nprint(go())\n',
  ),
];

export const LIBRARY: readonly Estimated[] = [
  python(
    'the best of all orders',
    'factorial',
    'from itertools import permutations\nn = int(input())\ndef joy(order):\n    return sum(abs(a - b) for a, b in zip(order, order[1:]))\nprint(max(permutations(range(n)), key=joy))\n',
  ),
  javascript(
    'sets that double in each round of a fold',
    'exponential',
    "const a = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);\nconst sets = a.reduce((all, x) => all.concat(all.map(s => [...s, x])), [[]]);\nconsole.log(sets.length);\n",
  ),
  javascript(
    'work for each line that is read',
    'linear',
    "const rl = require('readline').createInterface({ input: process.stdin });\nlet hero = null, lead = 0;\nrl.on('line', w => {\n  if (lead === 0) { hero = w; lead = 1; } else lead += w === hero ? 1 : -1;\n});\nrl.on('close', () => console.log(hero));\n",
  ),
  python(
    'a heap over the neighbours that an object keeps',
    'linearithmic',
    'import heapq\nclass Graph:\n    def __init__(self, n):\n        self.near = [[] for _ in range(n)]\n    def link(self, a, b):\n        self.near[a].append(b)\n    def walk(self):\n        seen = [False] * len(self.near)\n        heap = [0]\n        while heap:\n            u = heapq.heappop(heap)\n            if seen[u]:\n                continue\n            seen[u] = True\n            for v in self.near[u]:\n                heapq.heappush(heap, v)\n        return seen\nn, m = map(int, input().split())\ng = Graph(n)\nfor _ in range(m):\n    a, b = map(int, input().split())\n    g.link(a, b)\nprint(sum(g.walk()))\n',
  ),
  javascript(
    'a line of numbers in each round',
    'linear',
    "const lines = require('fs').readFileSync(0, 'utf8').split('\\n');\nconst n = Number(lines[0]);\nlet s = 0;\nfor (let k = 1; k <= n; k++) {\n  const [l, r] = lines[k].split(' ').map((x) => parseInt(x));\n  s += r - l;\n}\nconsole.log(s);\n",
  ),
  javascript(
    'a search in a text of the source',
    'linear',
    "const s = require('fs').readFileSync(0, 'utf8').trim();\nconst OPEN = '([{';\nlet c = 0;\nfor (let i = 0; i < s.length; i++) if (OPEN.indexOf(s[i]) >= 0) c++;\nconsole.log(c);\n",
  ),
  java(
    'a search for each number that is read',
    'quadratic',
    'public static void main(String[] args) { Scanner in = new Scanner(System.in); int n = in.nextInt(); List<Integer> a = new ArrayList<>(); for (int i = 0; i < n; i++) a.add(in.nextInt()); for (int i = 0; i < n; i++) System.out.println(a.indexOf(in.nextInt())); }',
  ),
  java(
    'places in a linked list',
    'quadratic',
    'public static void main(String[] args) { Scanner in = new Scanner(System.in); int n = in.nextInt(); List<Integer> a = new LinkedList<>(); for (int i = 0; i < n; i++) a.add(in.nextInt()); long s = 0; for (int i = 0; i < n; i++) s += a.get(i); System.out.println(s); }',
  ),
  java(
    'counts in a tree',
    'linearithmic',
    'public static void main(String[] args) { Scanner in = new Scanner(System.in); int n = in.nextInt(); TreeMap<Integer, Integer> c = new TreeMap<>(); for (int i = 0; i < n; i++) c.merge(in.nextInt(), 1, Integer::sum); System.out.println(c.size()); }',
  ),
  python(
    'a function for each number',
    'quadratic',
    'def steps(x):\n    s = 0\n    for i in range(x):\n        s += i\n    return s\n\nn = int(input())\nprint(sum(map(steps, range(n))))\n',
  ),
  python('a list that is read and no more', 'linear', 'input()\nprint(input().split()[-1])\n'),
];
