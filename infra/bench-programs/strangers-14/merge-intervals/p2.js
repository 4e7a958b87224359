// No sorting: for every possible left end the farthest right end.
const buf = require('fs').readFileSync(0);
let at = 0;
function readInt() {
  while (buf[at] < 48) at++;
  let x = 0;
  while (at < buf.length && buf[at] >= 48) x = x * 10 + buf[at++] - 48;
  return x;
}
const LIMIT = 10000000;
const reach = new Int32Array(LIMIT); // right end + 1, 0 = nothing starts here
let n = readInt();
while (n-- > 0) {
  const l = readInt();
  const r = readInt() + 1;
  if (reach[l] < r) reach[l] = r;
}
const out = [];
let left = -1;
let right = -1;
for (let x = 0; x < LIMIT; x++) {
  if (reach[x] === 0) continue;
  if (left >= 0 && x <= right) {
    if (reach[x] - 1 > right) right = reach[x] - 1;
  } else {
    if (left >= 0) out.push(left + ' ' + right);
    left = x;
    right = reach[x] - 1;
  }
}
out.push(left + ' ' + right);
console.log(out.join('\n'));
