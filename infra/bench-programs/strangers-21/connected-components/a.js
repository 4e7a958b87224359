class Forest {
  constructor(n) {
    this.parent = Array.from({ length: n + 1 }, (_, i) => i);
    this.rank = new Uint8Array(n + 1);
    this.trees = n;
  }
  root(x) {
    if (this.parent[x] !== x) this.parent[x] = this.root(this.parent[x]);
    return this.parent[x];
  }
  join(x, y) {
    x = this.root(x);
    y = this.root(y);
    if (x === y) return;
    if (this.rank[x] < this.rank[y]) [x, y] = [y, x];
    this.parent[y] = x;
    if (this.rank[x] === this.rank[y]) this.rank[x]++;
    this.trees--;
  }
}

const t = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +t[0], m = +t[1];
const f = new Forest(n);
for (let i = 0; i < m; i++) f.join(+t[2 + 2 * i], +t[3 + 2 * i]);
console.log(f.trees);
