'use strict';
var data = require('fs').readFileSync(0);
var pos = 0;
function num() {
  while (data[pos] < 48) pos++;
  var v = 0;
  while (pos < data.length && data[pos] >= 48) v = v * 10 + data[pos++] - 48;
  return v;
}
var n = num(), m = num(), k = num(), s = num(), t = num();
var from = new Int32Array(m), to = new Int32Array(m), fare = new Float64Array(m);
var i, round;
for (i = 0; i < m; i++) {
  from[i] = num();
  to[i] = num();
  fare[i] = num();
}
var old = new Float64Array(n + 1).fill(Infinity);
var cur = new Float64Array(n + 1).fill(Infinity);
old[s] = cur[s] = 0;
for (round = 0; round <= k; round++) {
  for (i = 0; i < m; i++) {
    var c = old[from[i]] + fare[i];
    if (c < cur[to[i]]) cur[to[i]] = c;
  }
  old.set(cur);
}
console.log(cur[t] === Infinity ? -1 : cur[t]);
