const fs = require('fs');

function solve(s, t) {
  const count = {};
  for (const letter of s) count[letter] = (count[letter] || 0) + 1;
  for (const letter of t) {
    if (!count[letter]) return false;
    count[letter]--;
  }
  return true;
}

const [s, t] = fs.readFileSync(0, 'utf8').split('\n').map((line) => line.trim());
console.log(solve(s, t) ? 'true' : 'false');
