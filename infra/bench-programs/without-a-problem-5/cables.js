const fs = require('fs');

class DSU {
  constructor(n) {
    this.p = Int32Array.from({ length: n + 1 }, (_, i) => i);
    this.size = new Int32Array(n + 1).fill(1);
    this.sets = n;
  }
  find(x) {
    while (this.p[x] !== x) {
      this.p[x] = this.p[this.p[x]];
      x = this.p[x];
    }
    return x;
  }
  join(a, b) {
    a = this.find(a);
    b = this.find(b);
    if (a === b) return false;
    if (this.size[a] < this.size[b]) [a, b] = [b, a];
    this.p[b] = a;
    this.size[a] += this.size[b];
    this.sets--;
    return true;
  }
}

const [head, ...rows] = fs.readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = head.split(' ').map(Number);
const edges = rows.map(r => r.split(' ').map(Number)).sort((x, y) => x[2] - y[2]);
const dsu = new DSU(n);
let total = 0;
for (const [u, v, w] of edges) {
  if (dsu.join(u, v)) total += w;
}
console.log(dsu.sets === 1 ? total : `IMPOSSIBLE ${dsu.sets}`);
