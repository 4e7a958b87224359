const fs = require('fs');
const [n, amount, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const coins = rest.slice(0, n).sort((a, b) => b - a);

// how many of coin i? try every number of them
function search(i, left) {
  if (left === 0) return 0;
  if (i === n) return Infinity;
  let best = Infinity;
  for (let many = Math.floor(left / coins[i]); many >= 0; many--) {
    best = Math.min(best, many + search(i + 1, left - many * coins[i]));
  }
  return best;
}

const answer = search(0, amount);
console.log(answer === Infinity ? -1 : answer);
