const [first, ...rows] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const all = [];
for (const row of rows.slice(0, +first)) {
  const [len, ...vals] = row.trim().split(' ').map(Number);
  for (const v of vals) all.push(v);
}
const sorted = [...new Set(all)].sort((a, b) => a - b);
console.log(sorted.join(' '));
