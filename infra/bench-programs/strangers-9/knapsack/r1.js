const input = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
let pos = 0;
const next = () => input[pos++];
const n = next(), c = next();
const weights = Array.from({ length: n }, next);
const values = Array.from({ length: n }, next);
const best = new Float64Array(c + 1);
for (let i = 0; i < n; i++) {
  const w = weights[i], v = values[i];
  for (let room = c; room >= w; room--) {
    const t = best[room - w] + v;
    if (t > best[room]) best[room] = t;
  }
}
console.log(best[c]);
