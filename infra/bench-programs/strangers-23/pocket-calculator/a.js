const s = require('fs').readFileSync(0, 'latin1');
let i = 0;

function peek() {
  while (i < s.length && s.charCodeAt(i) <= 32) i++;
  return i < s.length ? s[i] : '';
}

function sum() {
  let v = product();
  for (let op = peek(); op === '+' || op === '-'; op = peek()) {
    i++;
    const w = product();
    v = op === '+' ? v + w : v - w;
  }
  return v;
}

function product() {
  let v = atom();
  for (let op = peek(); op === '*' || op === '/'; op = peek()) {
    i++;
    const w = atom();
    v = op === '*' ? v * w : Math.trunc(v / w);
  }
  return v;
}

function atom() {
  const c = peek();
  if (c === '-') { i++; return -atom(); }
  if (c === '(') {
    i++;
    const v = sum();
    peek();
    i++;
    return v;
  }
  let v = 0;
  for (let d; (d = s.charCodeAt(i) - 48) >= 0 && d <= 9; i++) v = v * 10 + d;
  return v;
}

console.log(`${sum()}`);
