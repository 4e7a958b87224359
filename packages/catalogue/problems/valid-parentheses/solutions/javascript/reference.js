const fs = require('fs');

/**
 * @param {string} s brackets only
 * @returns {boolean}
 */
function solve(s) {
  const openerOf = { ')': '(', ']': '[', '}': '{' };
  const open = [];
  for (const bracket of s) {
    const opener = openerOf[bracket];
    if (opener === undefined) open.push(bracket);
    else if (open.pop() !== opener) return false;
  }
  return open.length === 0;
}

const text = fs.readFileSync(0, 'utf8').trim();
console.log(String(solve(text)));
