class Heap {
  constructor() { this.a = []; }
  push(x) {
    const a = this.a;
    let i = a.push(x) - 1;
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (a[p][0] <= a[i][0]) break;
      [a[p], a[i]] = [a[i], a[p]];
      i = p;
    }
  }
  pop() {
    const a = this.a, top = a[0], last = a.pop();
    if (a.length) {
      a[0] = last;
      for (let i = 0; ;) {
        let c = 2 * i + 1;
        if (c >= a.length) break;
        if (c + 1 < a.length && a[c + 1][0] < a[c][0]) c++;
        if (a[c][0] >= a[i][0]) break;
        [a[c], a[i]] = [a[i], a[c]];
        i = c;
      }
    }
    return top;
  }
  get empty() { return this.a.length === 0; }
}

const [[n, m, k], [from, to], ...buses] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map(l => l.trim().split(/\s+/).map(Number));
const adj = Array.from({ length: n + 1 }, () => []);
buses.forEach(([a, b, p]) => adj[a].push([b, p]));
const best = new Float64Array((n + 1) * (k + 2)).fill(Infinity);
const heap = new Heap();
best[from * (k + 2)] = 0;
heap.push([0, from, 0]);
let answer = -1;
while (!heap.empty) {
  const [d, v, used] = heap.pop();
  if (v === to) { answer = d; break; }
  if (d > best[v * (k + 2) + used] || used === k + 1) continue;
  for (const [w, p] of adj[v]) {
    const state = w * (k + 2) + used + 1;
    if (d + p < best[state]) {
      best[state] = d + p;
      heap.push([d + p, w, used + 1]);
    }
  }
}
console.log(answer);
