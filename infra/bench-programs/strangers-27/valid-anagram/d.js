'use strict';
// one long number with a compartment of 20 bits for each letter
const unit = {};
[...'abcdefghijklmnopqrstuvwxyz'].forEach((c, i) => { unit[c] = 1n << BigInt(20 * i); });

const signature = word => {
  let sum = 0n;
  for (const c of word) sum += unit[c];
  return sum;
};

const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(signature(s) === signature(t));
