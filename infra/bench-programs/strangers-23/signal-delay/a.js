const data = require('fs').readFileSync(0);
let pos = 0;
function int() {
  while (data[pos] < 48) pos++;
  let x = 0;
  while (pos < data.length && data[pos] >= 48) x = x * 10 + data[pos++] - 48;
  return x;
}
const n = int(), m = int(), s = int();
const head = new Int32Array(n + 1).fill(-1), next = new Int32Array(m), to = new Int32Array(m), cost = new Int32Array(m);
for (let e = 0; e < m; e++) {
  const u = int();
  to[e] = int();
  cost[e] = int();
  next[e] = head[u];
  head[u] = e;
}

const heap = [];
function push(item) {
  let i = heap.length;
  heap.push(item);
  while (i > 0 && heap[(i - 1) >> 1][0] > item[0]) {
    heap[i] = heap[(i - 1) >> 1];
    i = (i - 1) >> 1;
  }
  heap[i] = item;
}
function pop() {
  const top = heap[0], last = heap.pop(), size = heap.length;
  if (size === 0) return top;
  let i = 0;
  for (;;) {
    let c = 2 * i + 1;
    if (c >= size) break;
    if (c + 1 < size && heap[c + 1][0] < heap[c][0]) c++;
    if (heap[c][0] >= last[0]) break;
    heap[i] = heap[c];
    i = c;
  }
  heap[i] = last;
  return top;
}

const dist = new Float64Array(n + 1).fill(Infinity);
dist[s] = 0;
push([0, s]);
let reached = 0, latest = 0;
while (heap.length) {
  const [d, u] = pop();
  if (d > dist[u]) continue;
  reached++;
  latest = d;
  for (let e = head[u]; e >= 0; e = next[e]) {
    const nd = d + cost[e];
    if (nd < dist[to[e]]) {
      dist[to[e]] = nd;
      push([nd, to[e]]);
    }
  }
}
console.log(reached === n ? latest : -1);
