const M = 1000003;
const src = require('fs').readFileSync(0, 'utf8').trim();
let pos = 0;

function expr() {
  let v = term();
  while (src[pos] === '+' || src[pos] === '-') {
    const op = src[pos++];
    const w = term();
    v = op === '+' ? (v + w) % M : (v - w + M) % M;
  }
  return v;
}

function term() {
  let v = factor();
  while (src[pos] === '*') {
    pos++;
    v = (v * factor()) % M;
  }
  return v;
}

function factor() {
  if (src[pos] === '(') {
    pos++;
    const v = expr();
    pos++;
    return v;
  }
  let v = 0;
  while (pos < src.length && src[pos] >= '0' && src[pos] <= '9') {
    v = (v * 10 + Number(src[pos])) % M;
    pos++;
  }
  return v;
}

console.log(expr());
