const fs = require('fs');

function solve(word, pattern) {
  const fits = new Array(word.length + 1).fill(false);
  fits[0] = true;
  for (const sign of pattern) {
    if (sign !== '*') fits[0] = false;
    for (let j = 1; j <= word.length; j++) {
      if (sign === '*') fits[j] = fits[j] || fits[j - 1];
      else fits[j] = fits[j - 1] && (sign === '?' || sign === word[j - 1]);
    }
  }
  return fits.filter((fit) => fit).length;
}

const [word, pattern] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(word, pattern));
