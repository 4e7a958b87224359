const [n, m, s, ...r] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const head = new Int32Array(n + 1).fill(-1);
const next = new Int32Array(m);
for (let i = 0; i < m; i++) {
  next[i] = head[r[3 * i]];
  head[r[3 * i]] = i;
}
const key = new Float64Array(m);
const node = new Int32Array(m);
let size = 0;
function push(k, v) {
  let i = ++size;
  while (i > 1 && key[i >> 1] > k) {
    key[i] = key[i >> 1];
    node[i] = node[i >> 1];
    i >>= 1;
  }
  key[i] = k;
  node[i] = v;
}
function pop() {
  const k = key[size];
  const v = node[size--];
  let i = 1;
  for (;;) {
    let c = 2 * i;
    if (c > size) break;
    if (c < size && key[c + 1] < key[c]) c++;
    if (key[c] >= k) break;
    key[i] = key[c];
    node[i] = node[c];
    i = c;
  }
  if (size) {
    key[i] = k;
    node[i] = v;
  }
}
const dist = new Float64Array(n + 1).fill(Infinity);
dist[s] = 0;
let d = 0;
let u = s;
let last = 0;
let seen = 0;
const done = new Uint8Array(n + 1);
for (;;) {
  if (!done[u]) {
    done[u] = 1;
    seen++;
    last = d;
    for (let e = head[u]; e >= 0; e = next[e]) {
      const v = r[3 * e + 1];
      const w = d + r[3 * e + 2];
      if (w < dist[v]) {
        dist[v] = w;
        push(w, v);
      }
    }
  }
  if (!size) break;
  d = key[1];
  u = node[1];
  pop();
}
console.log(seen === n ? last : -1);
