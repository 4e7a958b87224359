const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.trim());
const table = [new Array(t.length + 1).fill(0)];
for (const c of s) {
  const prev = table[table.length - 1];
  const cur = [0];
  for (let j = 0; j < t.length; j++) {
    cur.push(c === t[j] ? prev[j] + 1 : Math.max(prev[j + 1], cur[j]));
  }
  table.push(cur);
}
console.log(table[s.length][t.length]);
