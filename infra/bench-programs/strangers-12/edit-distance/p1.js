const lines = require('fs').readFileSync(0, 'latin1').split('\n').map(l => l.replace(/\r$/, ''));
const a = lines[0] || '', b = lines[1] || '';
let row = Array.from({ length: b.length + 1 }, (_, j) => j);
for (let i = 1; i <= a.length; i++) {
  const next = [i];
  for (let j = 1; j <= b.length; j++) {
    next.push(a[i - 1] === b[j - 1]
      ? row[j - 1]
      : 1 + Math.min(row[j - 1], row[j], next[j - 1]));
  }
  row = next;
}
console.log(row[b.length]);
