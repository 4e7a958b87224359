const fs = require('fs');

const sorted = (list) => [...list].sort();

function rooms(starts, ends) {
  const begin = sorted(starts);
  const finish = sorted(ends);
  let freed = 0;
  return begin.reduce((count, time) => {
    if (time >= finish[freed]) {
      freed++;
      return count;
    }
    return count + 1;
  }, 0);
}

const [, starts, ends] = fs
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/).map(Number));
console.log(rooms(starts, ends));
