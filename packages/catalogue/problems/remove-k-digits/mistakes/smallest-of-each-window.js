const fs = require('fs');

/**
 * @param {string} digits the number over the door
 * @param {number} k how many digits are removed
 * @returns {string} the smallest number that can remain
 */
function solve(digits, k) {
  const keep = digits.length - k;
  let from = 0;
  let out = '';
  for (let j = 0; j < keep; j++) {
    let at = from;
    for (let i = from; i <= k + j; i++) if (digits[i] < digits[at]) at = i;
    out += digits[at];
    from = at + 1;
  }
  return out.replace(/^0+/, '') || '0';
}

const [digits, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(digits, Number(k)));
