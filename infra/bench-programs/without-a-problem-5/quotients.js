'use strict';
const n = +require('fs').readFileSync('/dev/stdin', 'utf8');
const P = 1000000007;
let acc = 0;
for (let l = 1; l <= n;) {
  const q = Math.floor(n / l);
  const r = Math.floor(n / q);
  acc = (acc + Number(BigInt(q) * BigInt(r - l + 1) % BigInt(P))) % P;
  l = r + 1;
}
console.log(acc);
