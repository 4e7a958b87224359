'use strict';
const text = require('fs').readFileSync(0, 'utf8');
const nums = text.slice(text.indexOf('\n')).match(/-?\d+/g).map(Number);
const zeros = nums.filter(x => x === 0).length;
const rest = nums.reduce((p, x) => (x === 0 ? p : p * x), 1);
const others = {
  0: x => rest / x,
  1: x => (x === 0 ? rest : 0),
}[zeros] || (() => 0);
console.log(nums.map(others).join(' '));
