// The twin-free numbers are in a one-to-one order with the numbers in base 9:
// every digit has nine possibilities (the first is not 0, the others are not their left neighbour).
const rank = x => {                       // twin-free numbers in 1..x
  let s = x.toString();
  if (s === '0') return 0n;
  const twin = s.search(/(\d)\1/);
  let inclusive = 1n;
  if (twin >= 0) {
    // cut behind the first of the twins and count everything below  <cut><d>00..: the second twin plays "the next free digit"
    const d = Number(s[twin]);
    let v = 0n, prev = 0;
    for (const ch of s.slice(0, twin + 1)) { const k = Number(ch); v = v * 9n + BigInt(k > prev ? k - 1 : k); prev = k; }
    v = v * 9n + BigInt(d);
    for (let i = twin + 2; i < s.length; i++) v *= 9n;
    return v + shorter(s.length);
  }
  let v = 0n, prev = 0;
  for (const ch of s) { const k = Number(ch); v = v * 9n + BigInt(k > prev ? k - 1 : k); prev = k; }
  return v + shorter(s.length) + inclusive;
};
function shorter(len) { let t = 0n; for (let p = 9n, i = 1; i < len; i++, p *= 9n) t += p; return t; }
const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(BigInt);
console.log((rank(b) - rank(a - 1n)).toString());
