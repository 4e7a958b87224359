'use strict';

class DisjointSets {
  constructor(n) {
    this.link = new Int32Array(n + 1).fill(-1); // negative: root, minus its size
    this.count = n;
  }
  find(x) {
    let r = x;
    while (this.link[r] >= 0) r = this.link[r];
    while (x !== r) {
      const up = this.link[x];
      this.link[x] = r;
      x = up;
    }
    return r;
  }
  join(a, b) {
    a = this.find(a);
    b = this.find(b);
    if (a === b) return;
    if (this.link[a] > this.link[b]) [a, b] = [b, a];
    this.link[a] += this.link[b];
    this.link[b] = a;
    this.count--;
  }
}

const data = require('fs').readFileSync(0);
let at = 0;
function next() {
  while (data[at] < 48) at++;
  let x = 0;
  while (at < data.length && data[at] >= 48) x = x * 10 + data[at++] - 48;
  return x;
}
const n = next(), m = next();
const sets = new DisjointSets(n);
for (let i = 0; i < m; i++) sets.join(next(), next());
console.log(sets.count);
