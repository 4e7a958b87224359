const raw = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(s => s).map(Number);
const n = raw[0];
const teeth = raw.slice(1, n + 1).sort((a, b) => a - b);
const len = Array(n).fill(1);
const from = Array(n).fill(-1);
let top = 0;
for (let i = 0; i < n; i++) {
  for (let j = 0; j < i; j++) {
    if (teeth[i] % teeth[j] === 0 && len[j] + 1 > len[i]) {
      len[i] = len[j] + 1;
      from[i] = j;
    }
  }
  if (len[i] > len[top]) top = i;
}
const chain = [];
for (let i = top; i >= 0; i = from[i]) chain.unshift(teeth[i]);
console.log(chain.join(' '));
