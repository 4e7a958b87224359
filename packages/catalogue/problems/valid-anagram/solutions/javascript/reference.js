const fs = require('fs');

/**
 * @param {string} s lower-case letters only
 * @param {string} t lower-case letters only
 * @returns {boolean}
 */
function solve(s, t) {
  if (s.length !== t.length) return false;
  const surplus = new Array(26).fill(0);
  for (let i = 0; i < s.length; i++) {
    surplus[s.charCodeAt(i) - 97]++;
    surplus[t.charCodeAt(i) - 97]--;
  }
  return surplus.every((count) => count === 0);
}

const [s, t] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(String(solve(s, t)));
