const h = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number).slice(1);
const byHeight = h.map((_, i) => i).sort((p, q) => h[q] - h[p]);
const len = new Int32Array(h.length + 2); // len at both ends of a block, shifted by one
let best = 0;
for (const i of byHeight) {
  const p = i + 1;
  const left = len[p - 1], right = len[p + 1];
  const all = left + right + 1;
  len[p] = all;
  len[p - left] = all;
  len[p + right] = all;
  best = Math.max(best, all * h[i]);
}
console.log(best);
