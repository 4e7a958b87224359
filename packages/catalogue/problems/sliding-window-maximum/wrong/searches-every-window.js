const fs = require('fs');

/**
 * @param {number[]} values
 * @param {number} k width of the window
 * @returns {number[]} the maximum of every window, from left to right
 */
function solve(values, k) {
  const maxima = [];
  for (let start = 0; start + k <= values.length; start++) {
    let maximum = values[start];
    for (let i = start + 1; i < start + k; i++) maximum = Math.max(maximum, values[i]);
    maxima.push(maximum);
  }
  return maxima;
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k).join(' '));
