const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(r => r.trim().split(' ').map(Number));
const n = rows[0][0];
const bars = rows.slice(1).map(([l, r]) => ({ l, r, height: 1 }));

function holder(number) {
  for (let i = 0; i < n; i++) {
    if (bars[i].l === number || bars[i].r === number) return bars[i];
  }
  return null;
}
bars.forEach((bar, i) => { bar.above = holder(i + 1); });

for (const bar of bars) {
  if (bar.l || bar.r) continue;
  let h = 1;
  for (let b = bar.above; b && b.height < h + 1; b = b.above) b.height = ++h;
}
const heightOf = x => (x ? bars[x - 1].height : 0);
console.log(bars.filter(b => Math.abs(heightOf(b.l) - heightOf(b.r)) > 1).length);
