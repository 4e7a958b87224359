'use strict';
const [head, arr, ask] = require('fs').readFileSync(0, 'utf8').split('\n');
const values = arr.trim().split(' ').map(Number);

const find = (x, lo, hi) => {
  if (lo > hi) return -1;
  const mid = (lo + hi) >> 1;
  return values[mid] === x ? mid
    : values[mid] < x ? find(x, mid + 1, hi)
    : find(x, lo, mid - 1);
};

console.log(
  ask.trim().split(' ').map(q => find(Number(q), 0, values.length - 1)).join('\n')
);
