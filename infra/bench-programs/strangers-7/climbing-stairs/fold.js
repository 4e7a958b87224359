'use strict';
// the last two numbers are carried along the staircase
const n = Number(require('fs').readFileSync(0, 'utf8'));
const [, ways] = Array.from({ length: n - 1 }, (_, i) => i + 2)
  .reduce(([before, now]) => [now, before + now], [1, 1]);
console.log(ways);
