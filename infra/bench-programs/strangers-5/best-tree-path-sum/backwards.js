const tok = require('fs').readFileSync(0, 'latin1').trim().split(/\s+/);
tok.shift();
const k = tok.length;
const v = new Float64Array(k), up = new Int32Array(k).fill(-1);
let m = 1, own = 0, second = false;
v[0] = +tok[0];
for (let i = 1; i < k; i++) {
  if (tok[i] !== 'null') { v[m] = +tok[i]; up[m++] = own; }
  if (second) own++;
  second = !second;
}
const a = new Float64Array(m), b = new Float64Array(m); // two best arms
let best = -Infinity;
for (let i = m - 1; i >= 0; i--) {
  best = Math.max(best, v[i] + a[i] + b[i]);
  const arm = v[i] + a[i], p = up[i];
  if (p < 0) continue;
  if (arm > a[p]) { b[p] = a[p]; a[p] = arm; }
  else if (arm > b[p]) b[p] = arm;
}
console.log(best);
