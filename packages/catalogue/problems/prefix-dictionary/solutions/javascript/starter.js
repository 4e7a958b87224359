const fs = require('fs');

/**
 * @param {{ name: 'add' | 'has' | 'prefix', text: string }[]} operations
 * @returns {boolean[]} the answers to has and prefix, in order
 */
function solve(operations) {
  // Write your solution here.
  return [];
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const operations = lines.map((line) => {
  const [name, text] = line.split(' ');
  return { name, text };
});
console.log(solve(operations).join('\n'));
