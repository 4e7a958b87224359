const fs = require('fs');

/**
 * @param {number[]} numbers the list, in no order
 * @returns {number} the smallest positive integer that is not in the list
 */
function solve(numbers) {
  const sorted = [...new Set(numbers)].filter((x) => x > 0).sort();
  let want = 1;
  for (const x of sorted) {
    if (x !== want) return want;
    want++;
  }
  return want;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
