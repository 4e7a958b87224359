const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
console.log(a.map((_, i) => a.filter((_, k) => k !== i).reduce((x, y) => x * y, 1) + 0).join(' '));
