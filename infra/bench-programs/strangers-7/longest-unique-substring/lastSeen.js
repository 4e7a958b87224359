'use strict';
const [s] = require('fs').readFileSync(0, 'latin1').split(/\r?\n/);
const last = new Int32Array(128).fill(-1);
let from = 0;
let best = 0;
for (let i = 0; i < s.length; i++) {
  const c = s.charCodeAt(i);
  if (last[c] >= from) from = last[c] + 1;
  last[c] = i;
  if (i - from + 1 > best) best = i - from + 1;
}
console.log(best);
