'use strict';
// Two halves: the way out of the office and the way back meet in the middle.
const [first, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(first);
const m = rest.map((r) => r.trim().split(/\s+/).map((x) => (x === '-1' ? Infinity : Number(x))));
const k = n - 1; // places besides the office
const bits = (x) => { let c = 0; for (; x; x &= x - 1) c++; return c; };

/** ways[S][v]: shortest way office -> ... -> v with exactly the places S, for |S| <= limit. */
function ways(cost, limit) {
  const w = Array.from({ length: 1 << k }, () => null);
  for (let S = 1; S < 1 << k; S++) {
    if (bits(S) > limit) continue;
    const row = new Array(k).fill(Infinity);
    for (let v = 0; v < k; v++) {
      if (!((S >> v) & 1)) continue;
      const P = S ^ (1 << v);
      if (P === 0) {
        row[v] = cost(0, v + 1);
        continue;
      }
      for (let u = 0; u < k; u++) {
        if ((P >> u) & 1) row[v] = Math.min(row[v], w[P][u] + cost(u + 1, v + 1));
      }
    }
    w[S] = row;
  }
  return w;
}

function solve() {
  if (n === 1) return 0;
  if (n === 2) return m[0][1] + m[1][0];
  const h = k >> 1;
  const out = ways((i, j) => m[i][j], h);
  const back = ways((i, j) => m[j][i], k - h);
  const all = (1 << k) - 1;
  let best = Infinity;
  for (let S = 1; S < all; S++) {
    if (bits(S) !== h) continue;
    const T = all ^ S;
    for (let u = 0; u < k; u++) {
      if (!((S >> u) & 1)) continue;
      for (let v = 0; v < k; v++) {
        if ((T >> v) & 1) best = Math.min(best, out[S][u] + m[u + 1][v + 1] + back[T][v]);
      }
    }
  }
  return best;
}

const r = solve();
console.log(r === Infinity ? 'none' : r);
