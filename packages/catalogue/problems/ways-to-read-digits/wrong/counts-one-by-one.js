const fs = require('fs');

/**
 * @param {string} digits
 * @returns {number} the number of ways to read them, modulo 1 000 000 007
 */
function solve(digits) {
  let count = 0;
  const stack = [0];
  while (stack.length > 0) {
    const at = stack.pop();
    if (at === digits.length) count = (count + 1) % 1000000007;
    else if (digits[at] !== '0') {
      stack.push(at + 1);
      if (at + 1 < digits.length && Number(digits.slice(at, at + 2)) <= 26) stack.push(at + 2);
    }
  }
  return count;
}

console.log(solve(fs.readFileSync(0, 'utf8').trim()));
