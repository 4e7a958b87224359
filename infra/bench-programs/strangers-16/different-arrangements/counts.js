const lines = require('fs').readFileSync(0, 'latin1').split('\n');
const n = Number(lines[0]);
const count = new Array(26).fill(0);
for (const ch of lines[1].trim()) count[ch.charCodeAt(0) - 97]++;
const word = Buffer.alloc(n);
const out = [];
(function place(i) {
  if (i === n) {
    out.push(word.toString('latin1'));
    return;
  }
  for (let k = 0; k < 26; k++) {
    if (count[k] === 0) continue;
    count[k]--;
    word[i] = 97 + k;
    place(i + 1);
    count[k]++;
  }
})(0);
console.log(out.join('\n'));
