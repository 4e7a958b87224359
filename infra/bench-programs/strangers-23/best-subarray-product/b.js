'use strict';
const lines = require('fs').readFileSync(0, 'latin1').split('\n');
const xs = lines[1].trim().split(/ +/).map(Number);

const runs = [];
let run = [];
let best = -Infinity;
for (const x of xs) {
  if (x === 0) {
    best = Math.max(best, 0);
    runs.push(run);
    run = [];
  } else run.push(x);
}
runs.push(run);

const product = list => list.reduce((p, x) => p * x, 1);

for (const r of runs) {
  if (!r.length) continue;
  const whole = product(r);
  if (whole > 0 || r.length === 1) {
    best = Math.max(best, whole);
    continue;
  }
  const first = r.findIndex(x => x < 0);
  let last = r.length - 1;
  while (r[last] > 0) last--;
  if (last > 0) best = Math.max(best, product(r.slice(0, last)));
  if (first < r.length - 1) best = Math.max(best, product(r.slice(first + 1)));
}
process.stdout.write(`${best === 0 ? 0 : best}\n`);
