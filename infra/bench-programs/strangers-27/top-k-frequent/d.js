'use strict';
const [n, k, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const a = Int32Array.from(rest).sort();

const runs = [];
for (let i = 0, j; i < a.length; i = j) {
  for (j = i; j < a.length && a[j] === a[i]; j++);
  runs.push([j - i, a[i]]);
}
runs.sort((x, y) => y[0] - x[0]);
console.log(runs.slice(0, Number(k)).map(run => run[1]).join(' '));
