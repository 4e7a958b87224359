const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = t[0], k = t[1], sx = t[2], sy = t[3];
const d = [];
for (let i = 0; i < n; i++) d.push((t[4 + 2 * i] - sx) ** 2 + (t[5 + 2 * i] - sy) ** 2);

const sent = [];
while (sent.length < k) {
  let best = 0;
  for (let i = 1; i < n; i++) if (d[i] < d[best]) best = i;
  sent.push(best + 1);
  d[best] = Infinity;
}
console.log(sent.join(' '));
