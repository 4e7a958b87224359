const fs = require('fs');

/**
 * @param {number[]} toppings distinct
 * @returns {number[][]} all subsets, each in the order of the input
 */
function solve(toppings) {
  const selections = [];
  for (let bits = 0; bits < (1 << toppings.length) - 1; bits++) {
    selections.push(toppings.filter((_, i) => (bits >> i) & 1));
  }
  return selections;
}

const [n, ...toppings] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const lines = solve(toppings.slice(0, n)).map((selection) => selection.join(' ') || '-');
console.log(lines.join('\n'));
