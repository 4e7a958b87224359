const fs = require('fs');

/**
 * @param {number} n
 * @param {number[][]} pairs the children who have quarrelled
 * @returns {{ teams?: string, circle?: number[] }} one of the two
 */
function solve(n, pairs) {
  // Write your solution here.
  return { teams: 'A'.repeat(n) };
}

const [n, m, ...ends] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const pairs = Array.from({ length: m }, (_, i) => [ends[2 * i], ends[2 * i + 1]]);
const { teams, circle } = solve(n, pairs);
console.log(teams ? `teams\n${teams}` : `circle\n${circle.length}\n${circle.join(' ')}`);
