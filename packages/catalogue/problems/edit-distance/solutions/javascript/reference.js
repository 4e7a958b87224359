const fs = require('fs');

/**
 * @param {string} a
 * @param {string} b
 * @returns {number} the smallest number of changes that turns a into b
 */
function solve(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, replaced));
    }
    row = next;
  }
  return row[b.length];
}

const [a, b] = fs.readFileSync(0, 'utf8').split('\n');
console.log(solve(a, b));
