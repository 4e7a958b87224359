const fs = require('fs');

/**
 * @param {string[]} words
 * @returns {string} the tape
 */
function pack(words) {
  // Write your solution here.
  return '';
}

/**
 * @param {string} tape
 * @returns {string[] | null} the words, null if the tape is broken
 */
function unpack(tape) {
  // Write your solution here.
  return [];
}

const [direction, first, ...lines] = fs.readFileSync(0, 'utf8').split('\n');
if (direction === 'pack') {
  console.log(pack(lines.slice(0, Number(first)).map((line) => line.slice(1, -1))));
} else {
  const words = unpack(first);
  console.log(words === null ? 'broken' : [words.length, ...words.map((word) => `"${word}"`)].join('\n'));
}
