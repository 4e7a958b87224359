const fs = require('fs');

function solve(kinds, k) {
  let best = 0;
  let count = 0;
  for (let i = 0; i < kinds.length; i++) {
    const baskets = new Set();
    let j = i;
    while (j < kinds.length) {
      baskets.add(kinds[j]);
      if (baskets.size > k) break;
      j++;
    }
    if (j - i > best) {
      best = j - i;
      count = 1;
    } else if (j - i === best) {
      count++;
    }
  }
  return [best, count];
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k).join(' '));
