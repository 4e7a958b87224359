const fs = require('fs');

/**
 * @param {string} a the song of the first bird
 * @param {string} b the song of the second bird
 * @param {string} heard
 * @returns {boolean} whether both songs, woven, give what was heard
 */
function solve(a, b, heard) {
  let [i, j] = [0, 0];
  for (let k = 0; k < heard.length; k++) {
    if (a[i] === heard[k] && b[j] === heard[k]) {
      if (a[i + 1] === heard[k + 1]) i++;
      else j++;
    } else if (a[i] === heard[k]) i++;
    else if (b[j] === heard[k]) j++;
    else return false;
  }
  return i === a.length && j === b.length;
}

const [q, ...lines] = fs.readFileSync(0, 'utf8').split('\n');
for (let i = 0; i < 3 * Number(q); i += 3) console.log(solve(lines[i] ?? '', lines[i + 1] ?? '', lines[i + 2] ?? ''));
