'use strict';
const T = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = T[0], m = T[1];

// compressed adjacency
const off = new Int32Array(n + 2);
for (let i = 2; i < 2 + 2 * m; i++) off[T[i] + 1]++;
for (let v = 1; v <= n + 1; v++) off[v] += off[v - 1];
const fill = off.slice();
const adj = new Int32Array(2 * m);
for (let e = 0; e < m; e++) {
  const u = T[2 + 2 * e], v = T[3 + 2 * e];
  adj[fill[u]++] = v;
  adj[fill[v]++] = u;
}

const depth = new Int32Array(n + 1).fill(-1);
const parent = new Int32Array(n + 1);
const queue = new Int32Array(n);
let conflict = null;
search:
for (let s = 1; s <= n; s++) {
  if (depth[s] >= 0) continue;
  let head = 0, tail = 0;
  queue[tail++] = s;
  depth[s] = 0;
  while (head < tail) {
    const u = queue[head++];
    for (let i = off[u]; i < off[u + 1]; i++) {
      const v = adj[i];
      if (depth[v] < 0) {
        depth[v] = depth[u] + 1;
        parent[v] = u;
        queue[tail++] = v;
      } else if (((depth[v] ^ depth[u]) & 1) === 0) {
        conflict = [u, v];
        break search;
      }
    }
  }
}

if (conflict) {
  let [u, v] = conflict;
  const left = [], right = [];
  // both are on the same level of the BFS tree
  while (u !== v) {
    left.push(u);
    right.push(v);
    u = parent[u];
    v = parent[v];
  }
  left.push(u);
  const circle = left.concat(right.reverse());
  console.log(`circle\n${circle.length}\n${circle.join(' ')}`);
} else {
  let s = '';
  for (let v = 1; v <= n; v++) s += depth[v] & 1 ? 'B' : 'A';
  console.log('teams\n' + s);
}
