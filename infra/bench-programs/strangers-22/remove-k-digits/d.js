'use strict';
class LeftmostMinimum {
  constructor(text) {
    const n = text.length;
    this.text = text;
    this.rows = [Int32Array.from({ length: n }, (_, i) => i)];
    for (let w = 1; 2 * w <= n; w *= 2) {
      const small = this.rows[this.rows.length - 1];
      const row = new Int32Array(n - 2 * w + 1);
      for (let i = 0; i < row.length; i++) row[i] = this.better(small[i], small[i + w]);
      this.rows.push(row);
    }
  }
  better(i, j) {
    return this.text[j] < this.text[i] ? j : i;
  }
  query(from, to) {
    const e = 31 - Math.clz32(to - from + 1);
    const row = this.rows[e];
    return this.better(row[from], row[to - (1 << e) + 1]);
  }
}

const fs = require('fs');
const lines = fs.readFileSync(0, 'latin1').split('\n');
const digits = Buffer.from(lines[0].trim(), 'latin1');
const n = digits.length;
const k = parseInt(lines[1], 10);
const table = new LeftmostMinimum(digits);
const out = Buffer.alloc(n - k);
let pos = 0;
for (let i = 0; i < n - k; i++) {
  const best = table.query(pos, k + i);
  out[i] = digits[best];
  pos = best + 1;
}
let zeros = 0;
while (zeros < out.length && out[zeros] === 48) zeros++;
console.log(zeros === out.length ? '0' : out.toString('latin1', zeros));
