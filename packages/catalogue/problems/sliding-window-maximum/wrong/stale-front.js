const fs = require('fs');

/**
 * @param {number[]} values
 * @param {number} k width of the window
 * @returns {number[]} the maximum of every window, from left to right
 */
function solve(values, k) {
  const candidates = [];
  const maxima = [];
  for (let i = 0; i < values.length; i++) {
    while (candidates.length > 0 && values[candidates.at(-1)] <= values[i]) candidates.pop();
    candidates.push(i);
    if (i >= k - 1) maxima.push(values[candidates[0]]);
  }
  return maxima;
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k).join(' '));
