const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const code = (ch) => ch.charCodeAt(0) - 97;

const before = new Int32Array(26); // bit mask of the letters that must come earlier
let present = 0;
let fits = true;

words.forEach((w, i) => {
  for (const ch of w) present |= 1 << code(ch);
  if (i === 0) return;
  const v = words[i - 1];
  let j = 0;
  while (j < v.length && j < w.length && v[j] === w[j]) j++;
  if (j < v.length && j < w.length) before[code(w[j])] |= 1 << code(v[j]);
  else if (v.length > w.length) fits = false;
});

let order = '';
while (fits && present) {
  let x = 0;
  while (x < 26 && !(present >> x & 1 && !(before[x] & present))) x++;
  if (x === 26) fits = false;
  else {
    order += String.fromCharCode(97 + x);
    present &= ~(1 << x);
  }
}
console.log(fits ? order : 'impossible');
