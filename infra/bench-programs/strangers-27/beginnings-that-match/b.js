'use strict';
const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());
const word = lines[0];
const pattern = lines[1];
const m = pattern.length;

// row[j]: the letters read so far match the first j signs
let row = new Uint8Array(m + 1);
row[0] = 1;
for (let j = 1; j <= m && pattern[j - 1] === '*'; j++) row[j] = 1;

let count = row[m];
for (let i = 1; i <= word.length; i++) {
  const next = new Uint8Array(m + 1);
  const c = word[i - 1];
  for (let j = 1; j <= m; j++) {
    const p = pattern[j - 1];
    if (p === '*') {
      next[j] = next[j - 1] | row[j];
    } else if (p === '?' || p === c) {
      next[j] = row[j - 1];
    }
  }
  row = next;
  count += row[m];
}
console.log(count);
