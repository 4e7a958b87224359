const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
let best = 0;
a.forEach((x, i) => a.slice(i + 1).forEach(y => { if (y - x > best) best = y - x; }));
console.log(best);
