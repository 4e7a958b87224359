'use strict';
// leftist heap: { key, node, rank, left, right }
const rank = (h) => (h ? h.rank : 0);
function merge(a, b) {
  if (!a) return b;
  if (!b) return a;
  if (b.key < a.key) [a, b] = [b, a];
  a.right = merge(a.right, b);
  if (rank(a.left) < rank(a.right)) [a.left, a.right] = [a.right, a.left];
  a.rank = rank(a.right) + 1;
  return a;
}
const leaf = (key, node) => ({ key, node, rank: 1, left: null, right: null });

const numbers = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [n, m, s] = numbers;
const lines = Array.from({ length: n + 1 }, () => []);
for (let i = 0, p = 3; i < m; i++, p += 3) lines[numbers[p]].push([numbers[p + 1], numbers[p + 2]]);

const arrived = new Set();
let heap = leaf(0, s);
let clock = 0;
while (heap) {
  const { key, node } = heap;
  heap = merge(heap.left, heap.right);
  if (arrived.has(node)) continue;
  arrived.add(node);
  clock = key;
  for (const [to, w] of lines[node]) if (!arrived.has(to)) heap = merge(heap, leaf(key + w, to));
}
console.log(arrived.size === n ? clock : -1);
