const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, k] = data;
const kinds = Int32Array.from(data.slice(2, 2 + n));
const sorted = Int32Array.from(kinds).sort();

function rankOf(v) {
  let lo = 0, hi = sorted.length;
  while (lo < hi) {
    const mid = (lo + hi) >>> 1;
    if (sorted[mid] < v) lo = mid + 1; else hi = mid;
  }
  return lo;
}

const basket = (() => {
  const amount = new Int32Array(n);
  let different = 0;
  return {
    put: id => { if (amount[id]++ === 0) different++; },
    take: id => { if (--amount[id] === 0) different--; },
    full: () => different > k,
  };
})();

const ids = kinds.map(rankOf);
let from = 0, best = 0, ways = 0;
for (let to = 0; to < n; to++) {
  basket.put(ids[to]);
  while (basket.full()) basket.take(ids[from++]);
  const len = to - from + 1;
  if (len > best) { best = len; ways = 0; }
  if (len === best) ways++;
}
console.log(`${best} ${ways}`);
