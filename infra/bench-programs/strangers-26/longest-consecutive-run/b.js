'use strict';
const [, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const sorted = Int32Array.from(rest).sort();
const { best } = sorted.reduce(
  (acc, x) => {
    if (x === acc.last + 1) acc.len++;
    else if (x !== acc.last) acc.len = 1;
    acc.last = x;
    acc.best = Math.max(acc.best, acc.len);
    return acc;
  },
  { last: NaN, len: 0, best: 0 }
);
console.log(best);
