// Pairs i < j with P[j] - P[i] = k, counted while merging.
const text = require('fs').readFileSync(0, 'latin1').split(/\s+/);
const n = Number(text[0]), k = Number(text[1]);
const P = new Float64Array(n + 1), tmp = new Float64Array(n + 1);
for (let i = 0; i < n; i++) P[i + 1] = P[i] + Number(text[2 + i]);

function count(lo, hi) {
  if (hi - lo < 2) return 0;
  const mid = (lo + hi) >> 1;
  let c = count(lo, mid) + count(mid, hi);

  let i = lo, j = mid;
  while (i < mid && j < hi) {
    const d = P[j] - P[i] - k;
    if (d < 0) j++;
    else if (d > 0) i++;
    else {
      const x = P[i], y = P[j];
      let a = 0, b = 0;
      while (i < mid && P[i] === x) { i++; a++; }
      while (j < hi && P[j] === y) { j++; b++; }
      c += a * b;
    }
  }

  i = lo; j = mid;
  for (let w = lo; w < hi; w++) {
    tmp[w] = j >= hi || (i < mid && P[i] <= P[j]) ? P[i++] : P[j++];
  }
  P.set(tmp.subarray(lo, hi), lo);
  return c;
}

console.log(String(count(0, n + 1)));
