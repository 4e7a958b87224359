const fs = require('fs');

/**
 * @param {number[]} numbers the list, in no order
 * @returns {number} the smallest positive integer that is not in the list
 */
function solve(numbers) {
  const n = numbers.length;
  const seen = new Array(n + 1).fill(false);
  for (const x of numbers) if (x > 0) seen[x > n ? x % (n + 1) : x] = true;
  for (let i = 1; i <= n; i++) if (!seen[i]) return i;
  return n + 1;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
