import type { EditorLanguage } from '@evident/contracts';
import { TextReader } from './read-text.js';

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
  ['PYTHON', 'table', 'for i in range(1, n):\n    dp[i] = dp[i - 1] + 1\n'],
  ['JAVASCRIPT', 'bit-masks', 'for (let mask = 0; mask < 1 << n; mask++) { count += mask; }'],
  ['PYTHON', 'sort-and-sweep', 'a.sort()\nfor x in a:\n    print(x)\n'],
])('%s: %s', async (language, name, source) => {
  const { outline } = await reader.read(language, source);
  expect(outline.approaches[0]?.name).toBe(name);
});

test('a plain loop has no name', async () => {
  const { outline } = await reader.read(
    'PYTHON',
    'total = 0\nfor x in range(9):\n    total += x\nprint(total)\n',
  );
  expect(outline.approaches).toEqual([]);
});
