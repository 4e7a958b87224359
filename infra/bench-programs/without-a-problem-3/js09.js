const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let pos = 0;
const next = () => data[pos++];

class Shelf {
  constructor(arr) {
    this.a = Float64Array.from(arr);
    this.n = arr.length;
    this.w = Math.max(1, Math.floor(Math.sqrt(this.n)));
    this.k = Math.ceil(this.n / this.w);
    this.plus = new Float64Array(this.k);
    this.top = new Float64Array(this.k);
    for (let b = 0; b < this.k; b++) this.fix(b);
  }
  fix(b) {
    let t = -Infinity;
    const e = Math.min(this.n, (b + 1) * this.w);
    for (let i = b * this.w; i < e; i++) if (this.a[i] > t) t = this.a[i];
    this.top[b] = t;
  }
  update(l, r, x) {
    const bl = Math.floor(l / this.w), br = Math.floor(r / this.w);
    if (bl === br) {
      for (let i = l; i <= r; i++) this.a[i] += x;
      this.fix(bl);
      return;
    }
    for (let i = l; i < (bl + 1) * this.w; i++) this.a[i] += x;
    this.fix(bl);
    for (let b = bl + 1; b < br; b++) this.plus[b] += x;
    for (let i = br * this.w; i <= r; i++) this.a[i] += x;
    this.fix(br);
  }
  ask(l, r) {
    let t = -Infinity;
    let i = l;
    while (i <= r) {
      const b = Math.floor(i / this.w);
      if (i % this.w === 0 && i + this.w - 1 <= r) {
        t = Math.max(t, this.top[b] + this.plus[b]);
        i += this.w;
      } else {
        t = Math.max(t, this.a[i] + this.plus[b]);
        i++;
      }
    }
    return t;
  }
}

const n = +next();
const arr = [];
for (let i = 0; i < n; i++) arr.push(+next());
const shelf = new Shelf(arr);
const out = [];
for (let q = 0; q < n; q++) {
  const op = next();
  const l = +next() - 1, r = +next() - 1;
  if (op === 'A') shelf.update(l, r, +next());
  else out.push(shelf.ask(l, r));
}
console.log(out.join('\n'));
