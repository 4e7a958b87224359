const fs = require('fs');

/**
 * @param {string} s one line of printable ASCII
 * @returns {number} the length of its longest part without a repeated character
 */
function solve(s) {
  const lastSeen = new Map();
  let left = 0;
  let longest = 0;
  for (let i = 0; i < s.length; i++) {
    if (lastSeen.has(s[i])) left = lastSeen.get(s[i]) + 1;
    lastSeen.set(s[i], i);
    longest = Math.max(longest, i - left + 1);
  }
  return longest;
}

const [line] = fs.readFileSync(0, 'utf8').split('\n');
console.log(solve(line));
