'use strict';
// bucket per start: the farthest end of any interval that starts there
const buf = require('fs').readFileSync(0);
let p = 0;
const num = () => {
  while (buf[p] < 48) p++;
  let x = 0;
  while (p < buf.length && buf[p] >= 48) x = x * 10 + buf[p++] - 48;
  return x;
};
const LIMIT = 1e7;
const far = new Int32Array(LIMIT).fill(-1);
for (let n = num(); n > 0; n--) {
  const l = num(), r = num();
  if (far[l] < r) far[l] = r;
}
const out = [];
for (let l = 0; l < LIMIT;) {
  if (far[l] < 0) { l++; continue; }
  let r = far[l], x = l;
  while (++x <= r) if (far[x] > r) r = far[x];
  out.push(`${l} ${r}`);
  l = r + 1;
}
console.log(out.join('\n'));
