const fs = require('fs');

const s = fs.readFileSync(0, 'utf8').trim();

const inside = new Set();
let from = 0;
let best = 0;
for (let to = 0; to < s.length; to++) {
  while (inside.has(s[to])) {
    inside.delete(s[from]);
    from++;
  }
  inside.add(s[to]);
  best = Math.max(best, inside.size);
}
console.log(best);
