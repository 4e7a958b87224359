import { java, javascript, python, READ, type Estimated } from './estimated.js';

/** Collections that are shorter than what is read, and loops that go through such. */
export const SHORT_COLLECTIONS: readonly Estimated[] = [
  javascript(
    'a set of at most three hundred numbers, in order',
    'linear',
    `${READ}const few = new Set();\nfor (const x of a.slice(0, 300)) few.add(x);\nconsole.log([...few].sort()[0], n);\n`,
  ),
  javascript(
    'the digits of a number, kept in a list',
    'logarithmic',
    "let x = parseInt(require('fs').readFileSync(0, 'utf8'));\nconst digits = [];\nwhile (x > 0) { digits.push(x % 10); x = Math.floor(x / 10); }\nconsole.log(digits.reduce((a, b) => a + b, 0), digits.reverse().join(''));\n",
  ),
  python(
    'divisors up to the root, and their sum',
    'square_root',
    'n = int(input())\nd = [k for k in range(1, int(n ** 0.5) + 1) if n % k == 0]\nprint(len(d), sum(d))\n',
  ),
  python(
    'a text that a function makes of a number',
    'logarithmic',
    'def base(x):\n    out = ""\n    while x > 0:\n        out = str(x % 3) + out\n        x //= 3\n    return out or "0"\ns = base(int(input()))\nprint(s == s[::-1])\n',
  ),
  python(
    'a generator of bits',
    'logarithmic',
    'def bits(n):\n    while n:\n        yield n & 1\n        n >>= 1\nr = 1\nfor bit in bits(int(input())):\n    r = r * (bit + 1) % 7\nprint(r)\n',
  ),
  javascript(
    'the months before one',
    'constant',
    "const [m, d] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);\nconst days = [31, 28, 31, 30];\nlet sum = d;\nfor (let i = 0; i < m - 1; i++) sum += days[i];\nconsole.log(sum);\n",
  ),
  java(
    'the months before one, by a function',
    'constant',
    `static int days(int y, int m) { int[] all = {31, 28, 31, 30}; return all[m - 1] + y % 2; }
    public static void main(String[] args) { Scanner in = new Scanner(System.in); int y = in.nextInt(), m = in.nextInt();
      int sum = 0; for (int k = 1; k < m; k++) sum += days(y, k); System.out.println(sum); }`,
  ),
  java(
    'ancestors by powers of two',
    'linearithmic',
    `static final int LOG = 17;
    public static void main(String[] args) { Scanner in = new Scanner(System.in); int n = in.nextInt();
      int[][] up = new int[LOG][n]; for (int i = 0; i < n; i++) up[0][i] = in.nextInt();
      for (int k = 1; k < LOG; k++) for (int v = 0; v < n; v++) up[k][v] = up[k - 1][up[k - 1][v]];
      System.out.println(up[LOG - 1][0]); }`,
  ),
  python(
    'a heap that begins with what is in the source',
    'linearithmic',
    'import heapq\nn = int(input())\nheap = [(0, 0)]\nfor i in range(n):\n    heapq.heappush(heap, (int(input()), i))\nwhile heap:\n    print(heapq.heappop(heap))\n',
  ),
  python(
    'numbers that grow like those of Fibonacci',
    'logarithmic',
    'n = int(input())\na, b = 0, 1\nwhile a <= n:\n    a, b = b, a + b\nprint(a)\n',
  ),
];

