const fs = require('fs');

/**
 * @param {string} digits the number over the door
 * @param {number} k how many digits are removed
 * @returns {string} the smallest number that can remain
 */
function solve(digits, k) {
  const kept = [];
  let left = k;
  for (const digit of digits) {
    while (left > 0 && kept.length > 0 && kept[kept.length - 1] > digit) {
      kept.pop();
      left--;
    }
    kept.push(digit);
  }
  const rest = kept.slice(0, kept.length - left);
  const first = rest.findIndex((digit) => digit !== '0');
  return first === -1 ? '0' : rest.slice(first).join('');
}

const [digits, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(digits, Number(k)));
