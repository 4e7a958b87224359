const fs = require('fs');

/**
 * @param {string} s one line of printable ASCII
 * @returns {boolean}
 */
function solve(s) {
  const kept = s.replace(/[^a-zA-Z0-9]/g, '');
  return kept === [...kept].reverse().join('');
}

const [line] = fs.readFileSync(0, 'utf8').split('\n');
console.log(String(solve(line)));
