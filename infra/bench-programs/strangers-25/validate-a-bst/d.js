'use strict';
const text = require('fs').readFileSync(0, 'latin1');
const words = text.slice(text.indexOf('\n')).match(/\S+/g) || [];

const value = [], child = [];
words.forEach((w, i) => {
  if (w === 'null') { if (i) child.push(-1); return; }
  if (i) child.push(value.length);
  value.push(parseInt(w, 10));
});

const n = value.length;
const small = Int32Array.from(value), large = Int32Array.from(value);
let verdict = true;
for (let v = n; v-- > 0; ) {
  const l = child[2 * v] ?? -1, r = child[2 * v + 1] ?? -1;
  if (l > 0) {
    verdict &&= large[l] < value[v];
    small[v] = Math.min(small[v], small[l]);
    large[v] = Math.max(large[v], large[l]);
  }
  if (r > 0) {
    verdict &&= small[r] > value[v];
    small[v] = Math.min(small[v], small[r]);
    large[v] = Math.max(large[v], large[r]);
  }
}
process.stdout.write(verdict + '\n');
