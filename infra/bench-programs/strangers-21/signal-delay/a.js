const data = require('fs').readFileSync(0);
let pos = 0;
function int() {
  while (data[pos] < 48) pos++;
  let x = 0;
  while (data[pos] >= 48) x = x * 10 + data[pos++] - 48;
  return x;
}

const n = int(), m = int(), s = int();
const from = new Int32Array(m), to = new Int32Array(m), delay = new Int32Array(m);
const first = new Int32Array(n + 2), line = new Int32Array(m);
for (let i = 0; i < m; i++) {
  from[i] = int();
  to[i] = int();
  delay[i] = int();
  first[from[i] + 1]++;
}
for (let v = 1; v <= n + 1; v++) first[v] += first[v - 1];
const fill = first.slice();
for (let i = 0; i < m; i++) line[fill[from[i]]++] = i;

const time = new Float64Array(n + 1).fill(Infinity);
const heap = new Int32Array(n + 1), where = new Int32Array(n + 1);
let size = 0;

function up(v, i) {
  for (; i > 1; i >>= 1) {
    const p = heap[i >> 1];
    if (time[p] <= time[v]) break;
    heap[i] = p;
    where[p] = i;
  }
  heap[i] = v;
  where[v] = i;
}

function takeFirst() {
  const best = heap[1], v = heap[size--];
  let i = 1;
  while (2 * i <= size) {
    let k = 2 * i;
    if (k < size && time[heap[k + 1]] < time[heap[k]]) k++;
    if (time[v] <= time[heap[k]]) break;
    heap[i] = heap[k];
    where[heap[i]] = i;
    i = k;
  }
  heap[i] = v;
  where[v] = i;
  return best;
}

time[s] = 0;
up(s, ++size);
let received = 0, last = 0;
while (size > 0) {
  const u = takeFirst();
  received++;
  last = time[u];
  for (let e = first[u]; e < first[u + 1]; e++) {
    const v = to[line[e]], t = last + delay[line[e]];
    if (t < time[v]) {
      const fresh = time[v] === Infinity;
      time[v] = t;
      up(v, fresh ? ++size : where[v]);
    }
  }
}
console.log(received === n ? last : -1);
