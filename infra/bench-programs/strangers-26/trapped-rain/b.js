'use strict';
const [n, ...h] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let i = 0;
let j = n - 1;
let level = 0;
let water = 0;
while (i <= j) {
  const low = h[i] < h[j] ? h[i++] : h[j--];
  if (low > level) level = low;
  water += level - low;
}
console.log(water);
