const [word, pattern] = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());
const n = word.length;
const ok = new Uint8Array(n + 1);
ok[0] = 1;
for (const sign of pattern) {
  if (sign === '*') {
    for (let i = 1; i <= n; i++) ok[i] |= ok[i - 1];
  } else {
    for (let i = n; i > 0; i--) {
      ok[i] = ok[i - 1] && (sign === '?' || sign === word[i - 1]) ? 1 : 0;
    }
    ok[0] = 0;
  }
}
console.log(ok.reduce((a, b) => a + b, 0));
