const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const endOf = new Uint32Array(10000000);
let last = 0;
for (const row of rows) {
  const [l, r] = row.trim().split(' ').map(Number);
  endOf[l] = Math.max(endOf[l], r);
  last = Math.max(last, l);
}

const merged = [];
for (let l = 0; l <= last; l++) {
  if (!endOf[l]) continue;
  const top = merged[merged.length - 1];
  if (top && l <= top[1]) top[1] = Math.max(top[1], endOf[l]);
  else merged.push([l, endOf[l]]);
}
console.log(merged.map((m) => m.join(' ')).join('\n'));
