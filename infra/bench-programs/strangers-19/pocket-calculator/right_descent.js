'use strict';
const s = require('fs').readFileSync(0, 'latin1').replace(/\s+/g, '');
let i = 0;
// sum := product (('+' | '-') product)*
function sum() {
  let v = product();
  while (s[i] === '+' || s[i] === '-') {
    if (s[i++] === '+') v += product(); else v -= product();
  }
  return v;
}
// product := factor (('*' | '/') factor)*
function product() {
  let v = factor();
  while (s[i] === '*' || s[i] === '/') {
    if (s[i++] === '*') v *= factor(); else v = Math.trunc(v / factor());
  }
  return v;
}
// factor := '-' factor | '(' sum ')' | number
function factor() {
  if (s[i] === '-') { i++; return -factor(); }
  if (s[i] === '(') {
    i++;
    const v = sum();
    i++;
    return v;
  }
  const from = i;
  while (s[i] >= '0' && s[i] <= '9') i++;
  return Number(s.slice(from, i));
}
console.log(String(sum()));
