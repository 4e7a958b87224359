'use strict';
const lines = require('fs').readFileSync('/dev/stdin').toString().split('\n');
const a = lines[1].trim().split(' ').map((t) => +t);
let p = 1;
let zeros = 0;
for (const v of a) {
  if (v === 0) zeros++;
  else p *= v;
}
const out = [];
for (const v of a) {
  if (zeros > 0) {
    out.push(v === 0 ? p : 0);
  } else {
    out.push(Math.round(p / v));
  }
}
console.log(out.join(' '));
