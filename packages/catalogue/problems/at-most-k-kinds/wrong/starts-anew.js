const fs = require('fs');

/**
 * @param {number[]} kinds
 * @param {number} k the number of baskets
 * @returns {[number, number]} the largest number of trees and the number of stretches of this length
 */
function solve(kinds, k) {
  let seen = new Set();
  let [length, longest, stretches] = [0, 0, 0];
  for (const kind of kinds) {
    if (!seen.has(kind) && seen.size === k) {
      seen = new Set();
      length = 0;
    }
    seen.add(kind);
    length++;
    if (length > longest) [longest, stretches] = [length, 0];
    if (length === longest) stretches++;
  }
  return [longest, stretches];
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k).join(' '));
