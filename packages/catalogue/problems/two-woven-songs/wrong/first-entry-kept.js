const fs = require('fs');

/**
 * @param {string} a the song of the first bird
 * @param {string} b the song of the second bird
 * @param {string} heard
 * @returns {boolean} whether both songs, woven, give what was heard
 */
function solve(a, b, heard) {
  if (a.length + b.length !== heard.length) return false;
  const can = new Array(b.length + 1).fill(false);
  can[0] = true;
  for (let i = 0; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const note = heard[i + j - 1];
      can[j] = (i > 0 && can[j] && a[i - 1] === note) || (can[j - 1] && b[j - 1] === note);
    }
  }
  return can[b.length];
}

const [q, ...lines] = fs.readFileSync(0, 'utf8').split('\n');
for (let i = 0; i < 3 * Number(q); i += 3) console.log(solve(lines[i] ?? '', lines[i + 1] ?? '', lines[i + 2] ?? ''));
