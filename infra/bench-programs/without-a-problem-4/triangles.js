const [size, ...m] = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(size);
let closed = 0, open = 0;
for (let a = 0; a < n; a++)
  for (let b = a + 1; b < n; b++)
    for (let c = b + 1; c < n; c++) {
      const e = (m[a][b] === '1') + (m[b][c] === '1') + (m[a][c] === '1');
      if (e === 3) closed++;
      else if (e === 2) open++;
    }
console.log(closed, open);
