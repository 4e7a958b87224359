// cut the row at the forced letters 10 and 20; in the rest count dominoes in every chain
const M = 1000000007;
const mul = (a, b) => ((a * (b >>> 16)) % M * 65536 + a * (b & 65535)) % M;
const s = require('fs').readFileSync(0, 'utf8').trim();
const tilings = [1, 1];
for (let i = 2; i <= s.length; i++) tilings.push((tilings[i - 1] + tilings[i - 2]) % M);
let ways = 1;
for (const piece of s.split(/[12]0/)) {
  if (piece.includes('0')) { ways = 0; break; }
  let chain = 1;
  for (let i = 0; i < piece.length; i++) {
    if (i + 1 < piece.length && (piece[i] === '1' || (piece[i] === '2' && piece[i + 1] < '7'))) chain++;
    else { ways = mul(ways, tilings[chain]); chain = 1; }
  }
}
console.log(ways);
