const fs = require('fs');

/**
 * @param {string} a the song of the first bird
 * @param {string} b the song of the second bird
 * @param {string} heard
 * @returns {boolean} whether both songs, woven, give what was heard
 */
function solve(a, b, heard) {
  if (a.length + b.length !== heard.length) return false;
  const seen = new Set();
  const stack = [[0, 0]];
  while (stack.length > 0) {
    const [i, j] = stack.pop();
    if (i + j === heard.length) return true;
    if (seen.has(i + j)) continue;
    seen.add(i + j);
    if (a[i] === heard[i + j]) stack.push([i + 1, j]);
    if (b[j] === heard[i + j]) stack.push([i, j + 1]);
  }
  return false;
}

const [q, ...lines] = fs.readFileSync(0, 'utf8').split('\n');
for (let i = 0; i < 3 * Number(q); i += 3) console.log(solve(lines[i] ?? '', lines[i + 1] ?? '', lines[i + 2] ?? ''));
