const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let ptr = 0;
const n = data[ptr++];
const a = [];
for (let i = 0; i < n; i++) a.push(data[ptr++]);

class BIT {
  constructor(size) {
    this.size = size;
    this.t = new Int32Array(size + 1);
  }
  add(i, v) {
    for (; i <= this.size; i += i & -i) this.t[i] += v;
  }
  sum(i) {
    let s = 0;
    for (; i > 0; i -= i & -i) s += this.t[i];
    return s;
  }
}

const sorted = Array.from(new Set(a)).sort((x, y) => x - y);
const rank = new Map();
sorted.forEach((v, idx) => rank.set(v, idx + 1));

const left = new BIT(sorted.length);
const right = new BIT(sorted.length);
for (const v of a) right.add(rank.get(v), 1);

let total = 0;
for (let j = 0; j < n; j++) {
  const r = rank.get(a[j]);
  right.add(r, -1);
  const lessLeft = left.sum(r - 1);
  const moreRight = n - j - 1 - right.sum(r);
  total += lessLeft * moreRight;
  left.add(r, 1);
}
console.log(String(total));
