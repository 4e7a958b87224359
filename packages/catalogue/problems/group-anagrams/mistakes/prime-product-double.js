const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const primes = [2,3,5,7,11,13,17,19,23,29,31,37,41,43,47,53,59,61,67,71,73,79,83,89,97,101];
const g = {};
for (const w of tok.slice(1)) {
  let k = 1;
  for (const ch of w) k = k * primes[ch.charCodeAt(0) - 97];
  (g[k] = g[k] || []).push(w);
}
for (const k in g) console.log(g[k].join(' '));
