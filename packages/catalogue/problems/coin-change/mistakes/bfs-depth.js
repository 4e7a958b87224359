const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), amount = ni();
const coins = data.slice(2, 2 + n);
let level = new Set([0]), steps = 0;
while (level.size && !level.has(amount) && steps < 1000) {
  const next = new Set();
  for (const v of level) for (const c of coins) if (v + c <= amount) next.add(v + c);
  level = next;
  steps++;
}
console.log(level.has(amount) ? steps : -1);
