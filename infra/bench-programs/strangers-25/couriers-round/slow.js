'use strict';
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = +lines[0];
const d = lines.slice(1, n + 1).map(l => l.trim().split(/\s+/).map(Number));

function* orders(list, k = list.length) {
  if (k <= 1) {
    yield list;
    return;
  }
  for (let i = 0; i < k; i++) {
    yield* orders(list, k - 1);
    const j = k % 2 ? 0 : i;
    [list[j], list[k - 1]] = [list[k - 1], list[j]];
  }
}

function length(order) {
  let at = 0, sum = 0;
  for (const p of order) {
    if (d[at][p] < 0) return Infinity;
    sum += d[at][p];
    at = p;
  }
  return d[at][0] < 0 ? Infinity : sum + d[at][0];
}

let best = n === 1 ? 0 : Infinity;
if (n > 1) {
  const places = Array.from({ length: n - 1 }, (_, i) => i + 1);
  for (const o of orders(places)) best = Math.min(best, length(o));
}
console.log(best === Infinity ? 'none' : `${best}`);
