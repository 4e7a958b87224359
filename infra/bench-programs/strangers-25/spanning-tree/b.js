const data = require('fs').readFileSync(0);
let pos = 0;
const int = () => {
  while (data[pos] < 48) pos++;
  let x = 0;
  while (pos < data.length && data[pos] > 47) x = x * 10 + data[pos++] - 48;
  return x;
};

const n = int();
const m = int();
const head = new Int32Array(n + 1).fill(-1);
const link = new Int32Array(2 * m);
const to = new Int32Array(2 * m);
const cost = new Int32Array(2 * m);
for (let e = 0; e < 2 * m; e += 2) {
  const a = int(), b = int(), c = int();
  to[e] = b; cost[e] = c; link[e] = head[a]; head[a] = e;
  to[e + 1] = a; cost[e + 1] = c; link[e + 1] = head[b]; head[b] = e + 1;
}

// heap of edge numbers
const heap = new Int32Array(2 * m + 1);
let size = 0;
function push(e) {
  let i = ++size;
  while (i > 1 && cost[heap[i >> 1]] > cost[e]) {
    heap[i] = heap[i >> 1];
    i >>= 1;
  }
  heap[i] = e;
}
function pop() {
  const top = heap[1];
  const e = heap[size--];
  let i = 1;
  for (;;) {
    let c = 2 * i;
    if (c > size) break;
    if (c < size && cost[heap[c + 1]] < cost[heap[c]]) c++;
    if (cost[heap[c]] >= cost[e]) break;
    heap[i] = heap[c];
    i = c;
  }
  heap[i] = e;
  return top;
}

const inTree = new Uint8Array(n + 1);
let joined = 0, sum = 0;
function join(v) {
  inTree[v] = 1;
  joined++;
  for (let e = head[v]; e >= 0; e = link[e]) if (!inTree[to[e]]) push(e);
}
join(1);
while (size > 0 && joined < n) {
  const e = pop();
  if (inTree[to[e]]) continue;
  sum += cost[e];
  join(to[e]);
}
console.log(joined === n ? String(sum) : '-1');
