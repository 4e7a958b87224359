const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const iv = lines.slice(1).map(l => l.split(' ').map(Number)).sort((a, b) => a[0] - b[0]);
const res = [iv[0]];
for (const [l, r] of iv.slice(1)) {
  const last = res[res.length - 1];
  if (l <= last[1]) {
    last[1] = r;
  } else {
    res.push([l, r]);
  }
}
console.log(res.map(x => x.join(' ')).join('\n'));
