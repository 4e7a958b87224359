const fs = require('fs');

/**
 * @param {string} a the song of the first bird
 * @param {string} b the song of the second bird
 * @param {string} heard
 * @returns {boolean} whether both songs, woven, give what was heard
 */
function solve(a, b, heard) {
  // Write your solution here.
  return false;
}

const [q, ...lines] = fs.readFileSync(0, 'utf8').split('\n');
for (let i = 0; i < 3 * Number(q); i += 3) console.log(solve(lines[i] ?? '', lines[i + 1] ?? '', lines[i + 2] ?? ''));
