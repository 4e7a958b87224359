const rows = require('fs').readFileSync(0, 'utf8').split('\n');
const q = +rows[0];
const when = [], writes = [];
const asks = [[]];          // asks[c]: questions that see the first c writes
let total = 0;
for (let i = 1; i <= q; i++) {
  const f = rows[i].trim().split(' ');
  const t = +f[1];
  if (f[0] === 'set') {
    when.push(t);
    writes.push(f);
    asks.push([]);
    continue;
  }
  let c = 0;
  for (let step = 1 << 17; step; step >>= 1)
    if (c + step <= when.length && when[c + step - 1] <= t) c += step;
  asks[c].push([total++, f[2]]);
}

const board = Object.create(null);
const result = new Array(total);
asks.forEach((list, c) => {
  if (c) board[writes[c - 1][2]] = writes[c - 1][3];
  for (const [id, name] of list) result[id] = board[name] ?? 'none';
});
console.log(result.join('\n'));
