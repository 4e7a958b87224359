const fs = require('fs');

function solve(word, pattern) {
  const n = word.length;
  const m = pattern.length;
  // table[j][i]: pattern[0..j) matches word[0..i)
  const table = [];
  for (let j = 0; j <= m; j++) table.push(new Uint8Array(n + 1));
  table[0][0] = 1;
  for (let j = 1; j <= m; j++) {
    const p = pattern.charAt(j - 1);
    for (let i = 0; i <= n; i++) {
      if (p === '*') {
        // the star is empty, or it swallows one letter more
        if (table[j - 1][i] === 1) table[j][i] = 1;
        else if (i > 0 && table[j][i - 1] === 1) table[j][i] = 1;
      } else if (i > 0 && (p === '?' || p === word.charAt(i - 1))) {
        table[j][i] = table[j - 1][i - 1];
      }
    }
  }
  let result = 0;
  for (let i = 0; i <= n; i++) result += table[m][i];
  return result;
}

const [word, pattern] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(word, pattern));
