import type { EditorLanguage } from '@evident/contracts';
import { TextReader } from '../read-text.js';

const reader = new TextReader();

test.each<[EditorLanguage, string, string]>([
  [
    'PYTHON',
    'two-pointers',
    'i, j = 0, len(s) - 1\nwhile i < j:\n    if s[i] != s[j]:\n        break\n    i += 1\n    j -= 1\n',
  ],
  [
    'JAVASCRIPT',
    'recursion',
    'function sift(a, i) { const c = 2 * i + 1; if (c < a.length && a[c] > a[i]) { [a[i], a[c]] = [a[c], a[i]]; sift(a, c); } }',
  ],
  [
    'JAVASCRIPT',
    'heap',
    'while (heap.size > 1) { const x = heap.pop(), y = heap.pop(); if (x !== y) heap.push(x - y); }',
  ],
  ['JAVASCRIPT', 'two-pointers', 'let l = 0, r = n - 1;\nwhile (l < r) { if (a[l] < a[r]) l++; else r--; }'],
  [
    'PYTHON',
    'binary-search',
    'lo, hi = 0, n\nwhile lo < hi:\n    mid = (lo + hi) // 2\n    if a[mid] < x:\n        lo = mid + 1\n    else:\n        hi = mid\n',
  ],
  [
    'JAVASCRIPT',
    'binary-search',
    'while (high - low > 1) { const mid = low + Math.floor((high - low) / 2); if (fits(mid)) high = mid; else low = mid; }',
  ],
  [
    'JAVASCRIPT',
    'binary-search',
    'while (lo <= hi) { const m = (lo + hi) >> 1; if (a[m] < x) lo = m + 1; else hi = m - 1; }',
  ],
  [
    'PYTHON',
    'sliding-window',
    'left = 0\nfor right in range(n):\n    total += a[right]\n    while total > k:\n        total -= a[left]\n        left += 1\n',
  ],
  [
    'PYTHON',
    'monotonic-stack',
    'st = []\nfor i in range(n):\n    while st and a[st[-1]] < a[i]:\n        st.pop()\n    st.append(i)\n',
  ],
  [
    'JAVA',
    'monotonic-stack',
    'class Main { void f(int[] a) { for (int i = 0; i < a.length; i++) { while (!st.isEmpty() && a[st.peek()] < a[i]) st.pop(); st.push(i); } } }',
  ],
  [
    'PYTHON',
    'memoised-recursion',
    'from functools import lru_cache\n@lru_cache(None)\ndef f(n):\n    return n if n < 2 else f(n - 1) + f(n - 2)\n',
  ],
  ['JAVASCRIPT', 'branching-recursion', 'function f(n) { return n < 2 ? n : f(n - 1) + f(n - 2); }'],
  [
    'PYTHON',
    'backtracking',
    'def go(i):\n    if i == n:\n        return\n    path.append(i)\n    go(i + 1)\n    path.pop()\n    go(i + 1)\n',
  ],
  [
    'JAVASCRIPT',
    'union-find',
    'function find(x) { while (parent[x] !== x) { parent[x] = parent[parent[x]]; x = parent[x]; } return x; }',
  ],
  [
    'PYTHON',
    'breadth-first',
    'while queue:\n    x = queue.popleft()\n    for y in g[x]:\n        queue.append(y)\n',
  ],
  ['JAVA', 'heap', 'class Main { void f() { PriorityQueue<Integer> q = new PriorityQueue<>(); } }'],
  [
    'JAVA',
    'heap',
    'class Main { void f() { TreeSet<Town> open = new TreeSet<>(BY_TIME); while (!open.isEmpty()) { Town t = open.pollFirst(); open.add(t.next); } } }',
  ],
  [
    'JAVA',
    'breadth-first',
    'class Main { void f() { Deque<Town> open = new ArrayDeque<>(); while (!open.isEmpty()) { Town t = open.pollFirst(); open.addLast(t.next); } } }',
  ],
  ['PYTHON', 'table', 'for i in range(1, n):\n    dp[i] = dp[i - 1] + 1\n'],
  ['JAVASCRIPT', 'bit-masks', 'for (let mask = 0; mask < 1 << n; mask++) { count += mask; }'],
  [
    'JAVA',
    'divide-and-conquer',
    'class Main { static long solve(int lo, int hi) { if (lo == hi) return f[lo]; int mid = (lo + hi) >>> 1; return Math.max(solve(lo, mid), solve(mid + 1, hi)); } }',
  ],
  [
    'PYTHON',
    'divide-and-conquer',
    'def order(a):\n    if len(a) < 2:\n        return a\n    m = len(a) // 2\n    x, y = order(a[:m]), order(a[m:])\n    out = [0] * len(a)\n    out[0] = x[0]\n    return out\n',
  ],
  [
    'JAVASCRIPT',
    'tree-recursion',
    'function depth(t) { return t ? 1 + Math.max(depth(t.left), depth(t.right)) : 0; }',
  ],
  [
    'PYTHON',
    'depth-first',
    'def go(v):\n    seen[v] = True\n    for w in g[v]:\n        if not seen[w]:\n            go(w)\n',
  ],
  [
    'JAVA',
    'depth-first',
    'class Main { static void fill(int r, int c) { if (g[r][c] != 1) return; g[r][c] = 0; fill(r + 1, c); fill(r - 1, c); fill(r, c + 1); fill(r, c - 1); } }',
  ],
  [
    'JAVASCRIPT',
    'backtracking',
    'function place(k) { for (let i = 0; i < n; i++) { if (used[i]) continue; used[i] = true; place(k + 1); used[i] = false; } }',
  ],
  [
    'PYTHON',
    'slow-and-fast',
    'slow = fast = 0\nwhile True:\n    slow = nxt[slow]\n    fast = nxt[nxt[fast]]\n    if slow == fast:\n        break\n',
  ],
  ['JAVASCRIPT', 'slow-and-fast', 'while (fast && fast.next) { slow = slow.next; fast = fast.next.next; }'],
  ['PYTHON', 'prefix-sums', 'for i in range(n):\n    p[i + 1] = p[i] + a[i]\n'],
  ['JAVASCRIPT', 'prefix-sums', 'for (let i = 1; i < n; i++) sums[i] = sums[i - 1] + a[i];'],
  ['PYTHON', 'prefix-sums', 'sums = list(accumulate(map(int, input().split()), initial=0))'],
  ['JAVASCRIPT', 'prefix-sums', 'for (let i = 1; i <= n; i++) pre[i] = pre[i - 1] + readInt();'],
  ['JAVASCRIPT', 'table', 'for (let i = 2; i <= n; i++) ways.push(ways[i - 1] + ways[i - 2]);'],
  [
    'JAVASCRIPT',
    'radix-sort',
    'for (let d = 0; d < 256; d++) at[d + 1] += at[d];\nfor (let i = 0; i < n; i++) to[at[from[i] & 255]++] = from[i];',
  ],
  [
    'JAVA',
    'fenwick-tree',
    'class Main { void add(int i, int v) { for (int k = i; k <= n; k += k & -k) t[k] += v; } }',
  ],
  [
    'JAVA',
    'fenwick-tree',
    'class Main { void f() { for (int i = p; i > 0; i -= Integer.lowestOneBit(i)) sum += node[i]; } }',
  ],
  [
    'JAVASCRIPT',
    'breadth-first',
    'let head = 0, tail = 1; while (head < tail) { const v = queue[head++]; for (const w of near[v]) queue[tail++] = w; }',
  ],
  ['PYTHON', 'fenwick-tree', 'while i > 0:\n    total += tree[i]\n    i -= i & -i\n'],
  [
    'JAVA',
    'breadth-first',
    'class Main { void f() { for (int s = 0; s < n; s++) { while (!open.isEmpty()) { int[] f = open.remove(); for (int d = 0; d < 4; d++) { open.add(step(f, d)); } } } } }',
  ],
  [
    'JAVASCRIPT',
    'stack',
    'for (const c of s) { if (!(c in PARTNER)) top = { c, below: top }; else if (top.c === PARTNER[c]) top = top.below; }',
  ],
  [
    'PYTHON',
    'stack',
    "for c in text:\n    if c in '([':\n        open_ones.append(c)\n    elif not open_ones or open_ones.pop() != PAIRS[c]:\n        break\n",
  ],
  [
    'JAVA',
    'counting',
    "class Main { void f() { for (int c = in.read(); c != -1; c = in.read()) surplus[c - 'a'] += change; } }",
  ],
  ['PYTHON', 'counting', 'from collections import Counter\nprint(Counter(a) == Counter(b))'],
  [
    'JAVASCRIPT',
    'counting',
    'const seen = new Map();\nfor (const v of a) seen.set(v, (seen.get(v) ?? 0) + 1);',
  ],
  ['PYTHON', 'ordered-map', 'cache = OrderedDict()\nfor k in keys:\n    cache.move_to_end(k)\n'],
  ['JAVASCRIPT', 'reversal', "const s = read();\nconsole.log(s === [...s].reverse().join(''));"],
  ['PYTHON', 'reversal', 's = input()\nprint(s == s[::-1])'],
  ['JAVASCRIPT', 'exclusive-or', 'console.log(a.reduce((x, v) => x ^ v, 0));'],
  ['PYTHON', 'exclusive-or', 'for v in a:\n    alone ^= v\n'],
  [
    'JAVASCRIPT',
    'fold',
    'const { best } = a.reduce(({ hi, best }, x) => ({ hi: hi + x, best: x > best ? x : best }), start);',
  ],
  [
    'JAVA',
    'one-pass',
    'class Main { void f() { while (days-- > 0) { int price = next(); if (price < cheapest) cheapest = price; } } }',
  ],
  [
    'JAVA',
    'tree-recursion',
    'class Main { int height(int v) { int h = 0; for (int c = firstChild[v]; c != 0; c = nextSibling[c]) h = Math.max(h, height(c) + 1); return h; } }',
  ],
  ['PYTHON', 'one-pass', 'for x in a:\n    here = x + 1\n    best = max(best, here)\n'],
  ['PYTHON', 'sort-and-sweep', 'a.sort()\nfor x in a:\n    print(x)\n'],
])('%s: %s', async (language, name, source) => {
  const { outline } = await reader.read(language, source);
  expect(outline.approaches[0]?.name).toBe(name);
});

