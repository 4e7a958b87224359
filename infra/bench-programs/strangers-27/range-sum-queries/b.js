'use strict';
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, q] = lines[0].split(' ').map(Number);
const a = lines[1].trim().split(/\s+/).map(Number);

const size = Math.ceil(Math.sqrt(n));
const blocks = [];
for (let i = 0; i < n; i += size) {
  let s = 0;
  for (let j = i; j < Math.min(n, i + size); j++) s += a[j];
  blocks.push(s);
}

const out = [];
for (let k = 0; k < q; k++) {
  const [l, r] = lines[2 + k].split(' ').map(Number);
  let i = l - 1;
  let sum = 0;
  while (i < r) {
    if (i % size === 0 && i + size <= r) {
      sum += blocks[i / size];
      i += size;
    } else {
      sum += a[i++];
    }
  }
  out.push(sum);
}
console.log(out.join('\n'));
