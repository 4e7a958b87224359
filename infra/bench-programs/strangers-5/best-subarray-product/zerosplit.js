'use strict';
const [, ...nums] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);

const islands = [];
let cur = [], mute = false;
for (const v of nums) {
  if (v !== 0) { cur.push(v); continue; }
  mute = true;
  if (cur.length) islands.push(cur);
  cur = [];
}
if (cur.length) islands.push(cur);

const times = (a, b) => a * b;
const bestOf = isle => {
  const all = isle.reduce(times, 1);
  if (all > 0 || isle.length === 1) return all;
  let f = 0, l = isle.length - 1, head = 1, tail = 1;
  do head *= isle[f]; while (isle[f++] > 0);
  do tail *= isle[l]; while (isle[l--] > 0);
  return Math.max(all / head, all / tail);
};

let ans = mute ? 0 : -Infinity;
islands.map(bestOf).forEach(b => { if (b > ans) ans = b; });
console.log(String(ans));
