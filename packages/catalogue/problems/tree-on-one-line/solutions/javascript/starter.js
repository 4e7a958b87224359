const fs = require('fs');

/**
 * @param {string[]} tokens a tree in level order
 * @returns {string} its form with brackets
 */
function write(tokens) {
  // Write your solution here.
  return '';
}

/**
 * @param {string} text a tree in the form with brackets
 * @returns {string[]} its tokens in level order
 */
function read(text) {
  // Write your solution here.
  return [];
}

const [direction, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
if (direction === 'write') {
  console.log(write(lines[1].split(' ')));
} else {
  const tokens = read(lines[0]);
  console.log(`${tokens.length}\n${tokens.join(' ')}`);
}
