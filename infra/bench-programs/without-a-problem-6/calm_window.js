// longest stretch of days in which the temperature stays within d degrees
const data = require('fs').readFileSync(0);
let at = 0;
function next() {
  while (data[at] !== 45 && (data[at] < 48 || data[at] > 57)) at++;
  let neg = false;
  if (data[at] === 45) { neg = true; at++; }
  let v = 0;
  while (at < data.length && data[at] >= 48 && data[at] <= 57) v = v * 10 + data[at++] - 48;
  return neg ? -v : v;
}

class Ring {
  constructor(cap) { this.buf = new Int32Array(cap); this.h = 0; this.t = 0; }
  get empty() { return this.h === this.t; }
  get front() { return this.buf[this.h]; }
  get back() { return this.buf[this.t - 1]; }
  push(v) { this.buf[this.t++] = v; }
  popBack() { this.t--; }
  popFront() { this.h++; }
}

const n = next(), d = next();
const a = new Int32Array(n);
for (let i = 0; i < n; i++) a[i] = next();

const hi = new Ring(n), lo = new Ring(n);
let best = 0, from = 0, left = 0;
for (let right = 0; right < n; right++) {
  while (!hi.empty && a[hi.back] <= a[right]) hi.popBack();
  hi.push(right);
  while (!lo.empty && a[lo.back] >= a[right]) lo.popBack();
  lo.push(right);
  while (a[hi.front] - a[lo.front] > d) {
    left++;
    if (hi.front < left) hi.popFront();
    if (lo.front < left) lo.popFront();
  }
  if (right - left + 1 > best) { best = right - left + 1; from = left; }
}
console.log(best, from + 1);
