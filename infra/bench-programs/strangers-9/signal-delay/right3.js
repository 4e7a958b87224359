const [n, m, s, ...nums] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const out = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < 3 * m; i += 3) out[nums[i]].push([nums[i + 1], nums[i + 2]]);

const dist = new Array(n + 1).fill(Infinity);

/** Heap of stations ordered by dist; every station is in it at most once. */
class StationHeap {
  constructor() {
    this.items = [];
    this.place = new Array(n + 1).fill(-1);
  }
  put(i, v) {
    this.items[i] = v;
    this.place[v] = i;
  }
  rise(v) {
    let i = this.place[v];
    if (i < 0) {
      i = this.items.length;
      this.items.push(v);
    }
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (dist[this.items[parent]] <= dist[v]) break;
      this.put(i, this.items[parent]);
      i = parent;
    }
    this.put(i, v);
  }
  take() {
    const top = this.items[0];
    const v = this.items.pop();
    const size = this.items.length;
    if (size > 0) {
      let i = 0;
      for (;;) {
        let c = 2 * i + 1;
        if (c >= size) break;
        if (c + 1 < size && dist[this.items[c + 1]] < dist[this.items[c]]) c++;
        if (dist[this.items[c]] >= dist[v]) break;
        this.put(i, this.items[c]);
        i = c;
      }
      this.put(i, v);
    }
    return top;
  }
}

const heap = new StationHeap();
dist[s] = 0;
heap.rise(s);
while (heap.items.length > 0) {
  const u = heap.take();
  for (const [v, w] of out[u]) {
    if (dist[u] + w < dist[v]) {
      dist[v] = dist[u] + w;
      heap.rise(v);
    }
  }
}
let worst = 0;
for (let v = 1; v <= n; v++) worst = Math.max(worst, dist[v]);
console.log(worst === Infinity ? -1 : worst);
