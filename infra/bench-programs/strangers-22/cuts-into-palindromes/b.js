const input = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = Number(input[0]);
const code = Buffer.from(input[1]);
const mirror = [];
for (let i = 0; i < n; i++) mirror.push(new Uint8Array(n));
for (let i = n - 1; i >= 0; i--) {
  const inner = i + 1 < n ? mirror[i + 1] : null;
  for (let j = i; j < n; j++) {
    if (code[i] === code[j] && (j - i < 2 || inner[j - 1])) mirror[i][j] = 1;
  }
}
const pieces = new Int32Array(n + 1);
for (let i = n - 1; i >= 0; i--) {
  let least = n + 1;
  for (let j = i; j < n; j++) {
    if (mirror[i][j] && pieces[j + 1] + 1 < least) least = pieces[j + 1] + 1;
  }
  pieces[i] = least;
}
console.log(pieces[0] - 1);
