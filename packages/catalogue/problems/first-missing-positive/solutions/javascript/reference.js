const fs = require('fs');

/**
 * @param {number[]} numbers the list, in no order
 * @returns {number} the smallest positive integer that is not in the list
 */
function solve(numbers) {
  const n = numbers.length;
  const occurs = new Uint8Array(n + 2);
  for (const number of numbers) {
    if (number >= 1 && number <= n) occurs[number] = 1;
  }
  return occurs.indexOf(0, 1);
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
