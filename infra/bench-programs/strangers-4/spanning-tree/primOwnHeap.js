const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = t[0], m = t[1];
const adj = Array.from({ length: n + 1 }, () => []);
const cost = new Float64Array(2 * m), goal = new Int32Array(2 * m);
for (let e = 0; e < m; e++) {
  const a = t[2 + 3 * e], b = t[3 + 3 * e];
  cost[2 * e] = cost[2 * e + 1] = t[4 + 3 * e];
  goal[2 * e] = b;
  goal[2 * e + 1] = a;
  adj[a].push(2 * e);
  adj[b].push(2 * e + 1);
}
const heap = new Int32Array(2 * m + 1);
let size = 0;
function push(e) {
  let i = ++size;
  for (; i > 1 && cost[heap[i >> 1]] > cost[e]; i >>= 1) heap[i] = heap[i >> 1];
  heap[i] = e;
}
function pop() {
  const top = heap[1], last = heap[size--];
  let i = 1;
  for (let c = 2; c <= size; c = 2 * i) {
    if (c < size && cost[heap[c + 1]] < cost[heap[c]]) c++;
    if (cost[heap[c]] >= cost[last]) break;
    heap[i] = heap[c];
    i = c;
  }
  heap[i] = last;
  return top;
}
const inside = new Uint8Array(n + 1);
let huts = 0, total = 0;
function enter(v) {
  inside[v] = 1;
  huts++;
  for (const e of adj[v]) if (!inside[goal[e]]) push(e);
}
enter(1);
while (size > 0 && huts < n) {
  const e = pop();
  if (inside[goal[e]]) continue;
  total += cost[e];
  enter(goal[e]);
}
console.log(huts === n ? total : -1);
