'use strict';
// level order arrays, then walk the nodes backwards: children always come after their parent
const data = require('fs').readFileSync(0);
let at = 0;
const skip = () => { while (at < data.length && data[at] <= 32) at++; };
const NUL = 0x7fffffff;
function token() {
  skip();
  if (data[at] === 110) { at += 4; return NUL; }
  let neg = false, x = 0;
  if (data[at] === 45) { neg = true; at++; }
  while (at < data.length && data[at] > 32) x = x * 10 + data[at++] - 48;
  return neg ? -x : x;
}
const k = token();
const val = new Int32Array(k), par = new Int32Array(k);
let cnt = 1, p = 0;
val[0] = token();
par[0] = -1;
for (let i = 1; i < k; i++) {
  const v = token();
  if (v !== NUL) { val[cnt] = v; par[cnt++] = p; }
  if (i % 2 === 0) p++;
}
// one[i]: best downward sum below i (>= 0), two[i]: second best
const one = new Float64Array(cnt), two = new Float64Array(cnt);
let best = -Infinity;
for (let i = cnt - 1; i >= 0; i--) {
  const through = val[i] + one[i] + two[i];
  if (through > best) best = through;
  const g = val[i] + one[i], q = par[i];
  if (q >= 0 && g > 0) {
    if (g > one[q]) { two[q] = one[q]; one[q] = g; }
    else if (g > two[q]) two[q] = g;
  }
}
console.log(best);
