const [head, ...rows] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [r, c] = head.split(' ').map(Number);
const w = c + 1;
const flat = '0'.repeat(w) + rows.map(x => x.trim() + '0').join('') + '0'.repeat(w);
const visited = new Set();
let islands = 0;
for (let s = 0; s < flat.length; s++) {
  if (flat[s] === '0' || visited.has(s)) continue;
  islands++;
  visited.add(s);
  const queue = [s];
  for (let h = 0; h < queue.length; h++) {
    for (const d of [1, -1, w, -w]) {
      const t = queue[h] + d;
      if (flat[t] === '1' && !visited.has(t)) { visited.add(t); queue.push(t); }
    }
  }
}
console.log(islands);
