const [word, pattern] = require('fs').readFileSync(0, 'utf8').split('\n').map((l) => l.trim());
const W = word.length, P = pattern.length;
// ok[j][i]: the first j signs of the pattern match the first i letters
const ok = [];
for (let j = 0; j <= P; j++) ok.push(new Uint8Array(W + 1));
ok[0][0] = 1;
for (let j = 1; j <= P; j++) {
  const c = pattern[j - 1];
  for (let i = 0; i <= W; i++) {
    if (c === '*') {
      ok[j][i] = ok[j - 1][i] || (i > 0 && ok[j][i - 1]) ? 1 : 0;
    } else if (i > 0 && (c === '?' || c === word[i - 1])) {
      ok[j][i] = ok[j - 1][i - 1];
    }
  }
}
let count = 0;
for (let i = 0; i <= W; i++) count += ok[P][i];
console.log(count);
