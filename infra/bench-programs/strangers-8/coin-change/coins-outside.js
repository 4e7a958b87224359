'use strict';
const tok = require('fs').readFileSync(0, 'latin1').split(/\s+/).filter(s => s.length).map(s => s | 0);
const n = tok[0], amount = tok[1];
const need = new Int32Array(amount + 1).fill(0x3fffffff);
need[0] = 0;
for (let i = 2; i < 2 + n; ++i) {
  for (let c = tok[i], a = c; a <= amount; ++a) {
    const via = need[a - c] + 1;
    if (via < need[a]) need[a] = via;
  }
}
console.log(need[amount] === 0x3fffffff ? -1 : need[amount]);
