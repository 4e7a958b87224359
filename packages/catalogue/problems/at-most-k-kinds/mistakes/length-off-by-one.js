const fs = require('fs');

/**
 * @param {number[]} kinds
 * @param {number} k the number of baskets
 * @returns {[number, number]} the largest number of trees and the number of stretches of this length
 */
function solve(kinds, k) {
  const counts = new Map();
  let [begin, longest, stretches] = [0, 0, 0];
  kinds.forEach((kind, end) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    while (counts.size > k) {
      const gone = kinds[begin++];
      const left = counts.get(gone) - 1;
      if (left === 0) counts.delete(gone);
      else counts.set(gone, left);
    }
    const length = end - begin;
    if (length > longest) [longest, stretches] = [length, 0];
    if (length === longest) stretches++;
  });
  return [longest, stretches];
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k).join(' '));
