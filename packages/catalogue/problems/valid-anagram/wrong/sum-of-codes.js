const fs = require('fs');

/**
 * @param {string} s small letters only
 * @param {string} t small letters only
 * @returns {boolean}
 */
function solve(s, t) {
  const sum = (word) => [...word].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return s.length === t.length && sum(s) === sum(t);
}

const [s, t] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(String(solve(s, t)));
