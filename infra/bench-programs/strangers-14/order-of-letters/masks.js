const words = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);
const before = new Array(26).fill(0); // before[x]: bit mask of the letters that stand before x
let letters = 0, ok = true;
for (let i = 0; i < words.length; i++) {
  const w = words[i];
  for (let j = 0; j < w.length; j++) letters |= 1 << (w.charCodeAt(j) - 97);
  if (i === 0) continue;
  const p = words[i - 1];
  let j = 0;
  while (j < p.length && j < w.length && p[j] === w[j]) j++;
  if (j < p.length && j < w.length) before[w.charCodeAt(j) - 97] |= 1 << (p.charCodeAt(j) - 97);
  else if (p.length > w.length) ok = false;
}
let result = '';
while (ok && letters) {
  let x = 0;
  while (x < 26 && !((letters >> x) & 1 && (before[x] & letters) === 0)) x++;
  if (x === 26) ok = false;
  else {
    result += String.fromCharCode(97 + x);
    letters &= ~(1 << x);
  }
}
console.log(ok ? result : 'impossible');
