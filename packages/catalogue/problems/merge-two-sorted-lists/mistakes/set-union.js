const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const a = lines[1].split(' ').filter(x => x).map(Number), b = (lines[3] || '').split(' ').filter(x => x).map(Number);
const c = [...a, ...b].sort((x, y) => x - y);
const out = c.filter((x, i) => !(i > 1 && c[i - 1] === x && c[i - 2] === x));
console.log(out.join(' '));
