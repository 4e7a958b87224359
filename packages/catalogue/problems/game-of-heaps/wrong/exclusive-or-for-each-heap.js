const fs = require('fs');

function solve(heaps) {
  const high = heaps.map((heap) => Math.floor(heap / 2 ** 30));
  const low = heaps.map((heap) => heap % 2 ** 30);
  let moves = 0;
  for (let i = 0; i < heaps.length; i++) {
    let a = 0;
    let b = 0;
    for (let j = 0; j < heaps.length; j++) {
      if (j === i) continue;
      a ^= high[j];
      b ^= low[j];
    }
    if (a * 2 ** 30 + b < heaps[i]) moves++;
  }
  return moves;
}

const [n, ...sizes] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(sizes.slice(0, n)));
