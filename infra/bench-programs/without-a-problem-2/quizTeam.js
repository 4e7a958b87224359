// line: name followed by the letters of the topics somebody knows
const L = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = +L[0];
const who = [], know = [];
let all = 0;
for (let i = 1; i <= n; i++) {
  const [nm, tp] = L[i].trim().split(' ');
  let b = 0;
  for (const ch of tp) b |= 1 << (ch.charCodeAt(0) - 97);
  who.push(nm); know.push(b); all |= b;
}
let best = n + 1, pick = 0;
for (let m = 0; m < 2 ** n; m++) {
  let c = 0, got = 0;
  for (let i = 0; i < n; i++) {
    if ((m >>> i) & 1) { c++; got |= know[i]; }
  }
  if (got === all && c < best) { best = c; pick = m; }
}
console.log(who.filter((_, i) => (pick >>> i) & 1).join(' ') || 'nobody');
