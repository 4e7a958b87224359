const fs = require('fs');

/**
 * @param {string} digits the number over the door
 * @param {number} k how many digits are removed
 * @returns {string} the smallest number that can remain
 */
function solve(digits, k) {
  const kept = [];
  let left = k;
  for (const d of digits) {
    while (left > 0 && kept.length && kept[kept.length - 1] > d) {
      kept.pop();
      left--;
    }
    kept.push(d);
  }
  return String(Number(kept.slice(0, kept.length - left).join('')));
}

const [digits, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(digits, Number(k)));
