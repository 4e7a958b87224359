'use strict';
const input = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = Number(input[0]);
const k = Number(input[1]);
const sums = new Float64Array(n + 1);
for (let i = 0; i < n; i++) sums[i + 1] = sums[i] + Number(input[i + 2]);

const levels = Float64Array.from(sums).sort();
let m = 0;
for (let i = 0; i <= n; i++) {
  if (i === 0 || levels[i] !== levels[m - 1]) levels[m++] = levels[i];
}

function find(x) {
  let low = 0;
  let high = m - 1;
  while (low <= high) {
    const mid = (low + high) >>> 1;
    if (levels[mid] === x) return mid;
    if (levels[mid] < x) low = mid + 1;
    else high = mid - 1;
  }
  return -1;
}

const times = new Int32Array(m);
let answer = 0;
for (const s of sums) {
  const before = find(s - k);
  if (before >= 0) answer += times[before];
  times[find(s)]++;
}
console.log(answer);
