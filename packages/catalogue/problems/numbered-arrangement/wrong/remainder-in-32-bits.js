const fs = require('fs');

/**
 * @param {number} n the number of actors
 * @param {number} k the number of the arrangement, counted from 1
 * @returns {number[]} the actors from left to right
 */
function solve(n, k) {
  const left = Array.from({ length: n }, (_, i) => i + 1);
  let block = 1;
  for (let i = 2; i <= n; i++) block *= i;
  let rest = k - 1;
  const row = [];
  for (let size = n; size > 0; size--) {
    block /= size;
    row.push(...left.splice(((rest / block) | 0), 1));
    rest = rest % block | 0;
  }
  return row;
}

const [, ...nights] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(nights.map((night) => solve(...night.split(' ').map(Number)).join(' ')).join('\n'));
