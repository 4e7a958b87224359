const inp = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let p = 0;
const next = () => parseInt(inp[p++]);
class DSU {
  constructor(n) { this.par = Array.from({ length: n + 1 }, (_, i) => i); this.size = new Array(n + 1).fill(1); this.sets = n; }
  find(x) { while (this.par[x] !== x) { this.par[x] = this.par[this.par[x]]; x = this.par[x]; } return x; }
  join(a, b) {
    a = this.find(a); b = this.find(b);
    if (a === b) return;
    if (this.size[a] < this.size[b]) [a, b] = [b, a];
    this.par[b] = a; this.size[a] += this.size[b]; this.sets--;
  }
}
const n = next(), m = next();
const d = new DSU(n);
for (let i = 0; i < m; i++) d.join(next(), next());
console.log(d.sets);
