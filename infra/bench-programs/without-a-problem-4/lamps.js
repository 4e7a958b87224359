const tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let at = 0;
const next = () => parseInt(tokens[at++], 10);

// kept from the first attempt
function addSlowly(arr, l, r, v) {
  for (let i = l; i <= r; i++) arr[i] += v;
  return arr.slice().sort((a, b) => a - b);
}

const n = next(), q = next();
const diff = new Int32Array(n + 2);
for (let i = 0; i < q; i++) {
  const l = next(), r = next(), v = next();
  diff[l] += v;
  diff[r + 1] -= v;
}
let cur = 0, best = -Infinity, where = 0;
for (let i = 1; i <= n; i++) {
  cur += diff[i];
  if (cur > best) { best = cur; where = i; }
}
console.log(`${best} at ${where}`);
