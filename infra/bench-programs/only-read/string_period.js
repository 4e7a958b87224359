'use strict';
const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin });
const lines = [];
rl.on('line', (l) => lines.push(l));
rl.on('close', () => {
  const s = lines[0].trim();
  const n = s.length;
  const z = new Array(n).fill(0);
  let l = 0;
  let r = 0;
  for (let i = 1; i < n; i++) {
    if (i < r) {
      z[i] = Math.min(r - i, z[i - l]);
    }
    while (i + z[i] < n && s[z[i]] === s[i + z[i]]) {
      z[i]++;
    }
    if (i + z[i] > r) {
      l = i;
      r = i + z[i];
    }
  }
  let period = n;
  for (let p = 1; p < n; p++) {
    if (n % p === 0 && z[p] === n - p) {
      period = p;
      break;
    }
  }
  console.log(n / period);
});
