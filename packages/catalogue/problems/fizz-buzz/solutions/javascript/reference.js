const fs = require('fs');

/**
 * @param {number} n
 * @returns {string[]} the lines for 1 to n
 */
function solve(n) {
  return Array.from({ length: n }, (_, index) => {
    const i = index + 1;
    const words = (i % 3 === 0 ? 'Fizz' : '') + (i % 5 === 0 ? 'Buzz' : '');
    return words || String(i);
  });
}

const n = Number(fs.readFileSync(0, 'utf8'));
console.log(solve(n).join('\n'));
