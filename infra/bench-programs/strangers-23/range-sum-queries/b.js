class Fenwick {
  constructor(n) { this.t = new Float64Array(n + 1); }
  add(i, x) { for (; i < this.t.length; i += i & -i) this.t[i] += x; }
  upTo(i) {
    let s = 0;
    for (; i; i &= i - 1) s += this.t[i];
    return s;
  }
}

const [head, row, ...queries] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n] = head.split(' ').map(Number);
const tree = new Fenwick(n);
row.trim().split(' ').forEach((x, i) => tree.add(i + 1, +x));
console.log(queries.map(line => {
  const [l, r] = line.split(' ');
  return tree.upTo(+r) - tree.upTo(l - 1);
}).join('\n'));
