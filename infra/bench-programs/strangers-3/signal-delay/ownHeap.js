class Heap {
  constructor() { this.a = []; }
  push(x) {
    const a = this.a;
    a.push(x);
    let i = a.length - 1;
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
      let i = 0;
      for (;;) {
        let c = 2 * i + 1;
        if (c >= a.length) break;
        if (c + 1 < a.length && a[c + 1][0] < a[c][0]) c++;
        if (a[i][0] <= a[c][0]) break;
        [a[c], a[i]] = [a[i], a[c]];
        i = c;
      }
    }
    return top;
  }
  get size() { return this.a.length; }
}

const d = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [n, m, s] = d;
const adj = Array.from({ length: n + 1 }, () => []);
for (let i = 0, p = 3; i < m; i++, p += 3) adj[d[p]].push([d[p + 1], d[p + 2]]);
const dist = new Array(n + 1).fill(Infinity);
dist[s] = 0;
const heap = new Heap();
heap.push([0, s]);
while (heap.size) {
  const [t, u] = heap.pop();
  if (t > dist[u]) continue;
  for (const [v, w] of adj[u]) {
    if (t + w < dist[v]) {
      dist[v] = t + w;
      heap.push([dist[v], v]);
    }
  }
}
const r = Math.max(...dist.slice(1));
console.log(r === Infinity ? -1 : r);
