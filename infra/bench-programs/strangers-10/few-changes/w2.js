const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
let p = 0;
const n = data[p++], m = data[p++], k = data[p++];
const src = data[p++], dst = data[p++];
const adj = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  const a = data[p++], b = data[p++], w = data[p++];
  adj[a].push([b, w]);
}

class MinHeap {
  constructor() { this.h = []; }
  get size() { return this.h.length; }
  push(item) {
    const h = this.h;
    h.push(item);
    let i = h.length - 1;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (h[up][0] <= h[i][0]) break;
      [h[up], h[i]] = [h[i], h[up]];
      i = up;
    }
  }
  pop() {
    const h = this.h;
    const top = h[0];
    const last = h.pop();
    if (h.length) {
      h[0] = last;
      let i = 0;
      for (;;) {
        let c = 2 * i + 1;
        if (c >= h.length) break;
        if (c + 1 < h.length && h[c + 1][0] < h[c][0]) c++;
        if (h[i][0] <= h[c][0]) break;
        [h[i], h[c]] = [h[c], h[i]];
        i = c;
      }
    }
    return top;
  }
}

function cheapest() {
  const done = new Array(n + 1).fill(false);
  const heap = new MinHeap();
  heap.push([0, src, 0]);
  while (heap.size) {
    const [cost, u, buses] = heap.pop();
    if (u === dst) return cost;
    if (done[u]) continue;
    done[u] = true;
    if (buses > k) continue;
    for (const [v, w] of adj[u]) heap.push([cost + w, v, buses + 1]);
  }
  return -1;
}

console.log(cheapest());