test.each<[string, EditorLanguage, string]>([
  [
    'branching-recursion',
    'JAVASCRIPT',
    'function sort(a, l, r) { if (l >= r) return; let i = l, j = r; const p = a[l]; while (i <= j) { while (a[i] < p) i++; while (a[j] > p) j--; if (i <= j) { [a[i], a[j]] = [a[j], a[i]]; i++; j--; } } sort(a, l, j); sort(a, i, r); }',
  ],
  [
    'memoised-recursion',
    'PYTHON',
    'def ways(x):\n    memo[0] = 1\n    if x in memo:\n        return memo[x]\n    total = 0\n    for c in coins:\n        total += ways(x - c)\n    memo[x] = total\n    return total\n',
  ],
  [
    'backtracking',
    'JAVA',
    "class Main { boolean find(int r, int c, int k) { char kept = g[r][c]; g[r][c] = '#'; boolean ok = find(r + 1, c, k + 1) || find(r - 1, c, k + 1) || find(r, c + 1, k + 1) || find(r, c - 1, k + 1); g[r][c] = kept; return ok; } }",
  ],
])('is %s, and nothing that only looks so: %s', async (name, language, source) => {
  const { outline } = await reader.read(language, source);
  const names = outline.approaches.map((one) => one.name);
  expect(names).toContain(name);
  for (const other of ['tree-recursion', 'depth-first'] as const) expect(names).not.toContain(other);
});

