const fs = require('fs');

/**
 * @param {number} n how many steps the staircase has
 * @returns {number} in how many ways it can be climbed
 */
function solve(n) {
  let before = 1; // ways to reach the step below
  let here = 1; // ways to reach this step
  for (let step = 2; step <= n; step++) {
    [before, here] = [here, before + here];
  }
  return here;
}

const n = Number(fs.readFileSync(0, 'utf8'));
console.log(solve(n));
