const fs = require('fs');

/**
 * @param {string} digits the number over the door
 * @param {number} k how many digits are removed
 * @returns {string} the smallest number that can remain
 */
function solve(digits, k) {
  let rest = digits.split('');
  for (let removed = 0; removed < k; removed++) {
    let i = 0;
    while (i + 1 < rest.length && rest[i] <= rest[i + 1]) i++;
    rest.splice(i, 1);
  }
  return rest.join('').replace(/^0+/, '') || '0';
}

const [digits, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(digits, Number(k)));
