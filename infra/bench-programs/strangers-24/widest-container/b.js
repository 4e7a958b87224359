const h = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
const n = h.length;

// plates that are taller than everything outside of them
const records = indices => {
  const r = [];
  for (const i of indices) if (!r.length || h[i] > h[r[r.length - 1]]) r.push(i);
  return r;
};
const west = records([...h.keys()]);
const east = records([...h.keys()].reverse());

const outermost = (list, need) => {
  let lo = 0, hi = list.length - 1;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (h[list[mid]] >= need) hi = mid; else lo = mid + 1;
  }
  return list[lo];
};

let best = 0;
h.forEach((x, i) => {
  for (const side of [west, east]) {
    best = Math.max(best, x * Math.abs(i - outermost(side, x)));
  }
});
console.log(best);
