const fs = require('fs');

/**
 * @param {number[][]} heights the rows from the north to the south
 * @returns {number} from how many fields rain reaches both seas
 */
function solve(heights) {
  // Write your solution here.
  return 0;
}

const [first, ...rows] = fs.readFileSync(0, 'utf8').trim().split('\n');
const heights = rows.slice(0, Number(first.split(' ')[0])).map((row) => row.trim().split(' ').map(Number));
console.log(solve(heights));
