const [, row] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const lights = row.trim().split(' ').map(Number);
const at = (i) => lights[i] ?? 1;

const earn = (lo, hi) => {
  let most = 0;
  for (let last = lo; last <= hi; last++) {
    const here = at(lo - 1) * at(last) * at(hi + 1);
    const before = earn(lo, last - 1);
    const after = earn(last + 1, hi);
    most = Math.max(most, before + here + after);
  }
  return most;
};

console.log(earn(0, lights.length - 1));
