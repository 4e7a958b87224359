const fs = require('fs');

/**
 * @param {number} n the number of actors
 * @param {number} k the number of the arrangement, counted from 1
 * @returns {number[]} the actors from left to right
 */
function solve(n, k) {
  const row = Array.from({ length: n }, (_, i) => i + 1);
  for (let number = 1; number < k; number++) {
    let i = n - 2;
    while (row[i] > row[i + 1]) i--;
    let j = n - 1;
    while (row[j] < row[i]) j--;
    [row[i], row[j]] = [row[j], row[i]];
    for (let a = i + 1, b = n - 1; a < b; a++, b--) [row[a], row[b]] = [row[b], row[a]];
  }
  return row;
}

const [, ...nights] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(nights.map((night) => solve(...night.split(' ').map(Number)).join(' ')).join('\n'));
