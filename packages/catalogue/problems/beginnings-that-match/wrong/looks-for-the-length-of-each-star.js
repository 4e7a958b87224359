const fs = require('fs');

function solve(word, pattern) {
  const n = word.length;
  let fits = new Array(n + 1).fill(false);
  fits[0] = true;
  for (const sign of pattern) {
    const next = new Array(n + 1).fill(false);
    for (let j = 0; j <= n; j++) {
      if (!fits[j]) continue;
      if (sign === '*') for (let k = j; k <= n; k++) next[k] = true;
      else if (j < n && (sign === '?' || sign === word[j])) next[j + 1] = true;
    }
    fits = next;
  }
  return fits.filter((fit) => fit).length;
}

const [word, pattern] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(word, pattern));
