class Heap {
  constructor() { this.a = []; }
  get empty() { return this.a.length === 0; }
  push(v) {
    const a = this.a;
    let i = a.length;
    a.push(v);
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (a[p] <= v) break;
      a[i] = a[p];
      i = p;
    }
    a[i] = v;
  }
  pop() {
    const a = this.a, top = a[0], v = a.pop();
    const n = a.length;
    if (n === 0) return top;
    let i = 0;
    for (;;) {
      let k = 2 * i + 1;
      if (k >= n) break;
      if (k + 1 < n && a[k + 1] < a[k]) k++;
      if (a[k] >= v) break;
      a[i] = a[k];
      i = k;
    }
    a[i] = v;
    return top;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n').map((s) => s.trim());
const [r, c] = lines[0].split(' ').map(Number);
const map = lines.slice(1, r + 1).join('');
const size = r * c;
const dist = new Float64Array(size).fill(Infinity);
const heap = new Heap();
for (let i = 0; i < size; i++) if (map[i] === 'x') { dist[i] = 0; heap.push(i); }

while (!heap.empty) {
  const key = heap.pop();
  const u = key % size, d = (key - u) / size;
  if (d > dist[u]) continue;
  const col = u % c;
  const relax = (v) => {
    if (map[v] !== '.' && d + 1 < dist[v]) {
      dist[v] = d + 1;
      heap.push((d + 1) * size + v);
    }
  };
  if (col > 0) relax(u - 1);
  if (col < c - 1) relax(u + 1);
  if (u >= c) relax(u - c);
  if (u + c < size) relax(u + c);
}

let worst = 0;
for (let i = 0; i < size; i++) if (map[i] !== '.' && dist[i] > worst) worst = dist[i];
console.log(worst === Infinity ? -1 : worst);
