const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = [...new Set(data.slice(1, n + 1))];
if (a.length > 7) a.sort(); else a.sort((x, y) => x - y);
let best = 1, cur = 1;
for (let i = 1; i < a.length; i++) {
  cur = a[i] === a[i - 1] + 1 ? cur + 1 : 1;
  best = Math.max(best, cur);
}
console.log(best);
