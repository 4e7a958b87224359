const fs = require('fs');

/**
 * @param {number} n the stations are numbered from 1 to n
 * @param {[number, number, number][]} lines start, end and delay of each line
 * @param {number} s the station that sends at time 0
 * @returns {number} when the last station receives the signal, or -1
 */
function solve(n, lines, s) {
  // Write your solution here.
  return -1;
}

const [n, m, s, ...numbers] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const lines = Array.from({ length: m }, (_, i) => numbers.slice(3 * i, 3 * i + 3));
console.log(solve(n, lines, s));
