class Heap {
  #h = [null];
  get empty() { return this.#h.length === 1; }
  push(key, val) {
    const h = this.#h;
    let i = h.push([key, val]) - 1;
    for (; i > 1 && h[i >> 1][0] > key; i >>= 1) [h[i], h[i >> 1]] = [h[i >> 1], h[i]];
  }
  pop() {
    const h = this.#h;
    const top = h[1], end = h.pop();
    if (h.length === 1) return top;
    let i = 1;
    for (;;) {
      let c = 2 * i;
      if (c >= h.length) break;
      if (c + 1 < h.length && h[c + 1][0] < h[c][0]) c++;
      if (h[c][0] >= end[0]) break;
      h[i] = h[c];
      i = c;
    }
    h[i] = end;
    return top;
  }
}

const d = require('fs').readFileSync(0, 'utf8').match(/\d+/g).map(Number);
const [n, m, s] = d;
const head = new Int32Array(n + 1).fill(-1);
const next = new Int32Array(m);
for (let e = 0; e < m; e++) {
  next[e] = head[d[3 + 3 * e]];
  head[d[3 + 3 * e]] = e;
}
const dist = new Map();
const heap = new Heap();
heap.push(0, s);
let latest = 0;
while (!heap.empty) {
  const [when, u] = heap.pop();
  if (dist.has(u)) continue;
  dist.set(u, (latest = when));
  for (let e = head[u]; e >= 0; e = next[e]) heap.push(when + d[5 + 3 * e], d[4 + 3 * e]);
}
console.log(dist.size < n ? -1 : latest);
