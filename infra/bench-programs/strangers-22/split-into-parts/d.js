'use strict';
const [head, body] = require('fs').readFileSync(0, 'utf8').split('\n');
const k = +head.split(' ')[1];
const lengths = body.trim().split(' ').map(Number);

const total = lengths.reduce((a, b) => a + b);
const longest = lengths.reduce((a, b) => (a > b ? a : b));
const parts = (size) =>
  lengths.reduce(([count, sum], x) => (sum + x > size ? [count + 1, x] : [count, sum + x]), [1, 0])[0];

// A disc that is longer than the mean by one scene is always enough.
const mean = Math.ceil(total / k);
const search = (from, to) => {
  if (from === to) return from;
  const half = from + Math.floor((to - from) / 2);
  return parts(half) > k ? search(half + 1, to) : search(from, half);
};
console.log(search(Math.max(mean, longest), mean + longest));
