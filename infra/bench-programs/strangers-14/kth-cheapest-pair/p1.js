// Selection in a sorted matrix: weighted median of the row medians, no search over prices.
const data = require('fs').readFileSync(0, 'latin1').split(/\s+/);
let n = Number(data[0]);
let m = Number(data[1]);
let k = Number(data[2]);
const A = new Float64Array(n);
const B = new Float64Array(m);
for (let i = 0; i < n; i++) A[i] = Number(data[3 + i]);
for (let i = 0; i < m; i++) B[i] = Number(data[3 + n + i]);
const SHIFT = 131072;
const from = new Int32Array(n); // candidates of row i: from[i] .. to[i]-1
const to = new Int32Array(n).fill(m);
const keys = new Float64Array(n);
const below = new Int32Array(n);
const upto = new Int32Array(n);

function select() {
  for (;;) {
    let rows = 0;
    let alive = 0;
    let dropped = 0; // cheaper pairs that are out already
    for (let i = 0; i < n; i++) {
      dropped += from[i];
      if (from[i] < to[i]) {
        const mid = (from[i] + to[i] - 1) >> 1;
        keys[rows++] = (A[i] + B[mid]) * SHIFT + i;
        alive += to[i] - from[i];
      }
    }
    if (alive <= n + m) {
      // few enough to sort them all
      const rest = new Float64Array(alive);
      for (let i = 0, at = 0; i < n; i++) {
        for (let j = from[i]; j < to[i]; j++) rest[at++] = A[i] + B[j];
      }
      return rest.sort()[k - dropped - 1];
    }
    const sorted = keys.subarray(0, rows).sort();
    let weight = 0;
    let pivot = 0;
    for (let j = 0; j < rows; j++) {
      const price = Math.floor(sorted[j] / SHIFT);
      const i = sorted[j] - price * SHIFT;
      weight += to[i] - from[i];
      if (2 * weight >= alive) {
        pivot = price;
        break;
      }
    }
    let less = 0;
    let lessEq = 0;
    for (let i = 0, x = m, y = m; i < n; i++) {
      while (x > 0 && A[i] + B[x - 1] >= pivot) x--;
      while (y > 0 && A[i] + B[y - 1] > pivot) y--;
      below[i] = x;
      upto[i] = y;
      less += x;
      lessEq += y;
    }
    if (k <= less) {
      for (let i = 0; i < n; i++) if (to[i] > below[i]) to[i] = below[i];
    } else if (k > lessEq) {
      for (let i = 0; i < n; i++) if (from[i] < upto[i]) from[i] = upto[i];
    } else {
      return pivot;
    }
  }
}
console.log(String(select()));
