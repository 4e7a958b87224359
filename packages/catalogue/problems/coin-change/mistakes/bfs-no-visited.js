const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), amount = ni();
const coins = data.slice(2, 2 + n);
let level = [0], steps = 0, found = amount === 0;
while (level.length && !found) {
  const next = [];
  for (const v of level) for (const c of coins) {
    if (v + c === amount) found = true;
    if (v + c < amount && next.length < 3e6) next.push(v + c);
  }
  level = next;
  steps++;
}
console.log(found ? steps : -1);
