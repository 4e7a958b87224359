const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
const b = a.filter(x => x >= -1 && x !== 0);
while (b.length < n) b.push(0);
console.log(b.join(' '));
