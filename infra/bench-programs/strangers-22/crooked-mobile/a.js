const buf = require('fs').readFileSync(0);
let pos = 0;
function num() {
  while (buf[pos] < 48) pos++;
  let x = 0;
  while (buf[pos] >= 48) x = x * 10 + buf[pos++] - 48;
  return x;
}
const n = num();
const left = new Int32Array(n + 1), right = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) { left[i] = num(); right[i] = num(); }

let crooked = 0;
const height = bar => {
  if (!bar) return 0;
  const a = height(left[bar]), b = height(right[bar]);
  if (Math.abs(a - b) > 1) crooked++;
  return 1 + Math.max(a, b);
};
height(1);
console.log(crooked);
