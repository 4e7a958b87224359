const fs = require('fs');

/**
 * @param {number[]} kinds
 * @param {number} k the number of baskets
 * @returns {[number, number]} the largest number of trees and the number of stretches of this length
 */
function solve(kinds, k) {
  let [longest, stretches] = [0, 0];
  for (let begin = 0; begin < kinds.length; begin++) {
    const seen = new Set();
    let end = begin;
    while (end < kinds.length && (seen.has(kinds[end]) || seen.size < k)) seen.add(kinds[end++]);
    if (end - begin > longest) [longest, stretches] = [end - begin, 0];
    if (end - begin === longest) stretches++;
  }
  return [longest, stretches];
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k).join(' '));
