const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = data[0];
const stones = data.slice(1, n + 1);

function countJumps() {
  let here = 0;
  let jumps = 0;
  while (here < n - 1) {
    const far = here + stones[here];
    if (far >= n - 1) return jumps + 1;
    if (far === here) return -1;
    let next = here + 1;
    for (let k = here + 2; k <= far; k++) {
      if (stones[k] >= stones[next]) next = k;
    }
    here = next;
    jumps++;
  }
  return jumps;
}

console.log(countJumps());
