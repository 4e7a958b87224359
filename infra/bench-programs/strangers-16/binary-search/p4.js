// A bit for each possible number, and for each 32 bits the number of ones before them.
const fs = require('fs');
const input = fs.readFileSync(0);
let p = 0;
function* numbers() {
  while (p < input.length) {
    let c = input[p];
    if (c === 45 || (c >= 48 && c <= 57)) {
      let neg = c === 45;
      let v = neg ? 0 : c - 48;
      p++;
      while (p < input.length && (c = input[p]) >= 48 && c <= 57) { v = v * 10 + c - 48; p++; }
      yield neg ? -v : v;
    } else p++;
  }
}
const BASE = 10000000;
const WORDS = (2 * BASE >> 5) + 1;
const bits = new Int32Array(WORDS), rank = new Int32Array(WORDS + 1);
function popcount(x) {
  x -= (x >>> 1) & 0x55555555;
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
const it = numbers();
const n = it.next().value, q = it.next().value;
for (let i = 0; i < n; i++) {
  const v = it.next().value + BASE;
  bits[v >> 5] |= 1 << (v & 31);
}
for (let w = 0; w < WORDS; w++) rank[w + 1] = rank[w] + popcount(bits[w]);
const answers = [];
for (const t of it) {
  const v = t + BASE, w = v >> 5, b = v & 31;
  if ((bits[w] >>> b) & 1) answers.push(rank[w] + popcount(bits[w] & ((1 << b) - 1)));
  else answers.push(-1);
}
console.log(answers.join('\n'));
