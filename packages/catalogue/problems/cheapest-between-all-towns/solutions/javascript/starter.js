const fs = require('fs');

/**
 * @param {number} n
 * @param {number[][]} roads each with the towns u and v and the toll w
 * @param {number[][]} questions each with the towns a and b
 * @returns {(number | null)[]} the lowest costs, null where there is no way
 */
function solve(n, roads, questions) {
  // Write your solution here.
  return questions.map(() => null);
}

const numbers = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [n, m, q] = numbers;
const roads = Array.from({ length: m }, (_, i) => numbers.slice(3 + 3 * i, 6 + 3 * i));
const questions = Array.from({ length: q }, (_, i) => numbers.slice(3 + 3 * m + 2 * i, 5 + 3 * m + 2 * i));
console.log(solve(n, roads, questions).map((cost) => (cost === null ? 'none' : String(cost))).join('\n'));
