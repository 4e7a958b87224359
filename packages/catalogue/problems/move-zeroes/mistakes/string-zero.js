const [, line] = require('fs').readFileSync(0, 'utf8').split('\n');
const t = line.trim();
const rest = (' ' + t + ' ').replace(/ 0 /g, ' ').replace(/^ 0 /, ' ').trim();
const a = rest === '' ? [] : rest.split(' ');
const n = t.split(' ').length;
while (a.length < n) a.push('0');
console.log(a.filter((x, i) => x !== '0' || i >= a.length - 3).join(' ') + (a.filter((x, i) => x === '0' && i < a.length - 3).length ? ' 0' : ''));
