const fs = require('fs');

/**
 * @param {string} s
 * @param {string} t
 * @returns {number} the length of their longest common subsequence
 */
function solve(s, t) {
  let above = new Array(t.length + 1).fill(0);
  for (const letter of s) {
    const row = [0];
    for (let j = 0; j < t.length; j++) {
      row.push(letter === t[j] ? above[j] + 1 : Math.max(above[j + 1], row[j]));
    }
    above = row;
  }
  return above[t.length];
}

const [s, t] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(solve(s, t));
