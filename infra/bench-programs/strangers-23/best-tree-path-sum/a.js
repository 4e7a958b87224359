'use strict';
const data = require('fs').readFileSync(0);
const END = data.length;
let at = 0;

function blank() { while (at < END && data[at] <= 32) at++; }
function readInt() {
  blank();
  let sign = 1, x = 0;
  if (data[at] === 45) { sign = -1; at++; }
  while (at < END && data[at] > 32) x = x * 10 + data[at++] - 48;
  return sign * x;
}

const k = readInt();
const value = new Int32Array(k);
const up = new Int32Array(k);
let count = 0;
for (let t = 0; t < k; t++) {
  blank();
  if (data[at] === 110) { at += 4; continue; }
  value[count] = readInt();
  up[count] = t === 0 ? -1 : (t - 1) >> 1;
  count++;
}

const first = new Float64Array(count), second = new Float64Array(count);
let answer = -Infinity;
for (let v = count - 1; v >= 0; v--) {
  answer = Math.max(answer, value[v] + first[v] + second[v]);
  const g = value[v] + first[v], p = up[v];
  if (p < 0) break;
  if (g > first[p]) { second[p] = first[p]; first[p] = g; }
  else if (g > second[p]) second[p] = g;
}
process.stdout.write(answer + '\n');
