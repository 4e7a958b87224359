'use strict';
const values = require('fs').readFileSync(0, 'utf8').match(/-?\d+/g).slice(1).map(Number);
const result = new Float64Array(values.length);

function product(from, to) {
  let p = 1;
  for (let i = from; i < to; i++) p *= values[i];
  return p;
}

function split(from, to, outside) {
  if (to - from === 1) {
    result[from] = outside === 0 ? 0 : outside;
    return;
  }
  const mid = (from + to) >> 1;
  split(from, mid, outside * product(mid, to));
  split(mid, to, outside * product(from, mid));
}

split(0, values.length, 1);
console.log(result.join(' '));
