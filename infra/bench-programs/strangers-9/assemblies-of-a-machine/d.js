'use strict';
// No hashing at all. All trees are put into one forest; the parts are grouped by
// their height and each group is SORTED by (type, rank of left, rank of right).
// Equal neighbours get the same rank. Lower groups come first.
const input = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const type = [], left = [], right = [], roots = [];
let machineParts = 0;
input.forEach((line, no) => {
  if (no === 1) return;
  const base = type.length;
  roots.push(base);
  const tok = line.split(' ');
  for (let p = 1; p < tok.length; p++) {
    if (tok[p].startsWith('n')) continue;
    const me = type.length;
    if (p > 1) {
      const parent = base + ((p - 2) >> 1);
      if (p % 2 === 0) left[parent] = me;
      else right[parent] = me;
    }
    type.push(+tok[p]);
    left.push(-1);
    right.push(-1);
  }
  if (no === 0) machineParts = type.length;
});
const N = type.length;
const height = new Int32Array(N);
const groups = [];
for (let v = N - 1; v >= 0; v--) {
  const hl = left[v] < 0 ? -1 : height[left[v]];
  const hr = right[v] < 0 ? -1 : height[right[v]];
  height[v] = 1 + Math.max(hl, hr);
  (groups[height[v]] ??= []).push(v);
}
const rank = new Int32Array(N);
const L = (v) => (left[v] < 0 ? -1 : rank[left[v]]);
const R = (v) => (right[v] < 0 ? -1 : rank[right[v]]);
const cmp = (a, b) => type[a] - type[b] || L(a) - L(b) || R(a) - R(b);
let next = 0;
for (const g of groups) {
  g.sort(cmp);
  for (let i = 0; i < g.length; i++) {
    if (i === 0 || cmp(g[i - 1], g[i]) !== 0) next++;
    rank[g[i]] = next;
  }
}
const seen = new Uint8Array(next + 1);
for (let v = 0; v < machineParts; v++) seen[rank[v]] = 1;
console.log(roots.slice(1).map((r) => (seen[rank[r]] ? 'yes' : 'no')).join('\n'));
