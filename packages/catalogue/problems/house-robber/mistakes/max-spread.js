const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const take = [];
for (let i = 0; i < n; i++) {
  const x = ni();
  let best = 0;
  take.slice(0, Math.max(0, i - 1)).forEach(t => { if (t > best) best = t; });
  take.push(x + best);
}
console.log(take.reduce((a, b) => Math.max(a, b)));
