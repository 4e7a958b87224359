const fs = require('fs');
const [, ...brightness] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const row = [1, ...brightness, 1];

function best(left, right) {
  let most = 0;
  for (let last = left + 1; last < right; last++) {
    const cents = row[left] * row[last] * row[right];
    most = Math.max(most, cents + best(left, last) + best(last, right));
  }
  return most;
}

console.log(best(0, row.length - 1));
