const fs = require('fs');

/**
 * @param {{ name: 'push' | 'pop' | 'top' | 'min', value?: number }[]} operations
 * @returns {number[]} the answers to top and min, in order
 */
function solve(operations) {
  // Write your solution here.
  return [];
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const operations = lines.map((line) => {
  const [name, value] = line.split(' ');
  return value === undefined ? { name } : { name, value: Number(value) };
});
console.log(solve(operations).join('\n'));
