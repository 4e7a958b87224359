const fs = require('fs');

/**
 * @param {string} a
 * @param {string} b
 * @returns {number} the smallest number of changes that turns a into b
 */
function solve(a, b) {
  let row = new Array(b.length + 1).fill(0);
  for (const letter of a) {
    const next = [0];
    for (let j = 1; j <= b.length; j++) {
      next.push(letter === b[j - 1] ? row[j - 1] + 1 : Math.max(row[j], next[j - 1]));
    }
    row = next;
  }
  return Math.max(a.length, b.length) - row[b.length];
}

const [a, b] = fs.readFileSync(0, 'utf8').split('\n');
console.log(solve(a, b));
