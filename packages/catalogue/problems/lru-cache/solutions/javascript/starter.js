const fs = require('fs');

/**
 * @param {number} capacity
 * @param {{ name: 'get' | 'put', key: number, value?: number }[]} operations
 * @returns {number[]} the results of the gets, in order
 */
function solve(capacity, operations) {
  // Write your solution here.
  return [];
}

const [head, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const operations = lines.map((line) => {
  const [name, key, value] = line.split(' ');
  return { name, key: Number(key), value: Number(value) };
});
console.log(solve(Number(head.split(' ')[0]), operations).join('\n'));
