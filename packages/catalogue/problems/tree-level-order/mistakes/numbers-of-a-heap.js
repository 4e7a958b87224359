const [, ...tokens] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter((token) => token !== '');

// The root is number 1; the children of number x are 2x and 2x + 1.
const numbers = tokens.length > 0 ? [1] : [];
const values = tokens.slice(0, 1);
let read = 1;
for (let parent = 0; parent < numbers.length; parent += 1) {
  for (const number of [2 * numbers[parent], 2 * numbers[parent] + 1]) {
    const token = tokens[read++];
    if (token === undefined || token === 'null') continue;
    numbers.push(number);
    values.push(token);
  }
}

const levels = [];
numbers.forEach((number, at) => {
  const level = Math.floor(Math.log2(number));
  (levels[level] ??= []).push(values[at]);
});
console.log(levels.map((level) => level.join(' ')).join('\n'));
