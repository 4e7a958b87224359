const fs = require('fs');

function fewestJumps(stones) {
  const last = stones.length - 1;
  let here = 0;
  let jumps = 0;
  while (here < last) {
    const reach = here + stones[here];
    if (reach >= last) return jumps + 1;
    let next = -1;
    for (let i = here + 1; i <= reach; i++) {
      if (stones[i] === 0) continue;
      if (next === -1 || stones[i] >= stones[next]) next = i;
    }
    if (next === -1) return -1;
    here = next;
    jumps++;
  }
  return jumps;
}

const [, row] = fs.readFileSync(0, 'utf8').split('\n');
console.log(fewestJumps(row.trim().split(' ').map(Number)));
