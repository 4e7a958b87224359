const stones = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
let end = 0, best = 0, steps = 0, stuck = false;
for (let i = 0; i < stones.length; i++) {
  best = Math.max(best, i + stones[i]);
  if (i === end) {
    if (best <= i) { stuck = i < stones.length - 1; break; }
    steps++;
    end = best;
  }
}
console.log(stuck ? -1 : steps);
