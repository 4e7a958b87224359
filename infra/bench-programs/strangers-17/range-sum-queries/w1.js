'use strict';
const input = require('fs').readFileSync(0);
let at = 0;

function readInt() {
  while (input[at] !== 45 && (input[at] < 48 || input[at] > 57)) at++;
  let sign = 1;
  if (input[at] === 45) {
    sign = -1;
    at++;
  }
  let v = 0;
  while (at < input.length && input[at] >= 48 && input[at] <= 57) v = v * 10 + input[at++] - 48;
  return sign * v;
}

const n = readInt();
const q = readInt();
const pre = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) pre[i] = pre[i - 1] + readInt();

const lines = new Array(q);
for (let k = 0; k < q; k++) {
  const l = readInt();
  const r = readInt();
  lines[k] = pre[r] - pre[l - 1];
}
console.log(lines.join('\n'));
