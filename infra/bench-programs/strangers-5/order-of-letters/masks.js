const words = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1).map(w => w.trim());
const before = new Uint32Array(26); // before[c]: letters that must come earlier, as bits
let left = 0, bad = false;
let prev = '';
for (const w of words) {
  for (let i = 0; i < w.length; i++) left |= 1 << (w.charCodeAt(i) - 97);
  let i = 0;
  while (i < prev.length && i < w.length && prev[i] === w[i]) i++;
  if (i < prev.length) {
    if (i === w.length) bad = true;
    else before[w.charCodeAt(i) - 97] |= 1 << (prev.charCodeAt(i) - 97);
  }
  prev = w;
}
let order = '';
while (left && !bad) {
  bad = true;
  for (let c = 0; c < 26; c++) {
    if ((left >> c) & 1 && !(before[c] & left)) {
      order += String.fromCharCode(97 + c);
      left &= ~(1 << c);
      bad = false;
      break;
    }
  }
}
console.log(bad ? 'impossible' : order);
