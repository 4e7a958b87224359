const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = parseInt(rows.shift());
const dist = rows.slice(0, n).map(r => r.trim().split(/\s+/).map(x => x === '-' ? Infinity : +x));

for (let k = 0; k < n; k++)
  for (let i = 0; i < n; i++) {
    const row = dist[i];
    const through = dist[k];
    const base = row[k];
    for (let j = 0; j < n; j++) {
      const cand = base + through[j];
      if (cand < row[j]) row[j] = cand;
    }
  }

const worst = dist.map((row, i) => Math.max(...row.filter((_, j) => j !== i), 0));
const hub = worst.indexOf(Math.min(...worst));
console.log(`island ${hub}`);
console.log(Number.isFinite(worst[hub]) ? worst[hub] : 'never');
