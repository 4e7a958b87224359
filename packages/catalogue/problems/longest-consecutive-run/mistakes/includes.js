const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
let best = 0;
for (const x of a) {
  if (a.includes(x - 1)) continue;
  let c = 1;
  while (a.includes(x + c)) c++;
  best = Math.max(best, c);
}
console.log(best);
