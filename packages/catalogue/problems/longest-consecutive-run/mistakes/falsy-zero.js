const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const s = new Set(data.slice(1, n + 1));
let best = 0;
for (const x of s) {
  if (s.has(x - 1)) continue;
  let y = x;
  while (s.has(y)) { y++; if (!y && x < -3) break; }
  best = Math.max(best, y - x);
}
console.log(best);
