const fs = require('fs');

/**
 * @param {string} digits the number over the door
 * @param {number} k how many digits are removed
 * @returns {string} the smallest number that can remain
 */
function solve(digits, k) {
  const d = digits.split('');
  let left = k;
  const kept = d.filter((x, i) => {
    if (left > 0 && i + 1 < d.length && x > d[i + 1]) {
      left--;
      return false;
    }
    return true;
  });
  return kept.slice(0, kept.length - left).join('').replace(/^0+/, '') || '0';
}

const [digits, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(digits, Number(k)));
