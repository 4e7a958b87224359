const [word, pattern] = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());
const n = word.length;

let row = new Uint8Array(n + 1);
row[0] = 1;
for (const sign of pattern) {
  const next = new Uint8Array(n + 1);
  if (sign === '*') {
    let any = 0;
    for (let i = 0; i <= n; i++) {
      any |= row[i];
      next[i] = any;
    }
  } else {
    for (let i = 1; i <= n; i++) {
      if (row[i - 1] && (sign === '?' || sign === word[i - 1])) next[i] = 1;
    }
  }
  row = next;
}
console.log(row.reduce((a, b) => a + b, 0));
