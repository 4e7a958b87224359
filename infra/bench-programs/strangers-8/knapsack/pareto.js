// keep only the loads that nothing lighter is worth as much as; merge two sorted lists per chest
const [[, cap], w, v] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/\s+/).map(Number));
let W = new Float64Array(cap + 2), V = new Float64Array(cap + 2), size = 1;
let W2 = new Float64Array(cap + 2), V2 = new Float64Array(cap + 2);
w.forEach((dw, chest) => {
  const dv = v[chest];
  let i = 0, j = 0, out = 0, top = -1;
  while (i < size || j < size) {
    let cw, cv;
    if (j >= size || (i < size && W[i] <= W[j] + dw)) { cw = W[i]; cv = V[i++]; }
    else { cw = W[j] + dw; cv = V[j++] + dv; }
    if (cw > cap) { j = size; continue; }
    if (cv <= top) continue;
    if (out > 0 && W2[out - 1] === cw) out--;
    W2[out] = cw; V2[out++] = cv; top = cv;
  }
  [W, W2, V, V2, size] = [W2, W, V2, V, out];
});
console.log(`${V[size - 1]}`);
