'use strict';
const s = require('fs').readFileSync(0);
// code -> cleaned code, 0 = thrown away
const clean = new Uint8Array(256);
for (let c = 48; c <= 57; c++) clean[c] = c;
for (let c = 65; c <= 90; c++) clean[c] = clean[c + 32] = c;

let i = 0, j = s.length - 1, ok = true;
while (i < j) {
  if (!clean[s[i]]) i++;
  else if (!clean[s[j]]) j--;
  else if (clean[s[i++]] !== clean[s[j--]]) {
    ok = false;
    break;
  }
}
console.log(ok);
