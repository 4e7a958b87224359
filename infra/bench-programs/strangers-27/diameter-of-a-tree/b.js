'use strict';
const buf = require('fs').readFileSync(0);
let at = 0;
function nextInt() {
  while (buf[at] < 48) at++;
  let x = 0;
  while (at < buf.length && buf[at] >= 48) x = x * 10 + buf[at++] - 48;
  return x;
}

const n = nextInt();
const parent = new Int32Array(n + 1);
const start = new Int32Array(n + 2);
for (let v = 1; v <= n; v++) {
  const p = parent[v] = nextInt();
  if (p > 0) {
    start[v + 1]++;
    start[p + 1]++;
  }
}
for (let v = 1; v <= n + 1; v++) start[v] += start[v - 1];
const fill = start.slice();
const adj = new Int32Array(2 * n);
for (let v = 1; v <= n; v++) {
  const p = parent[v];
  if (p > 0) {
    adj[fill[v]++] = p;
    adj[fill[p]++] = v;
  }
}

function farthest(from) {
  const dist = new Int32Array(n + 1).fill(-1);
  const queue = new Int32Array(n);
  let head = 0;
  let tail = 0;
  queue[tail++] = from;
  dist[from] = 0;
  while (head < tail) {
    const v = queue[head++];
    for (let e = start[v]; e < start[v + 1]; e++) {
      const w = adj[e];
      if (dist[w] < 0) {
        dist[w] = dist[v] + 1;
        queue[tail++] = w;
      }
    }
  }
  const last = queue[n - 1];
  return [last, dist[last]];
}

const [oneEnd] = farthest(1);
console.log(farthest(oneEnd)[1]);
