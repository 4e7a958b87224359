'use strict';
const [n, t, ...stamps] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const amount = new Array(61).fill(0);
for (const s of stamps.slice(0, n)) amount[s]++;
const values = [...amount.keys()].filter((v) => amount[v] > 0);

// possible[i][rest]: rest can be made of values[i], values[i + 1], ...
const possible = values.map(() => new Array(t + 1).fill(false));
possible.push(new Array(t + 1).fill(false));
possible[values.length][0] = true;
for (let i = values.length - 1; i >= 0; i--) {
  for (let rest = 0; rest <= t; rest++) {
    for (let k = 0; k <= amount[values[i]] && k * values[i] <= rest; k++) {
      if (possible[i + 1][rest - k * values[i]]) possible[i][rest] = true;
    }
  }
}

const chosen = [];
const found = [];
function collect(i, rest) {
  if (i === values.length) {
    found.push(chosen.join(' '));
    return;
  }
  const v = values[i];
  const before = chosen.length;
  for (let k = 0; k <= amount[v] && k * v <= rest; k++) {
    if (possible[i + 1][rest - k * v]) collect(i + 1, rest - k * v);
    chosen.push(v);
  }
  chosen.length = before;
}
if (possible[0][t]) collect(0, t);
console.log(found.length ? found.join('\n') : 'none');
