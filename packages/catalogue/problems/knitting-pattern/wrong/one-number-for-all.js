const fs = require('fs');

/**
 * @param {string} pattern
 * @returns {string} the stitches
 */
function solve(pattern) {
  const rows = [[]];
  let count = 0;
  let number = 0;
  for (const sign of pattern) {
    if (sign >= '0' && sign <= '9') {
      number = 10 * number + Number(sign);
    } else if (sign === '[') {
      rows.push([]);
      count = number;
      number = 0;
    } else if (sign === ']') {
      const row = rows.pop().join('');
      rows[rows.length - 1].push(row.repeat(count));
    } else {
      rows[rows.length - 1].push(sign);
    }
  }
  return rows[0].join('');
}

console.log(solve(fs.readFileSync(0, 'utf8').trim()));
