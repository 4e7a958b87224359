const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const a = lines[1].split(' ').filter(x => x).map(Number), b = (lines[3] || '').split(' ').filter(x => x).map(Number);
const out = [];
while (a.length || b.length) {
  const x = a[0] || Infinity, y = b[0] || Infinity;
  if (x <= y && a.length) out.push(a.shift()); else if (b.length) out.push(b.shift()); else out.push(a.shift());
}
console.log(out.join(' '));
