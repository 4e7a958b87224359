const s = require('fs').readFileSync(0, 'utf8').trim();
const MOD = 1000000007;
let before = 0, now = 1, last = 0;
for (let i = 0; i < s.length; i++) {
  const d = s.charCodeAt(i) - 48;
  const two = last * 10 + d;
  const next = ((d > 0 ? now : 0) + (two >= 10 && two <= 26 ? before : 0)) % MOD;
  before = now; now = next; last = d;
}
console.log(now);
