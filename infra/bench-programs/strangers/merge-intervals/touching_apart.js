const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const ivs = lines.map(s => s.split(' ').map(Number)).sort(([a], [b]) => a - b);
const out = [];
for (const [l, r] of ivs) {
  const last = out.at(-1);
  if (last && l < last[1]) last[1] = Math.max(last[1], r);
  else out.push([l, r]);
}
out.forEach(([l, r]) => console.log(l + ' ' + r));
