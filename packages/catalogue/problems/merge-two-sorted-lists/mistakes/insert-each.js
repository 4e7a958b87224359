const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
let a = lines[1].split(' ').filter(x => x).map(Number);
const b = (lines[3] || '').split(' ').filter(x => x).map(Number);
for (const x of b) {
  let i = a.findIndex(y => y > x);
  if (i < 0) i = a.length;
  a = [...a.slice(0, i), x, ...a.slice(i)];
}
console.log(a.join(' '));
