const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const events = rows.flatMap(row => {
  const [l, r] = row.split(' ').map(Number);
  return [{ x: l, d: +1 }, { x: r, d: -1 }];
}).sort((p, q) => p.x - q.x || q.d - p.d);
let open = 0, from;
const res = [];
for (const { x, d } of events) {
  if (open === 0) from = x;
  open += d;
  if (open === 0) res.push(`${from} ${x}`);
}
console.log(res.join('\n'));
