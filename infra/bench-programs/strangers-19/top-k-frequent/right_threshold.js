'use strict';
const OFF = 1e6;
const tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +tokens[0], k = +tokens[1];
const count = new Int32Array(2 * OFF + 1);
for (let i = 2; i < n + 2; i++) count[+tokens[i] + OFF]++;
// how many values occur exactly c times
const having = new Int32Array(n + 1);
count.forEach((c) => { if (c) having[c]++; });
let bar = n;
for (let sum = having[n]; sum < k; sum += having[bar]) bar--;
const out = [];
for (let v = -OFF; v <= OFF; v++) if (count[v + OFF] >= bar) out.push(v);
console.log(out.join(' '));
