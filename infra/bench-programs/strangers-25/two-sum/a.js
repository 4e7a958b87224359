const [[, target], arr] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(r => r.trim().split(/\s+/).map(Number));
const where = new Map();
for (const [j, x] of arr.entries()) {
  const i = where.get(target - x);
  if (i !== undefined) {
    console.log(`${i} ${j}`);
    break;
  }
  where.set(x, j);
}
