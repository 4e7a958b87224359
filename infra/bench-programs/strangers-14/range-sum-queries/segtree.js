'use strict';
const buf = require('fs').readFileSync(0);
let at = 0;
function int() {
  while (buf[at] !== 45 && (buf[at] < 48 || buf[at] > 57)) at++;
  let sign = 1, v = 0;
  if (buf[at] === 45) { sign = -1; at++; }
  while (at < buf.length && buf[at] >= 48 && buf[at] <= 57) v = v * 10 + buf[at++] - 48;
  return sign * v;
}
class Node {
  constructor(lo, hi) {
    this.lo = lo; this.hi = hi;
    if (lo === hi) { this.total = int(); return; }
    const mid = (lo + hi) >> 1;
    this.a = new Node(lo, mid);
    this.b = new Node(mid + 1, hi);
    this.total = this.a.total + this.b.total;
  }
  ask(l, r) {
    if (r < this.lo || this.hi < l) return 0;
    if (l <= this.lo && this.hi <= r) return this.total;
    return this.a.ask(l, r) + this.b.ask(l, r);
  }
}
const n = int(), q = int();
const root = new Node(1, n);
const out = [];
for (let i = 0; i < q; i++) { const l = int(), r = int(); out.push(String(root.ask(l, r))); }
console.log(out.join('\n'));
