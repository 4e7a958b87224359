'use strict';
// The answer is one of the sums P[j] - P[i]. Row i of that triangle rises with j, and all rows
// are cut at a threshold by one pair of pointers. So: quickselect over the sums, with a
// feasibility test in place of the rank.
const [[n, k], a] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map((line) => line.trim().split(/\s+/).map(Number));

const P = new Float64Array(n + 1);
for (let i = 0; i < n; i++) P[i + 1] = P[i] + a[i];

function feasible(cap) {
  let discs = 1, used = 0;
  for (let i = 0; i < n; i++) {
    if (a[i] > cap) return false;
    if (used + a[i] > cap) {
      if (++discs > k) return false;
      used = 0;
    }
    used += a[i];
  }
  return true;
}

const from = new Int32Array(n), to = new Int32Array(n); // open candidates: from[i] <= j < to[i]
for (let i = 0; i < n; i++) {
  from[i] = i + 1;
  to[i] = n + 1;
}
to[0] = n;
let best = P[n];

for (;;) {
  let open = 0;
  for (let i = 0; i < n; i++) if (to[i] > from[i]) open += to[i] - from[i];
  if (open === 0) break;
  let pick = Math.floor(Math.random() * open), row = 0;
  for (; ; row++) {
    const w = Math.max(0, to[row] - from[row]);
    if (pick < w) break;
    pick -= w;
  }
  const cap = P[from[row] + pick] - P[row];
  if (feasible(cap)) {
    best = cap;
    for (let i = 0, j = 0; i < n; i++) {
      while (j <= n && P[j] - P[i] < cap) j++;
      if (j < to[i]) to[i] = j;
    }
  } else {
    for (let i = 0, j = 0; i < n; i++) {
      while (j <= n && P[j] - P[i] <= cap) j++;
      if (j > from[i]) from[i] = j;
    }
  }
}
console.log(best);
