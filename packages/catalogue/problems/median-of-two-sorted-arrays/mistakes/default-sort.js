const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const a = lines[1].split(' ').filter(x => x).map(Number);
const b = (lines[3] || '').split(' ').filter(x => x).map(Number);
let c = a.concat(b);
if (c.length > 5) c.sort(); else c.sort((x, y) => x - y);
const n = c.length;
console.log(n % 2 ? c[(n - 1) / 2] : (c[n / 2 - 1] + c[n / 2]) / 2);
