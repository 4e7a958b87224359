const fs = require('fs');

/**
 * @param {{ name: 'add' | 'has' | 'prefix', text: string }[]} operations
 * @returns {boolean[]} the answers to has and prefix, in order
 */
function solve(operations) {
  const beginnings = new Set();
  const answers = [];
  for (const { name, text } of operations) {
    if (name !== 'add') answers.push(beginnings.has(text));
    else for (let end = 1; end <= text.length; end++) beginnings.add(text.slice(0, end));
  }
  return answers;
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const operations = lines.map((line) => {
  const [name, text] = line.split(' ');
  return { name, text };
});
console.log(solve(operations).join('\n'));