/** Loops that do the same work over all rounds of another one, and searches in grids. */
export const SHARED_WORK: readonly Estimated[] = [
  javascript(
    'a search over the neighbours that a map keeps',
    'linear',
    `${READ}const near = new Map(a.map((x) => [x, []]));\nfor (const x of a) near.get(x).push(x + 1);\nconst seen = new Set();\nfor (const x of a) {\n  if (seen.has(x)) continue;\n  const queue = [x];\n  for (const u of queue) {\n    for (const v of near.get(u)) {\n      if (seen.has(v)) continue;\n      seen.add(v);\n      queue.push(v);\n    }\n  }\n}\nconsole.log(seen.size, n);\n`,
  ),
  python(
    'a search in a grid',
    'quadratic',
    'from collections import deque\nn = int(input())\ndist = [[-1] * n for _ in range(n)]\ndist[0][0] = 0\nq = deque([(0, 0)])\nwhile q:\n    x, y = q.popleft()\n    for dx, dy in [(0, 1), (1, 0)]:\n        a, b = x + dx, y + dy\n        if 0 <= a < n and 0 <= b < n and dist[a][b] < 0:\n            dist[a][b] = dist[x][y] + 1\n            q.append((a, b))\nprint(dist[n - 1][n - 1])\n',
  ),
  java(
    'a search from each cell, with a new list of what to do',
    'quadratic',
    `public static void main(String[] args) { Scanner in = new Scanner(System.in); int r = in.nextInt(), c = in.nextInt();
      boolean[][] seen = new boolean[r][c]; int count = 0; int[] dr = {0, 1}, dc = {1, 0};
      for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) { if (seen[i][j]) continue; count++;
        Deque<int[]> st = new ArrayDeque<>(); st.push(new int[]{i, j}); seen[i][j] = true;
        while (!st.isEmpty()) { int[] at = st.pop(); for (int d = 0; d < 2; d++) { int a = at[0] + dr[d], b = at[1] + dc[d];
          if (a < 0 || b < 0 || a >= r || b >= c || seen[a][b]) continue; seen[a][b] = true; st.push(new int[]{a, b}); } } }
      System.out.println(count); }`,
  ),
  java(
    'edges in a chain of places',
    'linear',
    `public static void main(String[] args) { Scanner in = new Scanner(System.in); int n = in.nextInt(), m = in.nextInt();
      int[] head = new int[n], next = new int[m], to = new int[m]; Arrays.fill(head, -1);
      for (int e = 0; e < m; e++) { int a = in.nextInt(); to[e] = in.nextInt(); next[e] = head[a]; head[a] = e; }
      int sum = 0; for (int v = 0; v < n; v++) for (int e = head[v]; e >= 0; e = next[e]) sum += to[e];
      System.out.println(sum); }`,
  ),
  javascript(
    'sums of 1, 2, 4, 8, … elements',
    'linear',
    `${READ}for (let len = 1; len <= n; len *= 2) {\n  let s = 0;\n  for (let i = 0; i < len; i++) s += a[i];\n  console.log(s);\n}\n`,
  ),
  javascript(
    'runs of a text, without a step',
    'linear',
    "const s = require('fs').readFileSync(0, 'utf8').trim();\nlet out = 0;\nfor (let i = 0; i < s.length;) {\n  let j = i;\n  while (j < s.length && s[j] === s[i]) j++;\n  out++;\n  i = j;\n}\nconsole.log(out);\n",
  ),
  java(
    'a root that is mended',
    'square_root',
    `public static void main(String[] args) { long n = new Scanner(System.in).nextLong(); int found = 0;
      for (long a = 0; a * a <= n; a++) { long b = (long) Math.sqrt(n - a * a); while (b * b > n - a * a) b--; if (b * b == n - a * a) found++; }
      System.out.println(found); }`,
  ),
  python(
    'pairs with the ones before',
    'quadratic',
    'n = int(input())\np = [int(input()) for _ in range(n)]\nprint(min(abs(a - b) for i, a in enumerate(p) for b in p[:i]))\n',
  ),
  javascript(
    'a loop that is handed what to do',
    'quadratic',
    "const each = (n, f) => { for (let i = 0; i < n; i++) f(i); };\nconst n = Number(require('fs').readFileSync(0, 'utf8'));\nlet s = 0;\neach(n, (i) => { each(n, (j) => { s += i * j; }); });\nconsole.log(s);\n",
  ),
];