test.each<[EditorLanguage, string, string]>([
  [
    'JAVA',
    'every-pair',
    'class Main { void f() { for (int y = 0; y < r; y++) for (int x = 0; x < c; x++) if (h[y][x] > h[y][0]) n++; } }',
  ],
  [
    'PYTHON',
    'table',
    'while queue:\n    word = queue.popleft()\n    for other in friends[word]:\n        far[other] = far[word] + 1\n        queue.append(other)\n',
  ],
  ['JAVASCRIPT', 'exclusive-or', 'for (const v of a) { seed ^= seed << 13; use(v, seed); }'],
  ['PYTHON', 'prefix-sums', 'most = list(accumulate(a, max))'],
  [
    'JAVASCRIPT',
    'prefix-sums',
    'for (let v = 0; v < n; v++) start[v + 1] += start[v];\nfor (let e = 0; e < m; e++) to[start[from[e]]++] = e;',
  ],
  [
    'JAVASCRIPT',
    'prefix-sums',
    'for (let v = 1; v <= n; v++) start[v] += start[v - 1];\nconst fill = start.slice();\nfor (let e = 0; e < m; e++) to[fill[from[e]]++] = e;',
  ],
  [
    'PYTHON',
    'memoised-recursion',
    "def solve(g):\n    for r in range(9):\n        for c in range(9):\n            if g[r][c] == '.':\n                g[r][c] = pick(g, r, c)\n                if solve(g):\n                    return True\n                g[r][c] = '.'\n                return False\n    return True\n",
  ],
  [
    'JAVASCRIPT',
    'union-find',
    'for (let i = 1; i < n; i++) { let k = fail[i - 1]; while (k > 0 && s[k] !== s[i]) k = fail[k - 1]; fail[i] = k; }',
  ],
  [
    'JAVASCRIPT',
    'sliding-window',
    'for (const town of towns) { let at = 0; while (at < n) { at++; left--; } }',
  ],
  [
    'JAVA',
    'breadth-first',
    'class Main { void f() { PriorityQueue<Node> heads = new PriorityQueue<>(); while (!heads.isEmpty()) { Node node = heads.poll(); heads.add(node.next); } } }',
  ],
  ['PYTHON', 'fenwick-tree', 'while free:\n    bit = free & -free\n    free -= bit\n'],
])('%s: nothing that only looks like %s', async (language, name, source) => {
  const { outline } = await reader.read(language, source);
  expect(outline.approaches.map((one) => one.name)).not.toContain(name);
});

