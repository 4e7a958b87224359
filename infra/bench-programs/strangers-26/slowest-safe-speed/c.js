'use strict';
const [n, h, ...tanks] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const fullest = tanks.reduce((a, b) => (a > b ? a : b));

const tooSlow = (v) => {
  let hours = 0;
  for (let i = 0; i < n; i++) hours += Math.ceil(tanks[i] / v);
  return hours > h;
};

let speed = 0;
for (let bit = 1 << (31 - Math.clz32(fullest)); bit > 0; bit >>= 1) {
  if (tooSlow(speed | bit)) speed |= bit;
}
console.log(speed + 1);
