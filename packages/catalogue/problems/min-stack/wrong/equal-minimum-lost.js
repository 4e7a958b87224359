const fs = require('fs');

/**
 * @param {{ name: 'push' | 'pop' | 'top' | 'min', value?: number }[]} operations
 * @returns {number[]} the answers to top and min, in order
 */
function solve(operations) {
  const values = [];
  const minima = [];
  const answers = [];
  for (const { name, value } of operations) {
    if (name === 'push') {
      values.push(value);
      if (minima.length === 0 || value < minima.at(-1)) minima.push(value);
    } else if (name === 'pop') {
      if (values.pop() === minima.at(-1)) minima.pop();
    } else {
      answers.push(name === 'top' ? values.at(-1) : minima.at(-1));
    }
  }
  return answers;
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const operations = lines.map((line) => {
  const [name, value] = line.split(' ');
  return value === undefined ? { name } : { name, value: Number(value) };
});
console.log(solve(operations).join('\n'));
