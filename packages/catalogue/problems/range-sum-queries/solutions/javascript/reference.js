const fs = require('fs');

/**
 * @param {number[]} values
 * @param {[number, number][]} queries pairs l, r counted from 1, both included
 * @returns {number[]} one sum per query
 */
function solve(values, queries) {
  const prefix = [0];
  for (const value of values) prefix.push(prefix[prefix.length - 1] + value);
  return queries.map(([l, r]) => prefix[r] - prefix[l - 1]);
}

const [head, second, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const numbers = (line) => line.split(' ').map(Number);
const [, q] = numbers(head);
console.log(solve(numbers(second), lines.slice(0, q).map(numbers)).join('\n'));
