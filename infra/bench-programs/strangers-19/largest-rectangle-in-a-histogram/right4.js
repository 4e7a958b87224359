'use strict';
const [, line] = require('fs').readFileSync(0, 'utf8').split('\n');
const bars = line.trim().split(' ').map(Number);

/** index of the nearest lower bar before every bar, by hopping over the answers already known */
const lowerBefore = (a) => a.reduce((known, x, i) => {
  let p = i - 1;
  while (p >= 0 && a[p] >= x) p = known[p];
  known.push(p);
  return known;
}, []);

const n = bars.length;
const left = lowerBefore(bars);
const right = lowerBefore([...bars].reverse()).reverse().map((p) => n - 1 - p);
console.log(bars.map((x, i) => x * (right[i] - left[i] - 1)).reduce((a, b) => (a > b ? a : b), 0));
