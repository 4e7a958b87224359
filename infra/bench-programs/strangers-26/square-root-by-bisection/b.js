'use strict';
const x = parseFloat(require('fs').readFileSync(0, 'utf8'));
const better = (r) => (r + x / r) / 2;
const settle = (r, s) => (s < r ? settle(s, better(s)) : r);
const start = x < 1 ? 1 : x;
console.log(x === 0 ? '0' : settle(start, better(start)).toFixed(9));
