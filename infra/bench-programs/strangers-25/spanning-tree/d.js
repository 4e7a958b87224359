class Disjoint {
  constructor(n) {
    this.p = new Int32Array(n).fill(-1); // root: minus the size
  }
  find(x) {
    let r = x;
    while (this.p[r] >= 0) r = this.p[r];
    while (this.p[x] >= 0) {
      const up = this.p[x];
      this.p[x] = r;
      x = up;
    }
    return r;
  }
  unite(x, y) {
    x = this.find(x);
    y = this.find(y);
    if (x === y) return false;
    if (this.p[x] > this.p[y]) [x, y] = [y, x];
    this.p[x] += this.p[y];
    this.p[y] = x;
    return true;
  }
}

function sortedByKey(keys) {
  let order = Uint32Array.from(keys, (_, i) => i);
  let spare = new Uint32Array(keys.length);
  for (const shift of [0, 10, 20]) {
    const start = new Uint32Array(1025);
    for (const k of keys) start[(k >>> shift & 1023) + 1]++;
    for (let i = 1; i <= 1024; i++) start[i] += start[i - 1];
    for (const i of order) spare[start[keys[i] >>> shift & 1023]++] = i;
    [order, spare] = [spare, order];
  }
  return order;
}

const text = require('fs').readFileSync(0, 'latin1');
const number = /\d+/g;
const read = () => Number(number.exec(text)[0]);
const n = read(), m = read();
const from = new Uint32Array(m), to = new Uint32Array(m), cost = new Uint32Array(m);
for (let i = 0; i < m; i++) {
  from[i] = read() - 1;
  to[i] = read() - 1;
  cost[i] = read();
}
const sets = new Disjoint(n);
let cables = 0, total = 0;
for (const i of sortedByKey(cost)) {
  if (sets.unite(from[i], to[i])) {
    cables++;
    total += cost[i];
  }
}
console.log(`${cables === n - 1 ? total : -1}`);
