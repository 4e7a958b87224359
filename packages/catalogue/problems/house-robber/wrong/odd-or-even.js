const fs = require('fs');

/**
 * @param {number[]} amounts what each house holds, from left to right
 * @returns {number} the largest total without two neighbours
 */
function solve(amounts) {
  let even = 0;
  let odd = 0;
  amounts.forEach((amount, i) => {
    if (i % 2 === 0) even += amount;
    else odd += amount;
  });
  return Math.max(even, odd);
}

const [n, ...amounts] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(amounts.slice(0, n)));
