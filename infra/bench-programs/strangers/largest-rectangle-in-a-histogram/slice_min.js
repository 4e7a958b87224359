const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const h = lines[1].trim().split(' ').map(Number);
let best = 0;
for (let i = 0; i < h.length; i++)
  for (let j = i + 1; j <= h.length; j++)
    best = Math.max(best, Math.min(...h.slice(i, j)) * (j - i));
console.log(best);