test('one pointer that skips is not slow and fast', async () => {
  const { outline } = await reader.read('PYTHON', 'while x != up[x]:\n    x = up[up[x]]\n');
  expect(outline.approaches.map(({ name }) => name)).not.toContain('slow-and-fast');
});

test('neither cells that change places nor constants that are written out are an approach', async () => {
  const source =
    "ends = {'r': 0, 'w': 4}\nfor i in range(n):\n    flags[i], flags[at] = flags[at], flags[i]\n";
  const { outline } = await reader.read('PYTHON', source);
  const names = outline.approaches.map(({ name }) => name);
  expect(names).not.toContain('table');
  expect(names).not.toContain('hashing');
});

test('what carries the best value is not said of a program that does more', async () => {
  const { outline } = await reader.read(
    'PYTHON',
    'for i in range(1, n):\n    dp[i] = dp[i - 1] + 1\nfor x in dp:\n    best = max(best, x)\nfor x in a:\n    for y in b:\n        worst = min(worst, y)\n',
  );
  expect(outline.approaches.map(({ name }) => name)).toEqual(['table']);
});

test.each<[EditorLanguage, string]>([
  ['JAVA', 'class Main { void f(int[][] far) { for (int[] row : far) Arrays.fill(row, 1 << 29); } }'],
  ['PYTHON', 'for i, v in enumerate(a):\n    if v:\n        a[i], a[at] = a[at], v\n        at += 1\n'],
  ['JAVASCRIPT', 'for (;;) {\n  if (2 * i >= h.length) break;\n  h[i] = h[2 * i];\n  i = 2 * i;\n}'],
])('a large number and a copied cell are no approach: %s', async (language, source) => {
  const { outline } = await reader.read(language, source);
  expect(outline.approaches).toEqual([]);
});

test('a plain loop has no name', async () => {
  const { outline } = await reader.read(
    'PYTHON',
    'total = 0\nfor x in range(9):\n    total += x\nprint(total)\n',
  );
  expect(outline.approaches).toEqual([]);
});

test.each<[string, (blanks: string) => string]>([
  ['a header', (blanks) => `for (${blanks};${blanks};) { break; }`],
  ['a condition', (blanks) => `for (const i of a) { if${blanks}(i === b) c = i; }`],
  ['a step', (blanks) => `for (const v of a) { i -=${blanks}v; t[i] = 1; }`],
])('does not take long where %s has very many blanks', async (_, source) => {
  const began = process.cpuUsage();
  await reader.read('JAVASCRIPT', source(' '.repeat(60_000)));
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(2_000);
});
