const fs = require('fs');

/**
 * @param {number[]} numbers the list, in no order
 * @returns {number} the smallest positive integer that is not in the list
 */
function solve(numbers) {
  const seen = new Array(100001).fill(false);
  for (const x of numbers) if (x > 0 && x <= 100000) seen[x] = true;
  for (let i = 1; i <= 100000; i++) if (!seen[i]) return i;
  return 100001;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
