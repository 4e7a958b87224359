const fs = require('fs');

/**
 * @param {string} digits
 * @returns {number} the number of ways to read them, modulo 1 000 000 007
 */
function solve(digits) {
  let [before, ways] = [0, 1];
  for (let i = 0; i < digits.length; i++) {
    let next = digits[i] === '0' ? 0 : ways;
    const pair = i > 0 ? Number(digits[i - 1] + digits[i]) : 0;
    if (pair >= 10 && pair <= 26) next = (next + before) % 1000000007;
    [before, ways] = [ways, next];
  }
  return ways;
}

console.log(solve(fs.readFileSync(0, 'utf8').trim()));
