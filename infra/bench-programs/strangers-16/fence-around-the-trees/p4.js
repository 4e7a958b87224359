'use strict';
// sorting by counting: four passes of 13 bits, so no comparison sort is needed
const tokens = require('fs').readFileSync(0, 'latin1').split(/\s+/);
const n = +tokens[0];
const xs = new Int32Array(n), ys = new Int32Array(n);
for (let i = 0; i < n; i++) {
  xs[i] = +tokens[1 + 2 * i] + 30000000;
  ys[i] = +tokens[2 + 2 * i] + 30000000;
}
let order = new Int32Array(n), spare = new Int32Array(n);
for (let i = 0; i < n; i++) order[i] = i;
function pass(arr, shift) {
  const cnt = new Int32Array(8193);
  for (let i = 0; i < n; i++) cnt[((arr[i] >> shift) & 8191) + 1]++;
  for (let b = 0; b < 8192; b++) cnt[b + 1] += cnt[b];
  for (let i = 0; i < n; i++) {
    const id = order[i];
    spare[cnt[(arr[id] >> shift) & 8191]++] = id;
  }
  [order, spare] = [spare, order];
}
pass(ys, 0); pass(ys, 13); pass(xs, 0); pass(xs, 13);

class Half {
  constructor(sign) { this.sign = sign; this.ids = []; }
  push(id) {
    const s = this.ids;
    while (s.length > 1) {
      const a = s[s.length - 2], b = s[s.length - 1];
      const z = (xs[b] - xs[a]) * (ys[id] - ys[a]) - (ys[b] - ys[a]) * (xs[id] - xs[a]);
      if (z * this.sign > 0) break;
      s.pop();
    }
    s.push(id);
  }
}
const lower = new Half(1), upper = new Half(-1);
let prev = -1, distinct = 0;
for (const id of order) {
  if (prev >= 0 && xs[prev] === xs[id] && ys[prev] === ys[id]) continue;
  prev = id;
  distinct++;
  lower.push(id);
  upper.push(id);
}
if (distinct === 1) console.log(1, 0);
else {
  const ring = lower.ids.concat(upper.ids.reverse().slice(1, -1));
  const x0 = xs[ring[0]], y0 = ys[ring[0]];
  let area = 0;
  for (let i = 1; i + 1 < ring.length; i++) {
    const p = ring[i], q = ring[i + 1];
    area += (xs[p] - x0) * (ys[q] - y0) - (ys[p] - y0) * (xs[q] - x0);
  }
  console.log(ring.length, area);
}
