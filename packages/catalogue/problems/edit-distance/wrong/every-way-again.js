const fs = require('fs');

/**
 * @param {string} a
 * @param {string} b
 * @returns {number} the smallest number of changes that turns a into b
 */
function solve(a, b) {
  const distance = (i, j) => {
    if (i === 0 || j === 0) return i + j;
    if (a[i - 1] === b[j - 1]) return distance(i - 1, j - 1);
    return 1 + Math.min(distance(i - 1, j), distance(i, j - 1), distance(i - 1, j - 1));
  };
  return distance(a.length, b.length);
}

const [a, b] = fs.readFileSync(0, 'utf8').split('\n');
console.log(solve(a, b));
