'use strict';
// layer by layer: how far apart are the outermost bars that reach this level?
const bars = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
const top = bars.reduce((a, b) => Math.max(a, b), 0);
const leftmost = new Int32Array(top + 1);
const rightmost = new Int32Array(top + 1);
let reached = 0;
for (let i = 0; i < bars.length; i++) {
  while (reached < bars[i]) leftmost[++reached] = i;
}
reached = 0;
for (let i = bars.length - 1; i >= 0; i--) {
  while (reached < bars[i]) rightmost[++reached] = i;
}
let units = 0;
for (let level = 1; level <= top; level++) units += rightmost[level] - leftmost[level] + 1;
for (const bar of bars) units -= bar;
console.log(units);
