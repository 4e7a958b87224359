'use strict';
const s = require('fs').readFileSync(0, 'latin1').replace(/\r?\n[^]*$/, '');
const last = new Map();
let start = 0, best = 0, i = 0;
for (const ch of s) {
  if (last.has(ch) && last.get(ch) >= start) start = last.get(ch) + 1;
  last.set(ch, i++);
  if (i - start > best) best = i - start;
}
console.log(best);
