'use strict';
const words = require('fs').readFileSync(0, 'latin1').split('\n').map(w => w.trim()).filter(Boolean);
words.shift();

const before = Array.from({ length: 26 }, () => new Uint8Array(26));
const used = new Uint8Array(26);
class Muddle extends Error {}

// the words lo .. hi-1 agree in their first d letters
function chapter(lo, hi, d) {
  let i = lo, last = -1;
  while (i < hi && words[i].length === d) i++;
  while (i < hi) {
    if (words[i].length === d) throw new Muddle();
    const ch = words[i].charCodeAt(d) - 97;
    used[ch] = 1;
    let j = i;
    while (j < hi && words[j].charCodeAt(d) - 97 === ch) j++;
    if (last >= 0) before[last][ch] = 1;
    chapter(i, j, d + 1);
    last = ch;
    i = j;
  }
}

function alphabet() {
  let s = '';
  for (;;) {
    let pick = -1, rest = 0;
    for (let c = 25; c >= 0; c--) {
      if (!used[c]) continue;
      rest++;
      if (!before.some((row, b) => used[b] && row[c])) pick = c;
    }
    if (!rest) return s;
    if (pick < 0) throw new Muddle();
    used[pick] = 0;
    s += String.fromCharCode(97 + pick);
  }
}

try {
  chapter(0, words.length, 0);
  console.log(alphabet());
} catch (e) {
  if (!(e instanceof Muddle)) throw e;
  console.log('impossible');
}
