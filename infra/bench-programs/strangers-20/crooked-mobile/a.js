const buf = require('fs').readFileSync(0);
let pos = 0;
function int() {
  while (buf[pos] < 48) pos++;
  let x = 0;
  while (buf[pos] >= 48) x = x * 10 + buf[pos++] - 48;
  return x;
}
const n = int();
const ends = new Int32Array(2 * n + 2);
for (let i = 2; i < 2 * n + 2; i++) ends[i] = int();

let crooked = 0;
function height(bar) {
  if (bar === 0) return 0;
  const l = height(ends[2 * bar]);
  const r = height(ends[2 * bar + 1]);
  if (l - r > 1 || r - l > 1) crooked++;
  return (l > r ? l : r) + 1;
}
height(1);
console.log(crooked);
