const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const s = lines[0];
let best = 0;
for (let i = 0; i < s.length; i++)
  for (let k = i + best + 1; k <= Math.min(s.length, i + 96); k++) {
    const p = s.slice(i, k);
    if (new Set(p).size === p.length) best = Math.max(best, p.length);
  }
console.log(best);
